/** The longest description that search engines and shared links show, in characters. */
const OF_DESCRIPTION = 160

/**
 * Shortens a plain text to one line, cut after a word. An excerpt is not shortened again.
 * @param longest the longest result, in characters
 */
export function excerptOf(text: string, longest = OF_DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const start = line.slice(0, longest)
  const end = start.lastIndexOf(' ')
  // cut inside a very long word, but never between two surrogates
  const cut = end > longest / 2 ? start.slice(0, end) : start.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s.,;:–—-]+$/u, '')}…`
}
