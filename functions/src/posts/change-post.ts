import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { acceptValue } from '../http/accept-value.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { declareRemoval } from '../intents/intents.ts'
import { encodePostPicture } from '../media/encode-post-picture.ts'
import { picturePaths } from '../media/media-paths.ts'
import { dayAfter } from './day-after.ts'
import type { Post, PostInput, PostKind } from './post-kind.ts'
import { raiseVersion } from './post-list.ts'
import { readPost } from './read-post.ts'

export interface PostChange {
  /** Fields as they were sent; they are checked as the whole that they make with what is stored. */
  fields: object
  /** A picture as it was sent. */
  image?: Buffer | undefined
}

/**
 * Changes a post; what is not sent stays as it is, and its earlier picture for a day.
 * @param by uid of who does it
 * @throws Refusal naming every field that is wrong, or 404
 */
export async function changePost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  { fields, image }: PostChange,
  by: string,
  now = new Date().toISOString(),
): Promise<Post<Input>> {
  const current = await readPost(kind, id)
  acceptValue(await kind.check(fields, current))
  const picture = image && (await encodePostPicture(kind.name, id, image))
  // the picture that it has already is not made again
  const made = picture && picture.address !== current.image ? picture : undefined
  return allOrNothing({
    name: `update ${kind.noun}`,
    files: made?.files ?? [],
    commit: (tx) => commitChange(tx, kind, id, { fields, image: made?.address, by, now }),
  })
}

interface CheckedChange {
  fields: object
  /** Address of a new picture. */
  image: string | undefined
  by: string
  now: string
}

async function commitChange<Input extends PostInput>(
  tx: Transaction,
  kind: PostKind<Input>,
  id: string,
  { fields, image, by, now }: CheckedChange,
): Promise<Post<Input>> {
  const ref = kind.collection.doc(id)
  const before = await tx.read(ref)
  if (!before) throw new Refusal(404, texts.server.notFound)
  const checked = acceptValue(await kind.check(fields, before))
  const after = { ...before, ...checked, image: image ?? before.image, updatedAt: now }
  tx.replace(ref, after)
  if (image) declareRemoval(tx, picturePaths(before.image), dayAfter(now))
  raiseVersion(tx, kind.name)
  const details = [...Object.keys(fields), ...(image ? ['image'] : [])]
  audit(tx, { actor: by, action: `${kind.noun}:update`, target: id, at: now, details })
  return { id, ...after }
}
