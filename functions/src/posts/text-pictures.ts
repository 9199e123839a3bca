import { textPicturesOf } from 'domain/formatting/text-pictures.ts'
import { MAX_ITEMS } from 'domain/limits.ts'
import { rule } from 'domain/values/rule.ts'
import type { Transaction } from '../cloud/store.ts'
import { invalidFields } from '../http/responses/http-error.ts'
import { claimPictures } from '../media/claim-pictures.ts'
import { findKept } from './keep-version.ts'
import type { PostDocument, PostInput, PostKind } from './post-kind.ts'

/** A post that is stored or changed. */
interface Claiming<Input extends PostInput> {
  kind: PostKind<Input>
  id: string
  /** Absent for a new post. */
  before?: PostDocument<Input>
  after: PostDocument<Input>
  /** ISO 8601 UTC. */
  now: string
}

/**
 * Claims the pictures that the text of a post names for the first time: each was uploaded for it, or an earlier version shows it.
 * Those that it no longer names stay for that version (`keepVersion`).
 * @returns the writes; call it after the last read of the transaction
 * @throws HttpError naming `description`, or `ur.description` for one that only the Urdu text names
 */
export async function claimTextPictures<Input extends PostInput>(
  tx: Transaction,
  { kind, id, before, after, now }: Claiming<Input>,
): Promise<() => void> {
  const named = textPicturesOf(after)
  if (named.length > MAX_ITEMS.textPictures)
    throw invalidFields({ description: [rule('tooManyPictures', MAX_ITEMS.textPictures)] })
  const old = new Set(textPicturesOf(before ?? {}).map(({ address }) => address))
  const added = named.filter(({ address }) => !old.has(address))
  if (added.length === 0) return () => {}
  const kept = before ? (await findKept(tx, kind, id)).flatMap(({ data }) => data.pictures) : []
  const claimed = added.flatMap(({ address }) => {
    const field = after.description.includes(address) ? 'description' : 'ur.description'
    return kept.includes(address) ? [] : [{ field, address }]
  })
  return claimPictures(tx, [], claimed, now)
}
