import type { PicturedPart } from 'domain/content/pictures.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { declareWaiting } from '../intents/intents.ts'
import { encodePublicPicture } from '../media/encode-public-picture.ts'

/** Milliseconds for which a picture waits to be named: a device keeps what was written for a day. */
const WAITING = 2 * 86_400_000

/**
 * Stores a picture that a part is to show. Nobody but who may write there sees it before the part names it (`storeContent`); one that
 * no part names goes after two days.
 * @param by uid of who brings it
 * @returns the address that the part then names
 * @throws Refusal naming `image`; 401 or 403 when she may no longer write
 */
export async function addPicture(part: PicturedPart, bytes: Buffer, by: string): Promise<string> {
  const { address, files } = await encodePublicPicture('site', part, bytes)
  return allOrNothing({
    doer: { uid: by, action: 'site:write' },
    name: `add picture of ${part}`,
    files,
    commit: async (tx) => {
      const due = new Date(Date.now() + WAITING).toISOString()
      declareWaiting(
        tx,
        files.map(({ path }) => path),
        due,
      )
      return address
    },
  })
}
