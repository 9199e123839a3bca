import { type MailRow, type MailText, tableText } from 'domain/texts/mails/mail-text.ts'
import { directionOf, type Language } from 'domain/texts/languages.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const LINE = '1px solid #d8cdb8'
const PADDING = 'padding: 1.5rem 1.25rem'

const NASTALIQ = "'Noto Nastaliq Urdu', 'Urdu Typesetting', Tahoma, sans-serif"

/** Fonts of each language, as CSS has them. The Urdu face has one weight, and its lines need their height. */
const FONTS: Record<Language, { text: string; heading: string; small: string; strong: number }> = {
  en: {
    text: '1em/1.5 sans-serif',
    heading: '700 1.625em/1.25 Georgia, serif',
    small: '0.875em',
    strong: 700,
  },
  ur: { text: `1.125em/2.2 ${NASTALIQ}`, heading: `400 1.5em/2 ${NASTALIQ}`, small: '0.9em', strong: 400 },
}

const ISOLATED = /\u2068[^\u2069]*\u2069/g

/** Returns the attributes of a paragraph in letters of the other direction: what people wrote stands in mails of any language. */
function foreignAttributes(text: string, language: Language): string {
  const own = /\p{L}/u.exec(text.replaceAll(ISOLATED, ''))?.[0]
  const direction = own && (/\p{Script=Arabic}/u.test(own) ? 'rtl' : 'ltr')
  return direction && direction !== directionOf(language)
    ? ` lang="${direction === 'rtl' ? 'ur' : 'en'}" dir="${direction}"`
    : ''
}

/** Builds a table. Mail programs know only styles of elements. */
function toTable([head, ...rows]: readonly MailRow[], language: Language): string {
  const { strong } = FONTS[language]
  const gap = directionOf(language) === 'rtl' ? '12px 0 12px 8px' : '12px 8px 12px 0'
  const cells = ([what, count, age]: MailRow, tag: 'th' | 'td', styles: readonly [string, string, string]) =>
    [what, count, age]
      .map((text, n) => {
        const scope = tag === 'th' ? ' scope="col"' : ''
        const padding = n === 2 ? '12px 0' : gap
        const style = `padding: ${padding}; text-align: ${n === 0 ? 'start' : 'end'}; ${styles[n] ?? ''}`
        return `<${tag}${scope} style="${style}">${escape(text)}</${tag}>`
      })
      .join('')
  const heading = `border-bottom: 2px solid #14182b; font-weight: 400; color: #4a4f66`
  const body = rows.map((row) => {
    const age = row[3] === 'late' ? `color: #a32210; font-weight: ${strong}` : 'color: #4a4f66'
    const styles = [`font-weight: ${strong}`, `font-weight: ${strong}; font-size: 1.25em`, age].map(
      (style) => `border-bottom: ${LINE}; ${style}`,
    ) as [string, string, string]
    return `<tr>${cells(row, 'td', styles)}</tr>`
  })
  return `<table style="width: 100%; border-collapse: collapse">
<thead><tr>${head ? cells(head, 'th', [heading, heading, heading]) : ''}</tr></thead>
<tbody>${body.join('\n')}</tbody>
</table>`
}

const toButton = (label: string, link: string, language: Language): string =>
  `<p style="margin: 1.75em 0"><a href="${escape(link)}" style="display: inline-block; padding: 0.75em 1.5em; border-radius: 2px; background: #a80f42; color: #fff; font-weight: ${FONTS[language].strong}; text-decoration: none">${escape(label)}</a></p>`

const toNotice = ({ text, isGood }: NonNullable<MailText['notice']>): string => {
  const [edge, ground] = isGood ? ['#1b6b45', '#e0efe6'] : ['#a32210', '#fbe9e4']
  const html = escape(text).replaceAll('\n', '<br>')
  return `<p style="padding: 0.75em 1em; border-inline-start: 6px solid ${edge}; background: ${ground}">${html}</p>`
}

/** A text with one link, which is an address that stands in it. */
interface LinkedText {
  text: string
  link: string
}

/** Escapes a text, and makes its address a link. */
function toLinkedHtml({ text, link }: LinkedText): string {
  const address = escape(link)
  return escape(text).replaceAll(
    address,
    () => `<a href="${address}" dir="ltr" style="color: #a80f42">${address}</a>`,
  )
}

interface Frame {
  /** Above the mail: in whose name it is written, and the day. */
  name: string
  day: string
  /** The last line. */
  end: LinkedText
  language: Language
}

/**
 * Builds the HTML version of a mail: its subject, its text in paragraphs, and the line below it. What people wrote stays text.
 * The table, the button and the notice each take the place of their paragraph. Many mail programs drop `html`, `head` and the
 * attributes of `body`, so the first element in it has the direction and the font.
 */
export function toHtml(
  { subject, text, link, table, button, notice }: MailText & LinkedText,
  { name, day, end, language }: Frame,
): string {
  const parts = new Map<string, string>()
  if (table) parts.set(tableText(table), toTable(table, language))
  if (notice) parts.set(notice.text, toNotice(notice))
  const toParagraph = (part: string): string =>
    button && part.startsWith(`${button}: `)
      ? toButton(button, link, language)
      : `<p${foreignAttributes(part, language)}>${toLinkedHtml({ text: part, link }).replaceAll('\n', '<br>')}</p>`
  const paragraphs = text.split(/\n{2,}/).map((part) => parts.get(part) ?? toParagraph(part))
  const { text: font, heading, small, strong } = FONTS[language]
  const direction = directionOf(language)
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(subject)}</title>
<body style="margin: 0; background: #fff">
<div lang="${language}" dir="${direction}" style="max-width: 37.5rem; margin: 0 auto; color: #14182b; font: ${font}; overflow-wrap: anywhere">
<table role="presentation" style="width: 100%; border-collapse: collapse; background: #14182b; color: #fff"><tr>
<td style="padding: 1.25rem; font-weight: ${strong}">${escape(name)}</td>
<td style="padding: 1.25rem; text-align: end; color: #d5d7e2">${escape(day)}</td>
</tr></table>
<div style="${PADDING}">
<h1 style="margin: 0 0 0.75em; font: ${heading}">${escape(subject)}</h1>
${paragraphs.join('\n')}
</div>
<p style="${PADDING}; margin: 0; background: #f2e9dc; color: #4a4f66; font-size: ${small}">${toLinkedHtml(end)}</p>
</div>
</body>
</html>
`
}
