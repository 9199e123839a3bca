import type { OfflineTextsInPage } from 'domain/texts/offline-en.ts'

/* a page has our tokens and the styles of elements */
const STYLES = `<style>#offline{display:block;padding:var(--s3) var(--gutter);background:var(--raat);color:var(--on-dark);border-block-end:4px dashed var(--genda);text-align:center;text-wrap:balance}
#saved{padding:var(--s6) max(var(--gutter),50% - var(--page)/2)}
#saved h1{font-size:var(--t-h2)}
#saved a{display:inline-block;padding-block:10px}</style>`

const TITLE = /<title>(.*?)( \| [^|]*)?<\/title>/
/** Returns the texts that a page brings in its language; null if it is of a release that had none. */
const textsOf = (html: string) =>
  JSON.parse(/id="offline-texts">(.*?)</.exec(html)?.[1] ?? 'null') as OfflineTextsInPage | null

const addLine = (html: string, text: string) =>
  html.replace('<body>', `<body>${STYLES}<output id="offline">${text}</output>`)

/** Adds a line above a page, which says from when it is. @returns undefined if the page brings no texts */
export function showKept(html: string, at: Date): string | undefined {
  const texts = textsOf(html)
  if (!texts) return undefined
  const when = at.toLocaleString(texts.locale, { dateStyle: 'long', timeStyle: 'short' })
  return addLine(html, texts.kept.replace('%', when))
}

/** Returns an entry of a list, with a link to a page of any language. */
export const linkTo = (path: string, html: string): string =>
  `<li><a href="${path}"${/ lang="\w+"/.exec(html)?.[0] ?? ''}>${TITLE.exec(html)?.[1]}</a></li>`

/**
 * Shows a list of links in place of a page's content. Header and footer stay, and no script runs.
 * @returns undefined if the page brings no texts
 */
export function showLinks(html: string, links: string): string | undefined {
  const texts = textsOf(html)
  if (!texts) return undefined
  const { notKept, again, saved } = texts
  return addLine(html, notKept)
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/ aria-current="\w+"/g, '')
    .replace(TITLE, `<title>${saved}</title>`)
    .replace(
      /<main.*<\/main>/s,
      // as a function: a title may have a sign that `replace` would read
      () =>
        `<main id="main"><div id="saved"><a href="">${again}</a><h1>${saved}</h1><ul>${links}</ul></div></main>`,
    )
}
