import type { Transaction } from '../cloud/store.ts'
import { declareRemoval } from '../intents/intents.ts'
import { picturePaths } from '../media/media-paths.ts'

const DAY = 86_400_000

/**
 * Says that a post's picture goes a day after the transaction in which its post ceases to name it: pages that were
 * cached show it until then.
 * @param image of the post, '' for none
 * @param now ISO 8601 UTC
 */
export function declarePictureRemoval(tx: Transaction, image: string, now: string): void {
  declareRemoval(tx, picturePaths(image), new Date(Date.parse(now) + DAY).toISOString())
}
