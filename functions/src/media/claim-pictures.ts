import type { UploadedPicture } from 'domain/api/managed-posts.ts'
import type { MediaFolder } from 'domain/values/media.ts'
import { rule } from 'domain/values/rule.ts'
import type { IntentDocument } from 'domain/stored/intent.ts'
import type { FoundDocument, Transaction } from '../cloud/store.ts'
import { invalidFields } from '../http/responses/http-error.ts'
import type { Authorization } from '../http/transact-as.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { declareRemoval, declareUnusedFiles } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import { encodePublicPicture, picturePaths } from './public-picture.ts'

/** Milliseconds for which an unused picture is kept. A device keeps a draft for a day. */
const WAITING = 2 * 86_400_000

/**
 * Stores a picture that nothing names yet. Only editors can see it. An unused one is removed after two days.
 * @param id of the post, or the one that a new post will have; or the part of the site
 * @throws HttpError naming `image`; 401 or 403 if the right was withdrawn
 */
export async function storeUnusedPicture(
  folder: MediaFolder,
  id: string,
  bytes: Buffer,
  authorization: Authorization,
): Promise<UploadedPicture> {
  const { address, width, height, files } = await encodePublicPicture(folder, id, bytes)
  return allOrNothing({
    authorization,
    name: `add picture of ${folder === 'site' ? id : folder}`,
    files,
    commit: async (tx) => {
      const due = new Date(Date.now() + WAITING).toISOString()
      declareUnusedFiles(
        tx,
        files.map(({ path }) => path),
        due,
      )
      return { image: address, width, height }
    },
  })
}

/** Pictures that a document names: the field of each, and its address. */
type NamedPictures = readonly { field: string; address: string }[]

const DAY = 86_400_000
/** Milliseconds before its removal from which a picture counts as gone: the sweep may have begun. */
const LAST_MOMENT = 15 * 60_000

/**
 * Changes which pictures a document names. A new one must be uploaded and still exist. An old one is removed a day later, since
 * cached pages show it, unless it is named again.
 * @param now ISO 8601 UTC
 * @returns the writes; call it after the last read of the transaction
 * @throws HttpError naming the fields whose picture is missing
 */
export async function claimPictures(
  tx: Transaction,
  before: NamedPictures,
  after: NamedPictures,
  now: string,
): Promise<() => void> {
  const added = after.filter(({ address }) => !isAmong(before, address))
  const gone = new Set(before.map(({ address }) => address).filter((address) => !isAmong(after, address)))
  const last = new Date(Date.parse(now) + LAST_MOMENT).toISOString()
  const waiting: FoundDocument<IntentDocument>[] = []
  const missing: string[] = []
  for (const { field, address } of added) {
    const path = picturePaths(address).at(-1) ?? ''
    const intents = await tx.find(refs.intents.where('paths', 'array-contains', path))
    const isThere =
      intents.length > 0 && intents.every(({ data }) => data.state === 'open' && data.due > last)
    if (!isThere) missing.push(field)
    waiting.push(...intents)
  }
  if (missing.length > 0)
    throw invalidFields(Object.fromEntries(missing.map((field) => [field, [rule('pictureMissing')]])))
  return () => {
    for (const { ref } of waiting) tx.remove(ref)
    const due = new Date(Date.parse(now) + DAY).toISOString()
    for (const address of gone) declareRemoval(tx, picturePaths(address), due)
  }
}

const isAmong = (pictures: NamedPictures, wanted: string): boolean =>
  pictures.some(({ address }) => address === wanted)
