import type { OfflineTextsInPage } from 'domain/texts/offline-en.ts'

const CACHE = 'pages'
const MOST_PAGES = 30
const MAX_AGE_MS = 30 * 24 * 3_600_000

/** Returns when the server sent a page. */
const sentAt = ({ headers }: Response) => new Date(String(headers.get('date')))

/** Lists the kept pages, the one that was read last at the end. Deletes those that are too old. */
async function listPages() {
  const cache = await caches.open(CACHE)
  const kept: { path: string; page: Response }[] = []
  for (const request of await cache.keys()) {
    const page = await cache.match(request)
    if (!page) continue
    if (Number(sentAt(page)) < Date.now() - MAX_AGE_MS) await cache.delete(request)
    else kept.push({ path: new URL(request.url).pathname, page })
  }
  return kept
}

/** Keeps the answer at a page's path as the page that was read last. Deletes the page if it is gone. */
export async function keepPage(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  if (answer.status === 404 || answer.status === 410) await cache.delete(path)
  if (answer.status !== 200 || answer.redirected) return
  const page = new Response(await answer.text(), answer)
  // a cache lists its pages in the order in which they were put
  await cache.put(path, page)
  for (const oldest of (await listPages()).slice(0, -MOST_PAGES)) await cache.delete(oldest.path)
}

/** Returns a kept page, which then says from when it is; undefined if it is not kept. */
export async function findPage(path: string | undefined): Promise<Response | undefined> {
  const page = (await listPages()).find((kept) => kept.path === path)?.page
  const html = page && showKept(await page.text(), sentAt(page))
  return html === undefined ? undefined : new Response(html, page)
}

/** Returns the page that was read last with other content: there is no connection. Undefined if no page is kept. */
export async function offlinePage(): Promise<Response | undefined> {
  let [html, links] = ['', '']
  let headers = {}
  for (const { path, page } of await listPages()) {
    headers = page.headers
    html = await page.text()
    links = linkTo(path, html) + links
  }
  const shown = showLinks(html, links)
  return shown === undefined ? undefined : new Response(shown, { status: 503, headers })
}

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
function showKept(html: string, at: Date): string | undefined {
  const texts = textsOf(html)
  if (!texts) return undefined
  const when = at.toLocaleString(texts.locale, { dateStyle: 'long', timeStyle: 'short' })
  return addLine(html, texts.kept.replace('%', when))
}

/** Returns an entry of a list, with a link to a page of any language. */
const linkTo = (path: string, html: string): string =>
  `<li><a href="${path}"${/ lang="\w+"/.exec(html)?.[0] ?? ''}>${TITLE.exec(html)?.[1]}</a></li>`

/**
 * Shows a list of links in place of a page's content. Header and footer stay, and no script runs.
 * @returns undefined if the page brings no texts
 */
function showLinks(html: string, links: string): string | undefined {
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
