import { parseMarkdown } from './parse-markdown.ts'
import { plainTextOf } from './plain-text.ts'

const UNMARKED = [
  'paragraph_open',
  'paragraph_close',
  'inline',
  'text',
  'text_special',
  'softbreak',
  'hardbreak',
]

/** Returns whether a formatted text has more than paragraphs and line ends. */
export const hasMarks = (text: string): boolean =>
  parseMarkdown(text)
    .flatMap((token) => [token, ...(token.children ?? [])])
    .some(({ type }) => !UNMARKED.includes(type))

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

/** Returns a formatted text that looks as this plain one. Backslashes are only added to a text that would look different without. */
export function escapeMarkdown(text: string): string {
  const formatted = plainTextOf({ description: text, format: 'markdown' })
  if (!hasMarks(text) && linesOf(formatted) === linesOf(text)) return text
  return (
    text
      .replaceAll(/[\\*_[\]]|(?<=\])\(/g, String.raw`\$&`)
      // a line that begins as a heading, a quote or a list
      .replaceAll(/^([ \t]*)([#>+-])/gm, String.raw`$1\$2`)
      .replaceAll(/^([ \t]*\d{1,9})([.)])/gm, String.raw`$1\$2`)
  )
}
