import { addPost } from '../add-post.ts'
import type { Post, PostInput, PostKind } from '../post-kind.ts'
import type { CreateCall } from './post-call.ts'

export const createPost =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  ({ actor, input, pictures }: CreateCall<Input>): Promise<Post<Input>> => {
    const author = { uid: actor.uid, name: actor.user?.full_name ?? '' }
    return addPost(kind, { fields: input, image: pictures['image'] }, author)
  }
