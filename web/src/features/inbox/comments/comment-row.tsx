import { useLingui } from '@lingui/react/macro'
import type { ListedComment } from 'domain/comment.ts'
import { InboxRow } from '../list/inbox-row.tsx'

/** What a comment is about, in the words of a heading. */
export function usePostWords() {
  const { t } = useLingui()
  return ({ post_title: title }: ListedComment) => (title ? t`On “${title}”` : t`On a deleted post`)
}

interface CommentRowProps {
  comment: ListedComment
  to: string
  isOpen: boolean
}

export function CommentRow({ comment, ...row }: CommentRowProps) {
  const { t } = useLingui()
  const words = usePostWords()
  const { id, createdAt, is_approved, handler_name: name } = comment
  const done = name ? t`Approved by ${name}` : t`Approved`
  return (
    <InboxRow
      {...row}
      id={id}
      at={createdAt}
      isNew={!is_approved}
      from={comment.name}
      about={words(comment)}
      done={is_approved ? done : undefined}
    />
  )
}
