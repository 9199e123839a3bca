/** Characters that search engines and shared links show of a description. */
const SHOWN = 160

/** The beginning of a plain text in one line, cut at the end of a word where it is longer than about 160 characters. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SHOWN) return line
  const start = line.slice(0, SHOWN)
  const end = start.lastIndexOf(' ')
  // a word without end is cut, but never between the two halves of one character
  const cut = end > SHOWN / 2 ? start.slice(0, end) : start.replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s.,;:–—-]+$/u, '')}…`
}
