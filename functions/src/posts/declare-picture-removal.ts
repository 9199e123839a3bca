import type { BlogDocument } from 'domain/stored/blog.ts'
import type { Transaction } from '../cloud/store.ts'
import { declareRemoval } from '../intents/intents.ts'
import { picturePaths } from '../media/media-paths.ts'

const DAY = 86_400_000

/**
 * Says that a post's picture goes, in the transaction in which its post ceases to name it: a day later, since pages that
 * were cached show it until then; a draft's at once, since nobody was ever shown it.
 * @param post as it was before
 * @param now ISO 8601 UTC
 */
export function declarePictureRemoval(
  tx: Transaction,
  { image, is_published }: Pick<BlogDocument, 'image' | 'is_published'>,
  now: string,
): void {
  const due = is_published ? new Date(Date.parse(now) + DAY).toISOString() : now
  declareRemoval(tx, picturePaths(image), due)
}
