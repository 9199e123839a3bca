/** The longest link that every mail program accepts, in characters. */
const LONGEST = 1_900

/** Joins lines: in a header a line end would start another header. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\r\n?|\n|\u2028|\u2029/g, '\r\n'))

interface Mail {
  to: string
  subject: string
  /** The text of the e-mail. */
  text?: string
  /** The message that is replied to: quoted below, as much as a link can hold. */
  quoted?: string
}

/** Builds a `mailto:` link that opens an e-mail with all of this filled in. */
export function toMailLink({ to, subject, text = '', quoted = '' }: Mail): string {
  const start = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encoded(inOneLine(subject))}&body=${encoded(text)}`
  const marked = quoted && `\n\n${quoted.trim().replaceAll(/^/gm, '> ')}`
  return start + encodedUpTo(marked, LONGEST - start.length)
}

/** Encodes as much of a text as fits, in whole characters. */
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
