import type { Ground } from 'domain/needlework/silks.ts'
import { hash } from 'domain/values/entity-tag.ts'

const GROUNDS: readonly Ground[] = ['raat', 'kora', 'anaar', 'genda']
/** For a section that is kora itself. */
export const GROUNDS_ON_KORA: readonly Ground[] = ['raat', 'anaar', 'genda']

/**
 * Chooses the ground of each generated picture of a list by its id, so that none has the ground of the one before or
 * above it, in up to three columns.
 * @returns undefined for what has a photo
 */
export function groundsOf(
  list: readonly { id: string; image: string }[],
  grounds = GROUNDS,
): readonly (Ground | undefined)[] {
  const chosen: (Ground | undefined)[] = []
  for (const { id, image } of list) {
    const first = parseInt(hash(id), 36) % grounds.length
    const inTurn = [...grounds.slice(first), ...grounds.slice(0, first)]
    const near = chosen.slice(-3)
    const free =
      inTurn.find((ground) => !near.includes(ground)) ??
      inTurn.find((ground) => ground !== chosen.at(-1) && ground !== chosen.at(-3))
    chosen.push(image ? undefined : free)
  }
  return chosen
}
