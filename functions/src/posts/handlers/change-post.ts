import { refuseUnread } from '../../http/revisions/check-change.ts'
import { changePost as change } from '../change-post.ts'
import type { Post, PostInput, PostKind } from '../post-kind.ts'
import { readPost } from '../read-post.ts'
import type { ChangeCall } from './post-call.ts'

export const changePost =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  async ({ actor, path: { id }, input, pictures, errors, version }: ChangeCall): Promise<Post<Input>> => {
    await refuseUnread(errors, async () => kind.check(await readPost(kind, id), input))
    const editor = actor.user?.full_name
    return change(kind, id, { fields: input, image: pictures['image'], version, editor }, actor.uid)
  }
