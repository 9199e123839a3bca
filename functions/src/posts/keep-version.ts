import { textPicturesOf } from 'domain/formatting/text-pictures.ts'
import { MAX_ITEMS } from 'domain/limits.ts'
import { type PostContent, type PostVersionDocument, RECORD_FIELDS } from 'domain/stored/post-version.ts'
import type { Query } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import type { FoundDocument, Transaction } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { declareHiding, declareRemoval } from '../intents/intents.ts'
import { picturePaths } from '../media/public-picture.ts'
import { refs } from '../refs.ts'
import type { PostDocument, PostInput, PostKind } from './post-kind.ts'

/** Names a post in the fields of its versions, such as `blogs/{id}`. */
export const postKey = ({ name }: Pick<PostKind<never>, 'name'>, id: string): string => `${name}/${id}`

/** Returns what its author wrote of a stored post. */
export const contentOf = (post: object): PostContent =>
  Object.fromEntries(
    Object.entries(post).filter(([name]) => !(RECORD_FIELDS as readonly string[]).includes(name)),
  ) as unknown as PostContent

/** Returns the addresses of the pictures that a post shows: its own and those of its text. */
const picturesOf = (content: PostContent): string[] => [
  ...(content.image ? [content.image] : []),
  ...textPicturesOf(content).map(({ address }) => address),
]

/** What a transaction reads of a kept version: everything but the text. */
type Kept = FoundDocument<Pick<PostVersionDocument, 'replacedAt' | 'replaced_by' | 'pictures'>>

/** Finds the kept versions of a post, the last first. Call it before the first write of the transaction. */
export async function findKept<Input extends PostInput>(
  tx: Transaction,
  kind: PostKind<Input>,
  id: string,
): Promise<Kept[]> {
  const all = refs.postVersions.where('post', '==', postKey(kind, id))
  const found = await tx.find(all.select('replacedAt', 'replaced_by', 'pictures') as Query<Kept['data']>)
  return found.toSorted((a, b) => compareTexts(b.data.replacedAt, a.data.replacedAt))
}

interface Replaced<Input extends PostInput> {
  kind: PostKind<Input>
  id: string
  before: PostDocument<Input>
  after: PostDocument<Input>
  /** Full name of who saves it. */
  by: string
  /** ISO 8601 UTC. */
  now: string
}

/**
 * Returns what keeps the version that a change replaces, in the transaction of the change. The oldest goes if there are too many,
 * with pictures that nothing else shows. A change of the visibility alone makes no version.
 * @returns writes; call it after the last read
 */
export async function keepVersion<Input extends PostInput>(
  tx: Transaction,
  { kind, id, before, after, by, now }: Replaced<Input>,
): Promise<() => void> {
  const content = contentOf(before)
  if (isDeepStrictEqual(content, contentOf(after))) return () => {}
  const kept = await findKept(tx, kind, id)
  const [last] = kept
  const staying = kept.slice(0, MAX_ITEMS.postVersions - 1)
  const dropped = kept.slice(MAX_ITEMS.postVersions - 1)
  const pictures = picturesOf(content)
  const shown = picturesOf(contentOf(after))
  const used = [...shown, ...pictures, ...staying.flatMap(({ data }) => data.pictures)]
  const unused = dropped.flatMap(({ data }) => data.pictures).filter((picture) => !used.includes(picture))
  return () => {
    tx.create(refs.postVersions.doc(), {
      post: postKey(kind, id),
      savedAt: last?.data.replacedAt ?? (before.editor_name ? before.updatedAt : before.createdAt),
      saved_by: last?.data.replaced_by ?? before.editor_name ?? before.author_name,
      replacedAt: last && last.data.replacedAt >= now ? millisecondAfter(last.data.replacedAt) : now,
      replaced_by: by,
      pictures,
      content,
    })
    for (const { ref } of dropped) tx.remove(ref)
    declareRemoval(tx, pathsOf(unused), removalDue(before, now))
    // open and cached pages show a replaced picture for a while
    const replaced = pictures.filter((picture) => !shown.includes(picture))
    if (before.is_published) declareHiding(tx, pathsOf(replaced), removalDue(before, now))
  }
}

const millisecondAfter = (instant: string): string => new Date(Date.parse(instant) + 1).toISOString()

const pathsOf = (pictures: readonly string[]): string[] => [...new Set(pictures.flatMap(picturePaths))]

const DAY = 86_400_000

/** Returns when files of a post are removed: those of a published one after a day, since cached pages show them; a draft's at once. */
const removalDue = ({ is_published: isPublished }: { is_published: boolean }, now: string): string =>
  isPublished ? new Date(Date.parse(now) + DAY).toISOString() : now

/** Removes the versions of a deleted post, and records that all of its pictures are to be removed. */
export function removeVersions<Input extends PostInput>(
  tx: Transaction,
  kept: readonly Kept[],
  post: PostDocument<Input>,
  now: string,
): void {
  for (const { ref } of kept) tx.remove(ref)
  const pictures = [...picturesOf(contentOf(post)), ...kept.flatMap(({ data }) => data.pictures)]
  declareRemoval(tx, pathsOf(pictures), removalDue(post, now))
}
