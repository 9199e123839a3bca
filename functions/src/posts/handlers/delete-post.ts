import { permit, signedIn } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import type { Handler } from '../../http/routes.ts'
import type { PostInput, PostKind } from '../post-kind.ts'
import { removePost } from '../remove-post.ts'

/** DELETE /api/auth/blogs/{id}/ and /events/{id}/ */
export const deletePost =
  <Input extends PostInput>(kind: PostKind<Input>): Handler =>
  async (request, response) => {
    const actor = await signedIn(request)
    permit(actor, 'post:write')
    await removePost(kind, idOf(request), actor.uid)
    response.status(204).end()
  }
