import type { ModeratedComment } from 'domain/comment.ts'
import type { CommentDocument } from 'domain/stored/sent-forms.ts'

/** A comment as team and admins see it: nobody needs its e-mail to decide on it. */
export const toModerated = (id: string, comment: CommentDocument): ModeratedComment => ({
  id,
  blog: comment.blog,
  parent: comment.parent,
  name: comment.name,
  website: comment.website,
  comment: comment.comment,
  createdAt: comment.createdAt,
  is_approved: comment.is_approved,
  handler_name: comment.handler_name ?? '',
  handledAt: comment.handledAt ?? '',
})
