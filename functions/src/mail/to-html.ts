import { type MailRow, type MailText, tableText } from 'domain/texts/mails-en.ts'
import { directionOf, type Language } from 'domain/texts/languages.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const CELL = 'padding: 0.75em 0; border-bottom: 1px solid #d8cdb8'

/** Builds a table; mail programs know only styles of elements. */
function toTable([head, ...rows]: readonly MailRow[]): string {
  const cells = (row: MailRow, tag: 'th scope="col"' | 'td', style: string) =>
    row
      .map((text, n) => {
        const side = n === 0 ? 'start' : 'end'
        return `<${tag} style="${style}; text-align: ${side}">${escape(text)}</${tag.slice(0, 2)}>`
      })
      .join('')
  const body = rows.map((row) => `<tr>${cells(row, 'td', CELL)}</tr>`)
  return `<table style="width: 100%; border-collapse: collapse">
<thead><tr>${head ? cells(head, 'th scope="col"', 'padding: 0.5em 0; border-bottom: 2px solid #14182b') : ''}</tr></thead>
<tbody>${body.join('\n')}</tbody>
</table>`
}

/** A text with one link, which is an address that stands in it. */
interface LinkedText {
  text: string
  link: string
}

/** Escapes a text, and makes its address a link. */
function toLinkedHtml({ text, link }: LinkedText): string {
  const address = escape(link)
  return escape(text).replaceAll(address, () => `<a href="${address}">${address}</a>`)
}

/**
 * Builds the HTML version of a mail: its text in paragraphs, and the line below it. What people wrote stays text.
 * @param table takes the place of its lines in the text
 * @param end the last line
 */
export function toHtml(
  { table, ...mail }: LinkedText & Pick<MailText, 'table'>,
  end: LinkedText,
  language: Language,
): string {
  const lines = table && escape(tableText(table))
  const paragraphs = toLinkedHtml(mail)
    .split(/\n{2,}/)
    .map((paragraph) =>
      table && paragraph === lines ? toTable(table) : `<p>${paragraph.replaceAll('\n', '<br>')}</p>`,
    )
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<body style="max-width: 36em; margin: 0 auto; padding: 1em; font: 1em/1.5 sans-serif; overflow-wrap: anywhere">
${paragraphs.join('\n')}
<p style="padding-top: 1em; border-top: 1px solid #d8cdb8; font-size: 0.875em">${toLinkedHtml(end)}</p>
</body>
</html>
`
}
