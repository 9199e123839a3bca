import { linkTo, showKept, showLinks } from './html.ts'

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
