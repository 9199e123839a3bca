import { useId } from 'react'
import { useModal } from '#components/overlay/use-modal.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import type { Decisions } from '../decisions/use-decisions.ts'
import type { UserNavigation } from './dialog-header.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { UserReview } from './user-review.tsx'

export interface UserDialogProps {
  session: OpenSession
  uid: string
  navigation: UserNavigation
  decisions: Decisions
  /** Called when both card sides have loaded, with the revision that they belong to. */
  onCardSeen: (id: string, revision: number) => void
  /** Called after a decision or deletion. */
  onDecided: (id: string) => void
  onUndo: () => void
  onShowShortcuts: () => void
  onClose: () => void
}

/** Shows a user's details and actions. The dialog stays open from one user to the next. */
export function UserDialog({ uid, onClose, ...rest }: UserDialogProps) {
  const dialog = useModal()
  const titleId = useId()
  return (
    <DialogFrame dialog={dialog} labelledBy={titleId} onClose={onClose}>
      <UserReview key={uid} {...{ uid, titleId, dialog, onClose }} {...rest} />
    </DialogFrame>
  )
}
