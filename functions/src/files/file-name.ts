/** Most characters of a name before its ending. */
const LONGEST = 60

/**
 * Makes the name of a file from its title: small Latin letters, digits and hyphens, such as `fees-2026-27.pdf`. A title without
 * any of these gives `file.pdf`.
 */
export function fileNameOf(title: string, kind: 'pdf' | 'jpg'): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
  const short = plain.slice(0, LONGEST).replaceAll(/^-+|-+$/g, '')
  return `${short || 'file'}.${kind}`
}
