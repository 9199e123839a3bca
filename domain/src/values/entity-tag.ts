/** Where each of three hashes of a text begins. */
const BEGINNINGS = [0x811c9dc5, 0x2f0b4a27, 0x6d3e91b3]

/** Returns the FNV-1a hash of a text, over its UTF-16 units, in base 36. */
export function hash(text: string, beginning = 0x811c9dc5): string {
  let mixed = beginning
  for (let index = 0; index < text.length; index += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193)
  return (mixed >>> 0).toString(36)
}

/**
 * Returns the seed of a person's figure, the same on public pages and in the dashboard.
 * @param uid of the account, which the seed does not tell
 */
export const toFigureSeed = (uid: string): string => hash(uid)

/** Writes JSON that does not depend on the order of keys, so that a value read from anywhere is written the same. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * Computes the ETag of what visitors read, as REST answers it and as the site's files hold it: a page asks by it whether there is
 * something newer. Two contents with one tag would only hide their author's own change, so it needs no cryptography.
 * @param total of a list: how many it has in all, which a header says
 */
export function entityTag(content: unknown, total?: number): string {
  const text = `${total ?? ''} ${canonicalJson(content)}`
  return `"${BEGINNINGS.map((beginning) => hash(text, beginning)).join('-')}"`
}
