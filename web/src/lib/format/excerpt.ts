/** Characters that search engines and shared links show of a description. */
const OF_DESCRIPTION = 160

/**
 * The beginning of a plain text in one line, cut at the end of a word where it is longer. What was cut is not cut again.
 * @param longest characters of the result, at most
 */
export function excerptOf(text: string, longest = OF_DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const start = line.slice(0, longest)
  const end = start.lastIndexOf(' ')
  // a word without end is cut, but never between the two halves of one character
  const cut = end > longest / 2 ? start.slice(0, end) : start.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s.,;:–—-]+$/u, '')}…`
}
