import { useLingui } from '@lingui/react/macro'
import type { ListedComment } from 'domain/comment.ts'
import { InboxRow } from '../list/inbox-row.tsx'

/** Returns what formats the title of a comment: the post that it is about. */
export function useCommentTitle() {
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
