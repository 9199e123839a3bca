import { acceptValue } from '../../http/accept-value.ts'
import { readFormOrJson } from '../../http/form.ts'
import { permit, signedIn } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import type { Handler } from '../../http/routes.ts'
import { changePost } from '../change-post.ts'
import type { PostInput, PostKind } from '../post-kind.ts'
import { readPost } from '../read-post.ts'

/** PATCH /api/auth/blogs/{id}/ and /events/{id}/: what is not sent stays as it is. */
export const updatePost =
  <Input extends PostInput>(kind: PostKind<Input>): Handler =>
  async (request, response) => {
    const actor = await signedIn(request)
    permit(actor, 'post:write')
    const id = idOf(request)
    const { fields, files, errors } = await readFormOrJson(request, ['image'])
    // one answer names all that is wrong, the form's own faults and the fields
    if (Object.keys(errors).length > 0)
      acceptValue(await kind.check(fields, await readPost(kind, id)), errors)
    response.json(await changePost(kind, id, { fields, image: files['image'] }, actor.uid))
  }
