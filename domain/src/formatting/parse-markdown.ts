import MarkdownIt, { type Token } from 'markdown-it'
import { isLink } from './link-address.ts'

/** Levels of lists and quotes inside each other. The parser leaves out what is deeper. */
const DEEPEST = 20

// rules that are not named here are off: HTML, code, tables, entities and references stay as they were typed
const parser = new MarkdownIt('zero', { breaks: true, maxNesting: DEEPEST }).enable([
  'heading',
  'list',
  'blockquote',
  'newline',
  'escape',
  'emphasis',
  'link',
  'image',
])
parser.validateLink = isLink

const isTooDeep = ({ nesting, level }: Token) => nesting === 1 && level >= DEEPEST - 1

/**
 * Parses a text with the marks of Markdown that we know. It takes well under a second for the longest text.
 * @returns blocks, each opened and closed by a token. A text that is nested too deeply has no marks.
 */
export function parseMarkdown(text: string): Token[] {
  const tokens = parser.parse(text, {})
  return tokens.some(isTooDeep) ? parser.parse(withoutMarks(text), {}) : tokens
}

/** Parses a line or several without blocks, such as a title. */
export const parseInline = (text: string): Token[] => parser.parseInline(text, {})

/** Makes every mark of a text a letter of it. */
const withoutMarks = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)

const textOf = (tokens: readonly Token[] | null): string =>
  (tokens ?? [])
    .map(({ type, content, children }) => {
      if (type === 'image') return textOf(children)
      return type.endsWith('break') ? ' ' : content
    })
    .join('')

/** Matches the address of a picture of ours. The part after # is its size in pixels, so that its space is reserved. */
const PICTURE = /^(\/media\/[a-z]+\/[\w-]+\/[\da-f]{16}-\d{1,4}\.webp)(?:#(\d{1,5})x(\d{1,5}))?$/

/** A picture in a text. */
interface TextPicture {
  /** Address of the widest file; undefined if the picture is not ours. */
  src?: string | undefined
  width?: string | undefined
  height?: string | undefined
  /** Description for blind visitors. */
  alt: string
  /** Shown below it; '' for none. */
  caption: string
}

/** Returns an attribute of a token; '' if it has none. */
export const attributeOf = ({ attrs }: Token, name: string): string =>
  String(attrs?.find(([key]) => key === name)?.[1] ?? '')

/** Reads a token of the type `image`. */
export function pictureOf(token: Token): TextPicture {
  const [, src, width, height] = PICTURE.exec(attributeOf(token, 'src')) ?? []
  return { src, width, height, alt: textOf(token.children), caption: attributeOf(token, 'title') }
}

/** Splits the inline tokens of a paragraph at its pictures, and trims what is beside them. Pictures inside a link or bold text stay. */
export function splitAtPictures(tokens: readonly Token[]): (Token | Token[])[] {
  const parts: (Token | Token[])[] = []
  for (const token of tokens) {
    const last = parts.at(-1)
    if (token.type === 'image' && token.level === 0) parts.push(token)
    else if (Array.isArray(last)) last.push(token)
    else parts.push([token])
  }
  return parts.map((part) => (Array.isArray(part) ? trimmed(part) : part))
}

const isBlank = ({ type, content }: Token) =>
  type.endsWith('break') || (type === 'text' && content.trim() === '')

function trimmed(tokens: readonly Token[]): Token[] {
  const start = tokens.findIndex((token) => !isBlank(token))
  const end = tokens.findLastIndex((token) => !isBlank(token))
  return start < 0 ? [] : tokens.slice(start, end + 1)
}
