import { acceptValue } from '../../http/accept-value.ts'
import { readFormOrJson } from '../../http/form.ts'
import { permit, signedIn } from '../../http/guard.ts'
import type { Handler } from '../../http/routes.ts'
import { addPost } from '../add-post.ts'
import type { PostInput, PostKind } from '../post-kind.ts'

/** POST /api/auth/blogs/ and /events/ */
export const createPost =
  <Input extends PostInput>(kind: PostKind<Input>): Handler =>
  async (request, response) => {
    const actor = await signedIn(request)
    permit(actor, 'post:write')
    const sent = await readFormOrJson(request, ['image'])
    const fields = acceptValue(await kind.check(sent.fields), sent.errors)
    const author = { uid: actor.uid, name: actor.user?.full_name ?? '' }
    response.status(201).json(await addPost(kind, { fields, image: sent.files['image'] }, author))
  }
