import type { PicturedPart, picturesIn } from 'domain/content/pictures.ts'
import { rule } from 'domain/schemas/rule.ts'
import type { IntentDocument } from 'domain/stored/intent.ts'
import type { FoundDocument, Transaction } from '../cloud/store.ts'
import { invalidFields } from '../http/responses/http-error.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { declareRemoval, declareUnusedFiles } from '../intents/intents.ts'
import { encodePublicPicture, picturePaths } from '../media/public-picture.ts'
import { refs } from '../refs.ts'

/** Milliseconds for which a picture waits to be named: a device keeps what was written for a day. */
const WAITING = 2 * 86_400_000

/**
 * Stores a picture that a part is to show. Nobody but who may write there sees it before the part names it (`storeContent`); one that
 * no part names goes after two days.
 * @param by uid of who brings it
 * @returns the address that the part then names
 * @throws HttpError naming `image`; 401 or 403 when she may no longer write
 */
export async function uploadPicture(part: PicturedPart, bytes: Buffer, by: string): Promise<string> {
  const { address, files } = await encodePublicPicture('site', part, bytes)
  return allOrNothing({
    authorization: { uid: by, action: 'site:write' },
    name: `add picture of ${part}`,
    files,
    commit: async (tx) => {
      const due = new Date(Date.now() + WAITING).toISOString()
      declareUnusedFiles(
        tx,
        files.map(({ path }) => path),
        due,
      )
      return address
    },
  })
}

type Pictures = ReturnType<typeof picturesIn>

const DAY = 86_400_000
/** Milliseconds before it is due from which a picture counts as gone: the sweep may be at it already. */
const LAST_MOMENT = 15 * 60_000

/**
 * Makes a part name other pictures than before: what is new must have been uploaded and be there still; what goes is removed a day
 * later, since pages that were cached show it until then. Named again within that day, it stays.
 * @param now ISO 8601 UTC
 * @returns writes it; to be called after the last read of the transaction
 * @throws HttpError naming the fields whose picture is not there
 */
export async function claimPictures(
  tx: Transaction,
  before: Pictures,
  after: Pictures,
  now: string,
): Promise<() => void> {
  const added = after.filter(({ address }) => !isAmong(before, address))
  const gone = new Set(before.map(({ address }) => address).filter((address) => !isAmong(after, address)))
  const last = new Date(Date.parse(now) + LAST_MOMENT).toISOString()
  const waiting: FoundDocument<IntentDocument>[] = []
  const missing: string[] = []
  for (const { field, address } of added) {
    const [path = ''] = picturePaths(address)
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

const isAmong = (pictures: Pictures, wanted: string): boolean =>
  pictures.some(({ address }) => address === wanted)
