import type { CommentDocument } from './stored/sent-forms.ts'

/** A comment as everybody sees it once it is approved. */
export type PublicComment = Pick<CommentDocument, 'parent' | 'name' | 'website' | 'comment' | 'createdAt'> & {
  id: string
}
