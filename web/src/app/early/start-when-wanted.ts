import { addressOf } from 'domain/api/endpoint.ts'
import { getBlog, getEvent, listBlogs } from 'domain/api/posts.ts'
import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import { hydrateForm } from '#lib/loading/hydrate.ts'
import { pollSoon, pollWhileVisible } from '#lib/loading/poll-while-visible.ts'
import { DRAFT_PREFIX, SENT_ANSWER_KEY, storageKeys } from '#lib/storage.ts'
import { readPageData } from '#lib/page-data/page-data-script.ts'
import { inOpenLanguage } from '#lib/language.ts'
import type { PageData } from '#lib/page-data/page-data.ts'

// refused in private windows of some browsers
const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => {})

/** Registers the service worker, which keeps public pages for later, once the page is loaded. */
function registerServiceWorker() {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE_PAGES === 'no') return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}

interface Dated {
  updatedAt: string
}

const ask = (address: string, etag: string) => fetch(address, { headers: { 'if-none-match': etag } })

async function isOneOutdated(address: string, etag: string, known: Dated): Promise<boolean> {
  const response = await ask(address, etag)
  if (response.status === 404) return true
  // a cache may answer with an older version than the page's file
  return response.ok && ((await response.json()) as Dated).updatedAt >= known.updatedAt
}

/**
 * Checks whether REST has something newer than the page's file, or no longer has it.
 * @throws TypeError without a connection
 */
export async function isOutdated({ post, event, blogs }: PageData): Promise<boolean> {
  // samples never change
  if (post?.blog.id === SAMPLE_POST_ID || event?.event.id === SAMPLE_EVENT_ID) return false
  if (post)
    return isOneOutdated(addressOf(getBlog, { id: post.blog.id }, inOpenLanguage()), post.etag, post.blog)
  if (event)
    return isOneOutdated(
      addressOf(getEvent, { id: event.event.id }, inOpenLanguage()),
      event.etag,
      event.event,
    )
  if (!blogs) return false
  const limit = Math.max(1, blogs.items.length)
  const { ok, headers } = await ask(addressOf(listBlogs, {}, { limit, ...inOpenLanguage() }), blogs.etag)
  return ok && Number(headers.get('x-list-version')) >= blogs.version
}

const TOUCHES = ['pointerdown', 'click', 'keydown', 'focusin'] as const
/** Events that show that a reader moves through the page. */
const MOVES = ['scroll', 'pointermove', 'touchstart'] as const

/** Returns whether an event is on a link that the browser follows by itself, so that the app need not start. */
const isFollowed = ({ target }: Event) =>
  target instanceof Element && target.closest('a[href]:not(:focus-visible)') !== null

/** Returns whether the URL asks for other content than this file has. */
function isOtherPage(document: Document): boolean {
  const names = [...new URLSearchParams(location.search).keys()]
  if (names.some((name) => document.querySelector(`[data-query~="${CSS.escape(name)}"]`))) return true
  // the address of a post or event may have no file yet
  return location.pathname.lastIndexOf('/') > 0 && readPageData(document).isNotFound === true
}

/** Returns whether the page may differ from its file, since this device has a draft or the answer to a sent form. */
const hasDraft = (document: Document): boolean =>
  document.querySelector(`[data-live="${hydrateForm['data-live']}"]`) !== null &&
  (Object.hasOwn(Object(history.state), SENT_ANSWER_KEY) || storageKeys(DRAFT_PREFIX).length > 0)

function whenNear(part: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && callback(), {
    rootMargin: `${part.dataset['live']} 0px`,
  })
  observer.observe(part)
  return () => observer.disconnect()
}

/** Calls back at the first move, at once if the page is scrolled already. @returns a function that stops listening */
function atFirstMove(callback: () => void): () => void {
  const waiting = new AbortController()
  const handleMove = () => {
    waiting.abort()
    callback()
  }
  for (const move of MOVES)
    addEventListener(move, handleMove, { capture: true, passive: true, signal: waiting.signal })
  if (scrollY > 0) handleMove()
  return () => waiting.abort()
}

/**
 * Starts the app when it is needed: at the first touch, key or focus, when a part that needs it comes near the view
 * (`lib/loading/hydrate.ts`), or when there is newer content. It starts at once if the file is not a whole page.
 * @param start may fail; the next touch tries again
 */
export function startWhenWanted(document: Document, start: () => Promise<void>) {
  const waiting: (() => void)[] = []
  let isStarted = false
  const startOnce = () => {
    if (isStarted) return
    isStarted = true
    delete document.documentElement.dataset['failed']
    for (const stop of waiting.splice(0)) stop()
    start().catch((error: unknown) => {
      isStarted = false
      // forms then show that they do not work (no-script-note.tsx)
      document.documentElement.dataset['failed'] = ''
      reportError(error)
    })
  }
  const handleTouch = (event: Event) => isFollowed(event) || startOnce()
  for (const touch of TOUCHES) addEventListener(touch, handleTouch, { capture: true, passive: true })
  if (
    document.querySelector('#root:empty, #root[data-shell], #root[data-at-once]') ||
    isOtherPage(document) ||
    hasDraft(document)
  )
    return startOnce()

  // not for the dashboard and accounts, of which nothing is kept
  registerServiceWorker()
  // wait for a move: loading the app earlier would delay the page's text
  const watchParts = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]'))
      waiting.push(whenNear(part, startOnce))
  }
  waiting.push(atFirstMove(watchParts))
  waiting.push(
    pollWhileVisible(async () => {
      if (!(await isOutdated(readPageData(document))) || isStarted) return
      pollSoon()
      startOnce()
    }),
  )
  if (document.touched) handleTouch(document.touched)
}
