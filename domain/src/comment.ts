import type { CommentDocument } from './stored/sent-forms.ts'

/** A comment as everybody sees it once it is approved. */
export type PublicComment = Pick<CommentDocument, 'parent' | 'name' | 'website' | 'comment' | 'createdAt'> & {
  id: string
}

/** A comment as whoever decides on it sees it: without the e-mail. */
export type ModeratedComment = PublicComment & Pick<CommentDocument, 'blog' | 'is_approved'>

/** What is asked for of the comments. */
export const COMMENT_STATUSES = ['pending', 'approved'] as const
