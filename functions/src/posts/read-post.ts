import { read } from '../cloud/store.ts'
import { Refusal } from '../http/answers/refusal.ts'
import type { PostDocument, PostInput, PostKind } from './post-kind.ts'

/** A post as it is stored. @throws Refusal 404 */
export async function readPost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
): Promise<PostDocument<Input>> {
  const post = await read(kind.collection.doc(id))
  if (!post) throw new Refusal(404, ({ server }) => server.notFound)
  return post
}
