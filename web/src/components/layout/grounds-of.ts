import type { Ground } from 'domain/needlework/silks.ts'

const GROUNDS: readonly Ground[] = ['genda', 'raat', 'kora', 'anaar']
/** For a section that is kora itself. */
export const GROUNDS_ON_KORA: readonly Ground[] = ['raat', 'anaar', 'genda']

/**
 * Chooses the ground of each generated picture of a list, in turn. Of four grounds none is that of the picture before or
 * above, in up to three columns; of three grounds in one column.
 * @returns undefined for what has a photo
 */
export const groundsOf = (
  list: readonly { image: string }[],
  grounds = GROUNDS,
): readonly (Ground | undefined)[] =>
  list.map(({ image }, index) => (image ? undefined : grounds[index % grounds.length]))
