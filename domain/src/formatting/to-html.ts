import type { Token } from 'markdown-it'
import { mediaSrcSet, WIDE_ON_PHONES } from '../values/media.ts'
import type { Described } from './described.ts'
import { attributeOf, parseInline, parseMarkdown, pictureOf, splitAtPictures } from './parse-markdown.ts'
import { scheduleOf } from './schedule-of.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

const openLink = (href: string) =>
  `<a href="${escape(href)}"${href.startsWith('http') ? ' rel="noopener"' : ''}>`

/** Writes one inline token. Whatever we do not know is left out. */
function inline(token: Token): string {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return escape(token.content)
    case 'softbreak':
    case 'hardbreak':
      return '<br>'
    case 'strong_open':
      return '<strong>'
    case 'strong_close':
      return '</strong>'
    case 'em_open':
      return '<em>'
    case 'em_close':
      return '</em>'
    case 'link_open':
      return openLink(attributeOf(token, 'href'))
    case 'link_close':
      return '</a>'
    case 'image':
      return escape(pictureOf(token).alt)
    default:
      return ''
  }
}

const inlineHtml = (tokens: readonly Token[] | null) => (tokens ?? []).map(inline).join('')

/** The `sizes` of a picture in the column of a text. */
const SIZES = `(min-width: 768px) 680px, ${WIDE_ON_PHONES}`

/** Writes a picture of ours with its caption. Of another picture only the description stays. */
function picture(token: Token): string {
  const { src, width, height, alt, caption } = pictureOf(token)
  if (!src) return alt && `<p>${escape(alt)}</p>`
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const image = `<img src="${src}" srcset="${mediaSrcSet(src)}" sizes="${SIZES}" alt="${escape(alt)}"${size} loading="lazy">`
  return `<figure>${image}${caption && `<figcaption>${escape(caption)}</figcaption>`}</figure>`
}

/** Most characters of a first paragraph that is shown larger. */
const LEAD = 400

/** Writes a paragraph or a heading, and its pictures beside it. @param open the tag of its first part, and `others` of the rest */
const paragraph = (children: readonly Token[] | null, open: string, others: string, close: string): string =>
  splitAtPictures(children ?? [])
    .map((part, index) => {
      if (!Array.isArray(part)) return picture(part)
      const html = inlineHtml(part).trim()
      return html && `${index === 0 ? open : others}${html}${close}`
    })
    .join('')

const LISTS: Record<string, string> = {
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
}

/** Writes a list, its item or a quote: opens or closes it. */
function container(token: Token): string {
  const tag = LISTS[token.type.replace(/_(open|close)$/, '')]
  if (!tag) return ''
  if (token.nesting < 0) return `</${tag}>`
  const start = Number(attributeOf(token, 'start'))
  return tag === 'ol' && start > 1 ? `<ol start="${start}">` : `<${tag}>`
}

/** Writes the blocks of a text. @param hasLead whether a short first paragraph is shown larger */
function blocks(text: string, hasLead: boolean, heading: Heading = 'h3'): string {
  const tokens = parseMarkdown(text)
  return tokens
    .map((token, index) => {
      const before = tokens[index - 1]
      if (token.type !== 'inline') return container(token)
      if (before?.type === 'heading_open')
        return paragraph(token.children, `<${heading}>`, `<${heading}>`, `</${heading}>`)
      // the paragraphs of a list without blank lines
      if (before?.hidden) return paragraph(token.children, '', '', '')
      const isLead = hasLead && index === 1 && token.content.length <= LEAD
      return paragraph(token.children, isLead ? '<p class="lead">' : '<p>', '<p>', '</p>')
    })
    .join('')
}

/** Writes the schedule of an event, which begins each line with a time. */
function schedule(items: ReturnType<typeof scheduleOf>['items']): string {
  if (items.length === 0) return ''
  const rows = items.map(({ time, title, text }) => {
    const heading = inlineHtml(parseInline(title).flatMap(({ children }) => children ?? []))
    return `<li><time>${escape(time)}</time><div><b>${heading}</b>${blocks(text, false)}</div></li>`
  })
  return `<ol class="schedule">${rows.join('')}</ol>`
}

/** The element of headings, which follows the heading above the text. */
export type Heading = 'h2' | 'h3'

/**
 * Renders a formatted description as HTML. It has only elements, attributes and addresses that are named here, whatever was typed.
 * @param described of an event, if it has a `date`: lines that begin with a time become its schedule
 * @param hasLead whether a short first paragraph is shown larger
 */
export function toHtml(
  { description, ...rest }: Described & { date?: string | undefined },
  hasLead = true,
  heading: Heading = 'h3',
): string {
  if (rest.date === undefined) return blocks(description, hasLead, heading)
  const { words, items } = scheduleOf(description)
  return blocks(words, true) + schedule(items)
}
