/** The cursor in `<address>; rel="next"` of the header Link. */
export function nextCursorFrom(header: string | null): string | undefined {
  const [, address] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(header ?? '') ?? []
  if (address === undefined) return undefined
  return new URL(address, 'https://chamber.example').searchParams.get('cursor') ?? undefined
}
