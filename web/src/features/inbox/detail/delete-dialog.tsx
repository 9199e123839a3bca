import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteOffer } from 'domain/api/inbox.ts'
import type { ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useFailure } from '../use-failure.ts'

const GONE = 404

interface DeleteDialogProps {
  title: string
  /** What goes with it. */
  children: ReactNode
  /** @throws as `callSignedIn` */
  remove: () => Promise<void>
  onClose: () => void
  /** Called when it is gone, whoever has deleted it. */
  onGone: () => void
}

/** Asks before something is deleted for good. */
export function DeleteDialog({ title, children, remove, onClose, onGone }: DeleteDialogProps) {
  const client = useQueryClient()
  const failure = useFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      remove().catch((error: unknown) => {
        // somebody else was faster
        if (!(error instanceof HttpError && error.status === GONE)) throw error
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.inbox })
      onClose()
      onGone()
    },
    onError: (error) => void showToast('error', failure(error)),
  })
  return (
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
}

interface DeleteOfferDialogProps extends Pick<DeleteDialogProps, 'onClose' | 'onGone'> {
  offer: { id: string; first_name: string; cv: string }
}

export function DeleteOfferDialog({ offer, ...rest }: DeleteOfferDialogProps) {
  const { t } = useLingui()
  const { id, first_name: name, cv } = offer
  return (
    <DeleteDialog
      title={t`Delete the volunteer offer from ${name}?`}
      remove={() => callSignedIn(deleteOffer, { id })}
      {...rest}
    >
      {cv ? t`The CV is deleted too. This cannot be undone.` : t`This cannot be undone.`}
    </DeleteDialog>
  )
}
