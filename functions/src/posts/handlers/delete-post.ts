import type { PostInput, PostKind } from '../post-kind.ts'
import { removePost } from '../remove-post.ts'
import type { DeleteCall } from './post-call.ts'

export const deletePost =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  async ({ actor, path, version }: DeleteCall): Promise<undefined> => {
    await removePost(kind, path.id, actor.uid, { version })
    return undefined
  }
