import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { encodePublicPicture } from '../media/encode-public-picture.ts'
import { declarePictureRemoval } from './declare-picture-removal.ts'
import type { Post, PostInput, PostKind } from './post-kind.ts'
import { raiseVersion } from './post-list.ts'
import { readPost } from './read-post.ts'
import { refuseOther } from './refuse-other.ts'

export interface PostChange {
  /** Fields as they were sent; they are checked as the whole that they make with what is stored. */
  fields: object
  /** A picture as it was sent. */
  image?: Buffer | undefined
  /** The `updatedAt` that it is built on; any other is refused. */
  version?: string | undefined
  /** Full name of who does it. */
  editor?: string | undefined
}

/**
 * Changes a post; what is not sent stays as it is, and the earlier picture of a published one for a day.
 * @param by uid of who does it
 * @throws Refusal naming every field that is wrong, or 404 or 412; 401 or 403 when she may no longer write
 */
export async function changePost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  { fields, image, version, editor }: PostChange,
  by: string,
  now = new Date().toISOString(),
): Promise<Post<Input>> {
  const current = await readPost(kind, id)
  refuseOther(kind, current, version)
  await kind.check(current, fields)
  const picture = image && (await encodePublicPicture(kind.name, id, image))
  const details = [...Object.keys(fields), ...(picture ? ['image'] : [])]
  return allOrNothing({
    doer: { uid: by, action: 'post:write' },
    name: `update ${kind.noun}`,
    files: picture?.files ?? [],
    commit: async (tx) => {
      const before = await tx.read(kind.collection.doc(id))
      if (!before) throw new Refusal(404, ({ server }) => server.notFound)
      refuseOther(kind, before, version)
      const checked = await kind.check(before, fields)
      const after = {
        ...before,
        ...checked,
        image: picture?.address ?? before.image,
        updatedAt: now,
        ...(editor !== undefined && { editor_name: editor }),
      }
      tx.replace(kind.collection.doc(id), after)
      if (picture) declarePictureRemoval(tx, before, now)
      raiseVersion(tx, kind.name)
      audit(tx, { actor: by, action: `${kind.noun}:update`, target: id, at: now, details })
      return { id, ...after }
    },
  })
}
