import type { InstantOrNone } from './values/formats.ts'
import type { CommentDocument } from './stored/sent-forms.ts'

/** An approved comment as everybody reads it. */
export type PublicComment = Pick<CommentDocument, 'parent' | 'name' | 'website' | 'comment' | 'createdAt'> & {
  id: string
}

/** A comment as the office reads it, without the e-mail. */
export type ModeratedComment = PublicComment &
  Pick<CommentDocument, 'blog' | 'is_approved'> & {
    /** Full name of who approved it; '' before that and for old comments. */
    handler_name: string
    handledAt: InstantOrNone
  }

/** A comment in a list, with its post and what it replies to. */
export type ListedComment = ModeratedComment & {
  /** Title of its post; '' when that is not known. */
  post_title: string
  /** The comment that it replies to; null for none, or when that is gone. */
  answers: Pick<CommentDocument, 'name' | 'comment'> | null
}

/** The filters of the list of comments. */
export const COMMENT_STATUSES = ['pending', 'approved'] as const
