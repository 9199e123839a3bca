import { pictureIdIn } from 'domain/formatting/text-pictures.ts'
import { rule } from 'domain/values/rule.ts'
import { audit } from '../audit/audit.ts'
import { invalidFields } from '../http/responses/http-error.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { encodePublicPicture } from '../media/public-picture.ts'
import type { Post, PostDocument, PostInput, PostKind } from './post-kind.ts'
import { bumpVersion } from './post-list.ts'
import { settleSchedule } from './schedule.ts'
import { claimTextPictures } from './text-pictures.ts'

interface NewPost<Input extends PostInput> {
  /** Fields that the kind's schema has checked. */
  fields: Input
  /** A picture as it was sent. */
  image?: Buffer | undefined
}

interface Author {
  uid: string
  name: string
}

/**
 * Stores a post and its picture, completely or not at all.
 * @throws HttpError naming `image`; 401 or 403 if the right was withdrawn
 */
export async function addPost<Input extends PostInput>(
  kind: PostKind<Input>,
  { fields, image }: NewPost<Input>,
  author: Author,
  now = new Date().toISOString(),
): Promise<Post<Input>> {
  const written = { ...fields, format: 'markdown' as const }
  // the pictures of its text were uploaded for an id
  const id = pictureIdIn(written, kind.name)
  const ref = id ? kind.collection.doc(id) : kind.collection.doc()
  const picture = image && (await encodePublicPicture(kind.name, ref.id, image))
  const given = {
    ...written,
    image: picture?.address ?? '',
    author_name: author.name,
    author_uid: author.uid,
    createdAt: now,
    updatedAt: now,
  } as PostDocument<Input>
  const post = settleSchedule(given, { sent: Object.keys(fields), by: author.uid, now })
  return allOrNothing({
    authorization: { uid: author.uid, action: 'post:write' },
    name: `create ${kind.noun}`,
    files: picture?.files ?? [],
    commit: async (tx) => {
      const fitted = await kind.fitAmongOthers?.(tx, ref.id, undefined, post)
      const stored = fitted?.post ?? post
      const writePictures = await claimTextPictures(tx, { kind, id: ref.id, after: stored, now })
      // a copy of a text with pictures: they belong to the other post
      if (id && (await tx.read(ref))) throw invalidFields({ description: [rule('pictureMissing')] })
      writePictures()
      fitted?.write()
      tx.create(ref, stored)
      bumpVersion(tx, kind.name)
      audit(tx, { actor: author.uid, action: `${kind.noun}:create`, target: ref.id, at: now })
      return { id: ref.id, ...stored }
    },
  })
}
