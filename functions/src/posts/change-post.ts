import { escapeMarkdown } from 'domain/formatting/escape-markdown.ts'
import type { PostRecord } from 'domain/stored/post.ts'
import { audit } from '../audit/audit.ts'
import { changeAllButAPage } from '../cloud/pages.ts'
import type { Transaction } from '../cloud/store.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { encodePublicPicture } from '../media/public-picture.ts'
import { findKept, keepVersion, removeVersions } from './keep-version.ts'
import { type Post, type PostDocument, type PostInput, type PostKind, readPost } from './post-kind.ts'
import { bumpVersion } from './post-list.ts'
import { settleSchedule } from './schedule.ts'
import { claimTextPictures } from './text-pictures.ts'

interface PostChange {
  /** The fields as sent. They are checked together with what is stored. */
  fields: object
  /** A picture as it was sent. */
  image?: Buffer | undefined
  /** The `updatedAt` that the change is based on; another is answered with 412. */
  version?: string | undefined
  /** Full name of the editor. */
  editor?: string | undefined
}

/**
 * Changes a post. What was not sent stays, and what it replaces is kept as a version.
 * @param by uid of the editor
 * @throws HttpError naming every wrong field, or 404 or 412; 401 or 403 if the right was withdrawn
 */
export async function changePost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  { fields, image, version, editor }: PostChange,
  by: string,
  now = new Date().toISOString(),
): Promise<Post<Input>> {
  const current = await readPost(kind, id)
  checkVersion(kind, current, version)
  await kind.check(current, fields)
  const picture = image && (await encodePublicPicture(kind.name, id, image))
  const details = [...Object.keys(fields), ...(picture ? ['image'] : [])]
  return allOrNothing({
    authorization: { uid: by, action: 'post:write' },
    name: `update ${kind.noun}`,
    files: picture?.files ?? [],
    commit: async (tx) => {
      const before = await tx.read(kind.collection.doc(id))
      if (!before) throw notFound()
      checkVersion(kind, before, version)
      const checked = await kind.check(before, fields)
      const { ur: _replaced, ...staying } = before
      const saved = {
        ...staying,
        // without Urdu if that was emptied
        ...checked,
        image: picture?.address ?? before.image,
        ...formatOf(before, fields),
        updatedAt: now,
        ...(editor !== undefined && { editor_name: editor }),
      } as PostDocument<Input>
      const scheduled = settleSchedule(saved, { before, sent: Object.keys(fields), by, now })
      const noted = kind.noteForCalendars?.(before, scheduled, now) ?? scheduled
      const fitted = await kind.fitAmongOthers?.(tx, id, before, noted)
      const after = fitted?.post ?? noted
      const writeVersion = await keepVersion(tx, { kind, id, before, after, by: editor ?? '', now })
      const writePictures = await claimTextPictures(tx, { kind, id, before, after, now })
      writePictures()
      fitted?.write()
      tx.replace(kind.collection.doc(id), after)
      writeVersion()
      bumpVersion(tx, kind.name)
      audit(tx, { actor: by, action: `${kind.noun}:update`, target: id, at: now, details })
      return { id, ...after }
    },
  })
}

/**
 * Returns the format of a changed post. A plain text of an earlier version stays plain until somebody changes it. An Urdu text is
 * formatted from the start. The first one makes the English text formatted too, since both have one format.
 */
function formatOf({ format, description }: PostRecord & { description: string }, fields: object) {
  if (Object.hasOwn(fields, 'description')) return { format: 'markdown' as const }
  if (format || !Object.hasOwn(fields, 'ur')) return {}
  return { format: 'markdown' as const, description: escapeMarkdown(description) }
}

/**
 * Checks that a change is based on the stored version of a post.
 * @param version its `updatedAt` as it was read; undefined for any
 * @throws HttpError 412
 */
export function checkVersion<Input extends PostInput>(
  { name }: PostKind<Input>,
  { updatedAt }: PostDocument<Input>,
  version: string | undefined,
): void {
  if (version !== undefined && version !== updatedAt) throw new HttpError(412, (texts) => texts[name].changed)
}

/**
 * Deletes a post with its comments and versions. The pictures of a published post stay for a day. If it fails, some comments may be gone.
 * @param by uid of the editor
 * @param options.version the `updatedAt` that was read; another is answered with 412
 * @throws HttpError 404 or 412; 401 or 403 if the right was withdrawn
 */
export async function removePost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  by: string,
  { version }: { version?: string | undefined } = {},
  now = new Date().toISOString(),
): Promise<void> {
  const authorization = { uid: by, action: 'post:write' } as const
  const readStored = async (tx: Transaction) => {
    const post = await tx.read(kind.collection.doc(id))
    if (!post) throw notFound()
    checkVersion(kind, post, version)
    return post
  }
  const comments = kind.attached?.(id)
  if (comments)
    await changeAllButAPage(
      comments,
      (work) => transactAs(authorization, `delete comments of ${kind.noun}`, work),
      async (tx, page) => {
        await readStored(tx)
        for (const { ref } of page) tx.remove(ref)
      },
    )
  await transactAs(authorization, `delete ${kind.noun}`, async (tx) => {
    const post = await readStored(tx)
    const attached = comments ? await tx.find(comments) : []
    const kept = await findKept(tx, kind, id)
    tx.remove(kind.collection.doc(id))
    for (const { ref } of attached) tx.remove(ref)
    removeVersions(tx, kept, post, now)
    bumpVersion(tx, kind.name)
    audit(tx, { actor: by, action: `${kind.noun}:delete`, target: id, at: now })
  })
}
