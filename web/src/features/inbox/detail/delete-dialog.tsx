import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { useDeleteOffer } from '../api.ts'

interface DeleteDialogProps {
  title: string
  /** What else is deleted. */
  children: ReactNode
  deletion: { mutate: () => void; isPending: boolean }
  onClose: () => void
}

/** Asks before something is deleted for good. */
export const DeleteDialog = ({
  title,
  children,
  deletion: { mutate, isPending },
  onClose,
}: DeleteDialogProps) => (
  <Question
    title={title}
    onClose={onClose}
    answers={
      <>
        <SafeAnswer $kind="line" onClick={onClose}>
          <Trans>Cancel</Trans>
        </SafeAnswer>
        <Button
          type="button"
          $kind="danger"
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => isPending || mutate()}
        >
          <Trans>Delete</Trans>
        </Button>
      </>
    }
  >
    <p>{children}</p>
  </Question>
)

interface DeleteOfferDialogProps {
  offer: { id: string; first_name: string; cv: string }
  onClose: () => void
  /** Called once it is deleted, also by somebody else. */
  onGone: () => void
}

/** Asks before a volunteer offer is deleted. */
export function DeleteOfferDialog({ offer, onClose, onGone }: DeleteOfferDialogProps) {
  const { t } = useLingui()
  const { id, first_name: name, cv } = offer
  const deletion = useDeleteOffer(id, () => {
    onClose()
    onGone()
  })
  return (
    <DeleteDialog title={t`Delete the volunteer offer from ${name}?`} deletion={deletion} onClose={onClose}>
      {cv ? t`The CV is deleted too. This cannot be undone.` : t`This cannot be undone.`}
    </DeleteDialog>
  )
}
