import type { Token } from 'markdown-it'
import type { Described } from './described.ts'
import { parseMarkdown, pictureOf, splitAtPictures } from './parse-markdown.ts'

/** Returns the text of inline tokens; of a picture of ours, its caption. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type.endsWith('break')) return '\n'
      if (token.type !== 'image') return token.content
      const { src, alt, caption } = pictureOf(token)
      return src && token.level === 0 ? caption : alt
    })
    .join('')
    .trim()

/**
 * Returns a description without marks, for teasers, search, feeds, calendars and the like. Paragraphs are separated by blank lines,
 * and each item of a list is a line.
 */
export function plainTextOf({ description, format }: Described): string {
  // a document that was made by hand may have anything else than a text
  if (format !== 'markdown' || typeof description !== 'string') return description
  let plain = ''
  let wasInList = false
  let depth = 0
  for (const { type, nesting, children } of parseMarkdown(description)) {
    if (type.startsWith('bullet_list') || type.startsWith('ordered_list')) depth += nesting
    if (type !== 'inline') continue
    const isInList = depth > 0
    for (const part of splitAtPictures(children ?? [])) {
      const text = textOf(Array.isArray(part) ? part : [part])
      if (!text) continue
      plain += plain && (isInList && wasInList ? '\n' : '\n\n')
      plain += text
      wasInList = isInList
    }
  }
  return plain
}
