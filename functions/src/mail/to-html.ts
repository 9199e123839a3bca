import { directionOf, type Language } from 'domain/texts/languages.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/**
 * Builds the HTML version of a mail: its text in paragraphs, with its one link. What people wrote stays text.
 * @param link becomes a link wherever it is in the text
 */
export function toHtml(text: string, link: string, language: Language): string {
  const address = escape(link)
  const paragraphs = escape(text)
    .replaceAll(address, () => `<a href="${address}">${address}</a>`)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<body style="max-width: 36em; margin: 0 auto; padding: 1em; font: 1em/1.5 sans-serif; overflow-wrap: anywhere">
${paragraphs.join('\n')}
</body>
</html>
`
}
