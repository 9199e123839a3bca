import { Trans } from '@lingui/react/macro'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { useDeletePost } from '../api.ts'
import type { Post, PostKind } from '../kinds.ts'
import { usePostTexts } from '../use-post-texts.ts'

interface DeleteDialogProps {
  kind: PostKind
  post: Post
  onClose: () => void
  /** Called once it is deleted, also by somebody else. */
  onDeleted: () => void
}

/** Asks before a post is deleted, and deletes the version that the user has seen. */
export function DeleteDialog({ kind, post, onClose, onDeleted }: DeleteDialogProps) {
  const { messages } = usePostTexts(kind)
  const { mutate, isPending } = useDeletePost(kind, post, { onDeleted, onChanged: onClose })
  return (
    <Question
      title={messages.deleteConfirm}
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
