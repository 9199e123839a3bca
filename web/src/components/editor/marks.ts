/** A text and what is selected of it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Replaces the characters from `from` to `to`. Then those from `start` to `end` are selected. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Matches the marks at the beginning of a line: of a list, a heading, a quote. */
const BEGINNING = /^(\s*)(?:[-*+]\s+|\d{1,9}[.)]\s+|#{1,6}\s+|>\s?)/

/** Marks around words. */
export type InlineMark = '**' | '_'

/** Adds marks around the selected words of each line, or removes them. Without a selection it writes an empty pair. */
export function toggleInline({ text, start, end }: Selected, mark: InlineMark): Edit {
  const chosen = text.slice(start, end)
  const from = start + (chosen.length - chosen.trimStart().length)
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length))
  const words = text.slice(from, to)
  const size = mark.length
  if (text.slice(from - size, from) === mark && text.slice(to, to + size) === mark)
    return { from: from - size, to: to + size, insert: words, start: from - size, end: to - size }
  if (words.length >= 2 * size && words.startsWith(mark) && words.endsWith(mark)) {
    const insert = words.slice(size, -size)
    return { from, to, insert, start: from, end: from + insert.length }
  }
  if (words === '') return { from, to, insert: mark + mark, start: from + size, end: from + size }
  // marks do not reach over a blank line
  const insert = words
    .split('\n')
    .map((line, index) => {
      const before = (index > 0 && BEGINNING.exec(line)?.[0]) || ''
      const rest = line.slice(before.length)
      return rest.trim() ? before + mark + rest.trim() + mark : line
    })
    .join('\n')
  const isOne = !words.includes('\n')
  const inside = isOne ? size : 0
  return { from, to, insert, start: from + inside, end: from + insert.length - inside }
}

/** Marks at the beginning of lines. */
export type LineMark = 'list' | 'numbers' | 'heading' | 'quote'

const HAS: Record<LineMark, RegExp> = {
  list: /^\s*[-*+]\s+/,
  numbers: /^\s*\d{1,9}[.)]\s+/,
  heading: /^#{1,6}\s+/,
  quote: /^>\s?/,
}

const markOf = (mark: LineMark, index: number) =>
  ({ list: '- ', numbers: `${index + 1}. `, heading: '## ', quote: '> ' })[mark]

/** Makes the selected lines a list, a heading or a quote, or plain lines again. */
export function toggleLines({ text, start, end }: Selected, mark: LineMark): Edit {
  const from = lineStart(text, start)
  const to = lineEnd(text, end > start && text[end - 1] === '\n' ? end - 1 : end)
  const lines = text.slice(from, to).split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const isOn = filled.length > 0 && filled.every((line) => HAS[mark].test(line))
  let count = 0
  const changed = lines.map((line) => {
    if (isOn) return line.replace(HAS[mark], '')
    if (line.trim() === '' && lines.length > 1) return line
    return markOf(mark, count++) + line.replace(BEGINNING, '$1').trimStart()
  })
  // a line that follows without a blank one would belong to the list
  const next = text.slice(to + 1, lineEnd(text, to + 1))
  const isFollowed = !isOn && mark !== 'heading' && next.trim() !== '' && !HAS[mark].test(next)
  const insert = changed.join('\n')
  const last = from + insert.length
  return {
    from,
    to,
    insert: isFollowed ? `${insert}\n` : insert,
    start: lines.length > 1 ? from : last,
    end: last,
  }
}

const ITEM = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))\s+/

/** Begins the next item of a list where Enter is pressed in one; ends the list in an empty item. Undefined outside of a list. */
export function continueList({ text, start, end }: Selected): Edit | undefined {
  const from = lineStart(text, start)
  const [mark, indent = '', bullet, number, sign = ''] = ITEM.exec(text.slice(from, start)) ?? []
  if (mark === undefined || start !== end) return undefined
  if (text.slice(from + mark.length, lineEnd(text, start)).trim() === '')
    return { from, to: lineEnd(text, start), insert: '', start: from, end: from }
  const insert = `\n${indent}${bullet ?? `${Number(number) + 1}${sign}`} `
  const at = start + insert.length
  return { from: start, to: end, insert, start: at, end: at }
}

/** A link in a text. */
export interface TextLink {
  from: number
  to: number
  words: string
  address: string
}

const LINK = /(?<!!)\[((?:\\.|[^[\]\\\n])*)\]\(([^()\s]*)\)/g

/** Returns the link at the caret; for other selected words, a link without an address. */
export function linkAt({ text, start, end }: Selected): TextLink {
  const from = lineStart(text, start)
  for (const match of text.slice(from, lineEnd(text, end)).matchAll(LINK)) {
    const [whole, words = '', address = ''] = match
    const at = from + match.index
    if (at < end + 1 && start < at + whole.length && end <= at + whole.length && start >= at)
      return { from: at, to: at + whole.length, words, address }
  }
  return { from: start, to: end, words: text.slice(start, end).trim(), address: '' }
}

/** Writes a link. Without words it shows its address. @param address '' removes the link and leaves its words */
export function writeLink({ from, to, words }: TextLink, address: string): Edit {
  const shown = words.replaceAll('\n', ' ') || address.replace(/^(https?:\/\/|mailto:|tel:)/, '')
  const insert = address ? `[${shown.replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`)}](${address})` : words
  const at = from + insert.length
  return { from, to, insert, start: at, end: at }
}

/** A picture that is written into a text. */
export interface WrittenPicture {
  address: string
  width: number
  height: number
  /** Description for blind visitors. */
  alt: string
  /** Shown below it; '' for none. */
  caption: string
}

/** Writes a picture as a paragraph of its own below the caret's line. Its size follows the address, so that pages reserve its space. */
export function writePicture({ text, end }: Selected, picture: WrittenPicture): Edit {
  const { address, width, height, alt, caption } = picture
  const at = lineEnd(text, end)
  const shown = alt.replaceAll(/[[\]\\]/g, String.raw`\$&`)
  const below = caption && ` "${caption.replaceAll(/["\\]/g, String.raw`\$&`)}"`
  const before = text.slice(0, at).trim() === '' ? '' : '\n\n'
  const insert = `${before}![${shown}](${address}#${width}x${height}${below})\n\n`
  return { from: at, to: at, insert, start: at + insert.length, end: at + insert.length }
}

/** Returns which marks are on at the caret. */
export function marksAt(selected: Selected): Set<InlineMark | LineMark | 'link'> {
  const { text, start } = selected
  const from = lineStart(text, start)
  const line = text.slice(from, lineEnd(text, start))
  const before = text.slice(from, start)
  const on = new Set<InlineMark | LineMark | 'link'>()
  for (const mark of ['list', 'numbers', 'heading', 'quote'] as const) if (HAS[mark].test(line)) on.add(mark)
  // an open pair that is closed on the same line
  for (const mark of ['**', '_'] as const)
    if (before.split(mark).length % 2 === 0 && line.slice(before.length).includes(mark)) on.add(mark)
  if (linkAt({ ...selected, end: start }).address) on.add('link')
  return on
}
