import { buttonText, type MailRow, type MailText, tableText } from 'domain/texts/mails-en.ts'
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

/** Builds a table. Mail programs know only styles of elements. */
function toTable([head, ...rows]: readonly MailRow[]): string {
  const cells = ([what, count, age]: MailRow, tag: 'th' | 'td', styles: readonly [string, string, string]) =>
    [what, count, age]
      .map((text, n) => {
        const scope = tag === 'th' ? ' scope="col"' : ''
        const padding = n === 2 ? '12px 0' : '12px 8px 12px 0'
        const style = `padding: ${padding}; text-align: ${n === 0 ? 'start' : 'end'}; ${styles[n] ?? ''}`
        return `<${tag}${scope} style="${style}">${escape(text)}</${tag}>`
      })
      .join('')
  const heading = `border-bottom: 2px solid #14182b; font-weight: 400; color: #4a4f66`
  const body = rows.map((row) => {
    const age = row[3] === 'late' ? 'color: #a32210; font-weight: 700' : 'color: #4a4f66'
    const styles = ['font-weight: 700', 'font-weight: 700; font-size: 1.25em', age].map(
      (style) => `border-bottom: ${LINE}; ${style}`,
    ) as [string, string, string]
    return `<tr>${cells(row, 'td', styles)}</tr>`
  })
  return `<table style="width: 100%; border-collapse: collapse">
<thead><tr>${head ? cells(head, 'th', [heading, heading, heading]) : ''}</tr></thead>
<tbody>${body.join('\n')}</tbody>
</table>`
}

const toButton = (label: string, link: string): string =>
  `<p style="margin: 1.75em 0"><a href="${escape(link)}" style="display: inline-block; padding: 0.75em 1.5em; border-radius: 2px; background: #a80f42; color: #fff; font-weight: 700; text-decoration: none">${escape(label)}</a></p>`

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
  return escape(text).replaceAll(address, () => `<a href="${address}" style="color: #a80f42">${address}</a>`)
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
 * The table, the button and the notice each take the place of their paragraph.
 */
export function toHtml(
  { subject, text, link, table, button, notice }: MailText & LinkedText,
  { name, day, end, language }: Frame,
): string {
  const parts = new Map<string, string>()
  if (table) parts.set(tableText(table), toTable(table))
  if (button) parts.set(buttonText(button, link), toButton(button, link))
  if (notice) parts.set(notice.text, toNotice(notice))
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => parts.get(part) ?? `<p>${toLinkedHtml({ text: part, link }).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(subject)}</title>
<body style="margin: 0; background: #fff; color: #14182b; font: 1em/1.5 sans-serif; overflow-wrap: anywhere">
<div style="max-width: 37.5rem; margin: 0 auto">
<table role="presentation" style="width: 100%; border-collapse: collapse; background: #14182b; color: #fff"><tr>
<td style="padding: 1.25rem; font-weight: 700">${escape(name)}</td>
<td style="padding: 1.25rem; text-align: end; color: #d5d7e2">${escape(day)}</td>
</tr></table>
<div style="${PADDING}">
<h1 style="margin: 0 0 0.75em; font: 700 1.625em/1.25 Georgia, serif">${escape(subject)}</h1>
${paragraphs.join('\n')}
</div>
<p style="${PADDING}; margin: 0; background: #f2e9dc; color: #4a4f66; font-size: 0.875em">${toLinkedHtml(end)}</p>
</div>
</body>
</html>
`
}
