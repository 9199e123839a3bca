/** Mixes a text into 53 bits (cyrb53 by bryc, public domain); `seed` gives other bits of the same text. */
function mix(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** JSON that does not depend on the order of keys, so that a value read from anywhere is written the same. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * The ETag of what visitors read, as REST answers it and as the site's files hold it: a page asks by it whether there is
 * something newer. Whoever made two contents of one tag would only hide her own change: no cryptography is needed.
 * @param total of a list: how many it has in all, which a header says
 */
export function entityTag(content: unknown, total?: number): string {
  const text = `${total ?? ''} ${canonicalJson(content)}`
  return `"${mix(text, 1)}-${mix(text, 2)}"`
}
