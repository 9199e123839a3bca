import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedComment } from 'domain/comment.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Actions, Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Comma } from '#lib/format/format-list.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { HttpError } from '#lib/http/http.ts'
import { clamped } from '#styles/clamped.ts'
import { useApproveComment, useComment, useDeleteComment } from '../api.ts'
import { Hint, InboxDetail } from '../detail/inbox-detail.tsx'
import { useListTexts } from '../use-list-texts.ts'
import { When } from '../when.tsx'
import { InboxRow } from '../list/inbox-row.tsx'

/** Returns what formats the title of a comment: the post that it is about. */
function useCommentTitle() {
  const { t } = useLingui()
  return ({ post_title: title }: ListedComment) => (title ? t`On “${title}”` : t`On a deleted post`)
}

interface CommentRowProps {
  comment: ListedComment
  to: string
  isOpen: boolean
}

/** Shows a comment as a row of the list. */
export function CommentRow({ comment, ...row }: CommentRowProps) {
  const { t } = useLingui()
  const title = useCommentTitle()
  const { id, createdAt, is_approved, handler_name: name } = comment
  const done = name ? t`Approved by ${name}` : t`Approved`
  return (
    <InboxRow
      {...row}
      id={id}
      at={createdAt}
      isNew={!is_approved}
      from={comment.name}
      about={title(comment)}
      done={is_approved ? done : undefined}
    />
  )
}

const NOT_FOUND = 404

interface OpenCommentProps {
  id: string
  /** As the list has it; undefined where the list does not show it. */
  listed: ListedComment | undefined
  pause: Pause | undefined
  onGone: () => void
}

/** Shows the comment that the address names, also where the list does not show it. */
export function OpenComment({ id, listed, pause, onGone }: OpenCommentProps) {
  const words = useListTexts('comments')
  const errorText = useErrorText()
  const { data, error } = useComment(id, listed === undefined)
  const comment = listed ?? data
  if (comment) return <CommentDetail key={id} {...{ comment, pause, onGone }} />
  if (!error) return <Loading text={words.loading} />
  const isDeleted = error instanceof HttpError && error.status === NOT_FOUND
  return <EmptyState text={isDeleted ? words.gone : errorText(error)} />
}

/** The comment that this one replies to, cut to three lines. */
const Answered = styled.span`
  ${clamped(3)}
  font-weight: 400;
`

interface CommentDetailProps {
  comment: ListedComment
  pause: Pause | undefined
  /** Called when it has left the list. */
  onGone: () => void
}

/** Shows a comment, what it replies to, and the buttons that approve or delete it. */
function CommentDetail({ comment, pause, onGone }: CommentDetailProps) {
  const { t } = useLingui()
  const title = useCommentTitle()(comment)
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, answers, is_approved } = comment
  const { appears, leaves } = useWhenLive(pause)
  const approve = useApproveComment(id, `${t`Comment by ${name} approved.`} ${appears}`, onGone)
  const deletion = useDeleteComment(id, () => {
    setIsAsking(false)
    onGone()
  })
  return (
    <>
      <InboxDetail
        title={title}
        head={
          <p>
            <bdi>{name}</bdi>
            <Comma />
            <When at={comment.createdAt} />
          </p>
        }
        facts={
          <Pairs
            pairs={[
              [
                t`Reply to`,
                answers && (
                  <Answered key="answers">
                    <bdi>{answers.name}</bdi>: <bdi>{answers.comment}</bdi>
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
            <Button type="button" aria-busy={approve.isPending} onClick={() => approve.mutate()}>
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
            <>
              <Trans>You can delete it.</Trans> {leaves}
            </>
          ) : (
            <Trans>Once approved, everybody can read it. The e-mail address stays private.</Trans>
          )}
        </Hint>
      </InboxDetail>
      {isAsking && (
        <DeleteDialog
          title={t`Delete the comment by ${name}?`}
          deletion={deletion}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Trans>Replies to it are kept.</Trans>
          </p>
          {is_approved && <PausedNotice pause={pause} isLeaving />}
        </DeleteDialog>
      )}
    </>
  )
}
