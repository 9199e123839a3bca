import type { deleteComment as endpoint } from 'domain/api/comments.ts'
import type { Handler } from '../../http/handler.ts'
import { removeComment } from '../remove-comment.ts'

export const deleteComment: Handler<typeof endpoint> = async ({ actor, path }) => {
  await removeComment(path.id, actor.uid)
  return undefined
}
