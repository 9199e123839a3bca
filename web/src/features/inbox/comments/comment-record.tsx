import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { approveComment, deleteComment } from 'domain/api/comments.ts'
import type { ListedComment } from 'domain/comment.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Actions, Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { DeleteDialog } from '../detail/delete-dialog.tsx'
import { Hint, Record } from '../detail/inbox-detail.tsx'
import { useFailure } from '../use-failure.ts'
import { When } from '../when.tsx'
import { usePostWords } from './comment-row.tsx'

/** What is answered, cut: it stands whole below its post. */
const Answered = styled.span`
  display: -webkit-box;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  overflow: hidden;
  font-weight: 400;
`

interface CommentRecordProps {
  comment: ListedComment
  /** Called when it has left this list. */
  onGone: () => void
}

/** One comment, with what it answers, and the decision on it. */
export function CommentRecord({ comment, onGone }: CommentRecordProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const failure = useFailure()
  const title = usePostWords()(comment)
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, answers, is_approved } = comment
  const refresh = () => {
    void client.invalidateQueries({ queryKey: queryKeys.comments })
    void client.invalidateQueries({ queryKey: queryKeys.inbox })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => callSignedIn(approveComment, { id }),
    onSuccess: () => {
      void showToast('success', t`Comment by ${name} approved. It is live in a few seconds.`)
      refresh()
      onGone()
    },
    onError: (error) => void showToast('error', failure(error)),
  })
  return (
    <>
      <Record
        title={title}
        head={
          <p>
            {name}, <When at={comment.createdAt} />
          </p>
        }
        facts={
          <Pairs
            pairs={[
              [
                t`Reply to`,
                answers && (
                  <Answered key="answers">
                    {answers.name}: {answers.comment}
                  </Answered>
                ),
              ],
              [t`Website`, comment.website || t`Not given`],
              [t`Reference`, id],
            ]}
          />
        }
        words={comment.comment}
      >
        <Actions>
          {!is_approved && (
            <Button
              type="button"
              aria-disabled={isPending}
              aria-busy={isPending}
              onClick={() => isPending || mutate()}
            >
              <Icon name="check" />
              <Trans>Approve</Trans>
            </Button>
          )}
          <Button type="button" $kind="danger" onClick={() => setIsAsking(true)}>
            <Icon name="bin" />
            <Trans>Delete</Trans>
          </Button>
        </Actions>
        <Hint>
          {is_approved ? (
            <Trans>A deleted comment leaves the website in a few seconds.</Trans>
          ) : (
            <Trans>Once approved, everybody can read it. The e-mail address stays private.</Trans>
          )}
        </Hint>
      </Record>
      {isAsking && (
        <DeleteDialog
          title={t`Delete the comment by ${name}?`}
          remove={() => callSignedIn(deleteComment, { id })}
          onClose={() => setIsAsking(false)}
          onGone={() => {
            refresh()
            onGone()
          }}
        >
          <Trans>This cannot be undone. Replies to it are kept.</Trans>
        </DeleteDialog>
      )}
    </>
  )
}
