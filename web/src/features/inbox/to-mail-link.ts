/** Longer links are cut or refused by mail programs. */
const LONGEST = 1_900

/** In a header a line end would begin another one. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\r\n?|\n|\u2028|\u2029/g, '\r\n'))

interface Mail {
  to: string
  subject: string
  /** What is said first. */
  text?: string
  /** Words that are answered: below, each line marked, as much as a link can hold. */
  quoted?: string
}

/** The link that opens a mail of one's own with all of this filled in. */
export function toMailLink({ to, subject, text = '', quoted = '' }: Mail): string {
  const start = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encoded(inOneLine(subject))}&body=${encoded(text)}`
  const marked = quoted && `\n\n${quoted.trim().replaceAll(/^/gm, '> ')}`
  return start + encodedUpTo(marked, LONGEST - start.length)
}

/** As much of a text as fits, in whole characters. */
function encodedUpTo(text: string, most: number): string {
  const whole = encoded(text)
  if (whole.length <= most) return whole
  const end = encoded(' […]')
  let kept = ''
  for (const character of text) {
    const next = encoded(character)
    if (kept.length + next.length + end.length > most) break
    kept += next
  }
  return kept && kept + end
}
