import type { CommentDocument } from './stored/sent-forms.ts'

/** A comment as everybody sees it once it is approved. */
export type PublicComment = Pick<CommentDocument, 'parent' | 'name' | 'website' | 'comment' | 'createdAt'> & {
  id: string
}

/** A comment as whoever decides on it sees it: without the e-mail. */
export type ModeratedComment = PublicComment &
  Pick<CommentDocument, 'blog' | 'is_approved'> & {
    /** Who approved it, as she was called then, and when; '' before that, and of old ones. */
    handler_name: string
    handledAt: string
  }

/** The same in a list, with what it takes to understand it. */
export type ListedComment = ModeratedComment & {
  /** Title of its post; '' where that is not known. */
  post_title: string
  /** What it answers; null where it answers nothing, or what it answered is gone. */
  answers: Pick<CommentDocument, 'name' | 'comment'> | null
}

/** What is asked for of the comments. */
export const COMMENT_STATUSES = ['pending', 'approved'] as const
