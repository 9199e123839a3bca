import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { clearToasts, showToast } from '#components/overlay/toasts.tsx'
import { HttpError } from '#lib/http.ts'
import type { Post, PostKind } from '../kinds.ts'
import { useMessageOf, useWords } from '../use-words.ts'

interface DeleteDialogProps {
  kind: PostKind
  post: Post
  onClose: () => void
  /** It is gone, be it by somebody else. */
  onDeleted: () => void
}

/** Asks once, names what goes, and deletes the version that was seen. */
export function DeleteDialog({ kind, post, onClose, onDeleted }: DeleteDialogProps) {
  const { said } = useWords(kind)
  const messageOf = useMessageOf()
  const { mutate, isPending } = useMutation({
    mutationFn: () => kind.remove(post),
    onMutate: clearToasts,
    onSuccess: () => {
      void showToast('success', said.deleted)
      onDeleted()
    },
    onError: (error) => {
      void showToast('error', messageOf(error, said.deleteFailed))
      if (!(error instanceof HttpError)) return
      if (error.status === 404) onDeleted()
      // it stands in the list as it is now
      if (error.status === 412) onClose()
    },
  })
  return (
    <Question
      title={said.deleteConfirm}
      onClose={onClose}
      answers={
        <>
          <SafeAnswer $kind="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </SafeAnswer>
          <Button type="button" $kind="danger" aria-busy={isPending} onClick={() => isPending || mutate()}>
            {isPending ? <Trans>Deleting...</Trans> : <Trans>Delete</Trans>}
          </Button>
        </>
      }
    >
      <p>
        <bdi>
          <b>{post.title}</b>
        </bdi>
      </p>
    </Question>
  )
}
