import { audit } from '../audit/audit.ts'
import { saveFile } from '../cloud/files.ts'
import { read, transact, type Work } from '../cloud/store.ts'
import { permit, signedIn } from '../http/guard.ts'
import type { SentFields } from '../http/form.ts'
import { idOf } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { declareMaking, declareRemoval, fulfilIntent, undoUnlessDone } from '../intents/intents.ts'
import { encodePostPicture, type PostPicture } from '../media/post-pictures.ts'
import type { Post, PostDocument, PostKind } from './kinds.ts'
import { checkPost, readPost } from './post-input.ts'
import { raiseVersion } from './post-list.ts'
import { dayAfter, pathsOf } from './unnamed-pictures.ts'

/** PATCH /api/auth/blogs/{id}/ and /events/{id}/: what is not sent stays as it is. */
export const updatePost =
  (kind: PostKind): Handler =>
  async (request, response) => {
    const actor = await signedIn(request)
    permit(actor, 'post:write')
    response.json(await changePost(kind, idOf(request), await readPost(request), actor.uid))
  }

/**
 * Changes a post; its earlier picture stays for a day.
 * @throws Refusal naming every field that is wrong, or 404
 */
export async function changePost(
  kind: PostKind,
  id: string,
  sent: SentFields,
  by: string,
  now = new Date().toISOString(),
): Promise<Post> {
  const current = await readPostOr404(kind, id)
  const { image } = await checkPost(kind, sent, current)
  const picture = image && (await encodePostPicture(kind.name, id, image))
  // the picture that it has already is not made again
  const made = picture && picture.address !== current.image ? picture : undefined

  const commit = (work: Work) => writeChange(work, kind, id, { sent, picture: made, by, now })
  if (!made) return transact(`update ${kind.noun}`, commit)

  const intent = await declareMaking({ uid: '', paths: made.files.map(({ path }) => path) })
  try {
    for (const file of made.files) await saveFile(file)
    return await transact(`update ${kind.noun}`, async (work) => {
      const fulfil = await fulfilIntent(work, intent)
      const post = await commit(work)
      fulfil()
      return post
    })
  } catch (error) {
    if (await undoUnlessDone(intent)) return { id, ...(await readPostOr404(kind, id)) }
    throw error
  }
}

interface Change {
  sent: SentFields
  picture: PostPicture | undefined
  by: string
  now: string
}

async function writeChange(
  work: Work,
  kind: PostKind,
  id: string,
  { sent, picture, by, now }: Change,
): Promise<Post> {
  const ref = kind.collection.doc(id)
  const before = await work.read(ref)
  if (!before) throw new Refusal(404, texts.server.notFound)
  const { value } = await checkPost(kind, sent, before)
  const after = {
    ...before,
    ...value,
    ...(picture && { image: picture.address }),
    updatedAt: now,
  } as PostDocument
  work.update(ref, { ...after })
  if (picture) declareRemoval(work, pathsOf(before.image), dayAfter(now))
  raiseVersion(work, kind)
  const details = [...Object.keys(sent.fields), ...(picture ? ['image'] : [])]
  audit(work, { actor: by, action: `${kind.noun}:update`, target: id, at: now, details })
  return { id, ...after }
}

async function readPostOr404(kind: PostKind, id: string): Promise<PostDocument> {
  const post = await read(kind.collection.doc(id))
  if (!post) throw new Refusal(404, texts.server.notFound)
  return post
}
