import type { ListedVersion, PostVersion } from 'domain/office/managed-posts.ts'
import type { PostVersionDocument } from 'domain/stored/post-version.ts'
import type { Query } from 'firebase-admin/firestore'
import { audit } from '../audit/audit.ts'
import { find, read } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { checkVersion } from './change-post.ts'
import { contentOf, keepVersion, postKey } from './keep-version.ts'
import type { Post, PostDocument, PostInput, PostKind } from './post-kind.ts'
import { bumpVersion } from './post-list.ts'
import { settleSchedule } from './schedule.ts'

const LISTED = ['savedAt', 'saved_by', 'replacedAt', 'replaced_by'] as const

/** Lists the earlier versions of a post, the last first. One that is gone has none. */
export async function listVersions<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
): Promise<ListedVersion[]> {
  const all = refs.postVersions.where('post', '==', postKey(kind, id)).select(...LISTED)
  const found = await find(all as Query<Pick<PostVersionDocument, (typeof LISTED)[number]>>)
  return found
    .map(({ id: version, data }) => ({ id: version, ...data }))
    .toSorted((a, b) => compareTexts(b.replacedAt, a.replacedAt))
}

/** Reads an earlier version of a post. @throws HttpError 404 */
export async function readVersion<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  version: string,
): Promise<PostVersion> {
  const kept = await read(refs.postVersions.doc(version))
  if (kept?.post !== postKey(kind, id)) throw notFound()
  const { post: _post, pictures: _pictures, ...rest } = kept
  return { id: version, ...rest }
}

export interface Restoring {
  /** Id of the version to restore. */
  kept: string
  /** The `updatedAt` that was read; another is answered with 412. */
  version?: string | undefined
  /** Full name of the editor. */
  editor: string
}

/**
 * Makes an earlier version the stored one. What it replaces becomes a version itself. Visibility, dates and author stay.
 * Rules are not checked: they may have changed, and what was valid once is better than a text that nobody can get back.
 * @param by uid of the editor
 * @throws HttpError 404 or 412; 401 or 403 if the right was withdrawn
 */
export const restoreVersion = <Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  { kept, version, editor }: Restoring,
  by: string,
  now = new Date().toISOString(),
): Promise<Post<Input>> =>
  transactAs({ uid: by, action: 'post:write' }, `restore ${kind.noun}`, async (tx) => {
    const ref = kind.collection.doc(id)
    const before = await tx.read(ref)
    const chosen = await tx.read(refs.postVersions.doc(kept))
    if (!before || chosen?.post !== postKey(kind, id)) throw notFound()
    checkVersion(kind, before, version)
    const current = Object.keys(contentOf(before))
    const record = Object.entries(before).filter(([name]) => !current.includes(name))
    const restored = {
      ...Object.fromEntries(record),
      ...chosen.content,
      updatedAt: now,
      editor_name: editor,
    } as unknown as PostDocument<Input>
    const scheduled = settleSchedule(restored, { before, sent: [], by, now })
    const after = kind.noteForCalendars?.(before, scheduled, now) ?? scheduled
    const writeVersion = await keepVersion(tx, { kind, id, before, after, by: editor, now })
    tx.replace(ref, after)
    writeVersion()
    bumpVersion(tx, kind.name)
    audit(tx, { actor: by, action: `${kind.noun}:restore`, target: id, at: now })
    return { id, ...after }
  })
