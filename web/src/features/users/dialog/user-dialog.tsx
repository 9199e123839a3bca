import { useId } from 'react'
import { useModal } from '#components/overlay/use-modal.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import type { Decisions } from '../decisions/use-decisions.ts'
import type { Steps } from './head.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import { UserReading } from './user-reading.tsx'

export interface UserDialogProps {
  session: OpenSession
  uid: string
  steps: Steps
  decisions: Decisions
  /** Called when both sides of her card have been drawn, with the revision that they belong to. */
  onSeen: (id: string, revision: number) => void
  /** Called when she has been decided on, or deleted. */
  onDecided: (id: string) => void
  onUndo: () => void
  onShowShortcuts: () => void
  onClose: () => void
}

/** The details of a user, and what is done with her application. The dialog stays while one follows the other. */
export function UserDialog({ uid, onClose, ...rest }: UserDialogProps) {
  const dialog = useModal()
  const titleId = useId()
  return (
    <ReadingDialog dialog={dialog} labelledBy={titleId} onClose={onClose}>
      <UserReading key={uid} {...{ uid, titleId, dialog, onClose }} {...rest} />
    </ReadingDialog>
  )
}
