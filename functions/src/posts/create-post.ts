import { audit } from '../audit/audit.ts'
import { saveFile } from '../cloud/files.ts'
import { transact } from '../cloud/store.ts'
import { permit, signedIn } from '../http/guard.ts'
import type { Handler } from '../http/routes.ts'
import { declareMaking, fulfilIntent, undoUnlessDone } from '../intents/intents.ts'
import { encodePostPicture } from '../media/post-pictures.ts'
import type { Post, PostDocument, PostKind } from './kinds.ts'
import { checkPost, type PostInput, readPost } from './post-input.ts'
import { raiseVersion } from './post-list.ts'

/** POST /api/auth/blogs/ and /events/ */
export const createPost =
  (kind: PostKind): Handler =>
  async (request, response) => {
    const actor = await signedIn(request)
    permit(actor, 'post:write')
    const author = { uid: actor.uid, name: actor.user?.full_name ?? '' }
    const input = await checkPost(kind, await readPost(request))
    response.status(201).json(await addPost(kind, input, author))
  }

/** Stores a post and its picture: all of it, or nothing stays. @throws Refusal naming `image` */
export async function addPost(
  kind: PostKind,
  { value, image }: PostInput,
  author: { uid: string; name: string },
  now = new Date().toISOString(),
): Promise<Post> {
  const ref = kind.collection.doc()
  const picture = image && (await encodePostPicture(kind.name, ref.id, image))
  const post = {
    ...value,
    image: picture?.address ?? '',
    author_name: author.name,
    author_uid: author.uid,
    createdAt: now,
    updatedAt: now,
  } as PostDocument
  const paths = picture?.files.map(({ path }) => path) ?? []
  const intent = await declareMaking({ uid: '', paths })
  try {
    for (const file of picture?.files ?? []) await saveFile(file)
    await transact(`create ${kind.noun}`, async (work) => {
      const fulfil = await fulfilIntent(work, intent)
      work.create(ref, post)
      raiseVersion(work, kind)
      audit(work, { actor: author.uid, action: `${kind.noun}:create`, target: ref.id, at: now })
      fulfil()
    })
  } catch (error) {
    if (!(await undoUnlessDone(intent))) throw error
  }
  return { id: ref.id, ...post }
}
