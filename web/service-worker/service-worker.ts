import { findPage, keepPage, offlinePage } from './kept-pages.ts'
import { PUBLIC_PAGE } from './public-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Without an answer for this time, in milliseconds, a kept page is shown. */
const PATIENCE_MS = 5_000

/** Returns the path of a page that may be kept; undefined for any other address, such as one with a query. */
const pathOf = (address: string): string | undefined =>
  PUBLIC_PAGE.exec(address.replace(location.origin, ''))?.[0]

/** Keeps the pages that were opened before this service worker was there. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({ includeUncontrolled: true })) {
    const path = pathOf(url)
    if (path) await keepPage(path, await fetch(path))
  }
}

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(keepOpenPages().catch(() => {}))
})

self.addEventListener('activate', (event) => {
  // the browser then sends its request while this script is still starting
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

const load = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request)

/** Returns the server's answer, and what is kept if there is no answer or it takes long. */
function openPage(path: string | undefined, answer: Promise<Response>): Promise<Response> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    .then(() => findPage(path))
    .then((kept) => kept ?? answer)
  return Promise.race([answer, late]).catch(
    async () => (await findPage(path)) ?? (await offlinePage()) ?? answer,
  )
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const path = pathOf(url)
  const isOpened = mode === 'navigate'
  if (method !== 'GET' || !(path || isOpened)) return
  const answer = load(event)
  if (path)
    // a device without room keeps nothing
    event.waitUntil(answer.then((response) => keepPage(path, response.clone())).catch(() => {}))
  event.respondWith(isOpened ? openPage(path, answer) : answer)
})
