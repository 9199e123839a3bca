import { offlineEn } from 'domain/texts/offline-en.ts'
import { offlineUr } from 'domain/texts/offline-ur.ts'

/* a page has our tokens and the styles of elements */
const STYLES = `<style>
#offline{display:block;padding:var(--s3) var(--gutter);background:var(--raat);color:var(--on-dark);border-block-end:4px dashed var(--genda);text-align:center;text-wrap:balance}
#saved{padding:var(--s6) max(var(--gutter),50% - var(--page)/2)}
#saved h1{font-size:var(--t-h2)}
#saved a{display:inline-block;padding-block:10px}
</style>`

const TITLE = /<title>(.*?)( \| [^|]*)?<\/title>/

/** Returns the texts in the language of a page. */
const textsOf = (html: string) => (html.includes('<html lang="ur"') ? offlineUr : offlineEn)

const addLine = (html: string, text: string) =>
  html.replace('<body>', `<body>${STYLES}<output id="offline">${text}</output>`)

/** Adds a line above a page, which says from when it is. */
export const showKept = (html: string, at: Date): string => addLine(html, textsOf(html).kept(at))

/** Returns an entry of a list, with a link to a page of any language. */
export const linkTo = (path: string, html: string): string =>
  `<li><a href="${path}"${/ lang="\w+"/.exec(html)?.[0] ?? ''}>${TITLE.exec(html)?.[1]}</a></li>`

/** Shows a list of links in place of a page's content. Header and footer stay, and no script runs. */
export function showLinks(html: string, links: string): string {
  const texts = textsOf(html)
  return addLine(html, texts.notKept)
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/ aria-current="\w+"/g, '')
    .replace(TITLE, `<title>${texts.saved}</title>`)
    .replace(
      /<main.*<\/main>/s,
      // as a function: a title may have a sign that `replace` would read
      () =>
        `<main id="main"><div id="saved"><a href="">${texts.again}</a><h1>${texts.saved}</h1><ul>${links}</ul></div></main>`,
    )
}
