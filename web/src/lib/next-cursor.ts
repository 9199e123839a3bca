/** Reads the cursor from `<address>; rel="next"` in a Link header; undefined if there is none. */
export function nextCursorFrom(header: string | null): string | undefined {
  const [, address] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(header ?? '') ?? []
  if (address === undefined) return undefined
  return new URL(address, 'https://chamber.example').searchParams.get('cursor') ?? undefined
}
