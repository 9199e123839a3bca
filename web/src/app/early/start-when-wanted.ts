import { hydrateForm } from '#lib/loading/hydrate.ts'
import { pollSoon, pollWhileVisible } from '#lib/loading/poll-while-visible.ts'
import { DRAFTS, keptUnder, SENT } from '#lib/storage.ts'
import { readPageData } from '#lib/page-data/page-data-script.ts'
import { isOutdated } from './is-outdated.ts'

const TOUCHES = ['pointerdown', 'click', 'keydown', 'focusin'] as const
/** What shows that somebody is there to see what comes near. */
const SIGNS = ['scroll', 'pointermove', 'touchstart'] as const

/** A link pressed with the mouse or a finger leads on by itself; the app would only be in the way of what it leads to. */
const isFollowed = ({ target }: Event) =>
  target instanceof Element && target.closest('a[href]:not(:focus-visible)') !== null

/** Whether the file is not what the address asks for. */
function isOtherPage(document: Document): boolean {
  const names = [...new URLSearchParams(location.search).keys()]
  if (names.some((name) => document.querySelector(`[data-query~="${CSS.escape(name)}"]`))) return true
  // an address below another names a post, an event: there may be no file of it yet
  return location.pathname.lastIndexOf('/') > 0 && readPageData(document).isNotFound === true
}

/** Whether a form of this page was begun or sent on this device: it is not as its file has it. */
const isTakenUp = (document: Document): boolean =>
  document.querySelector(`[data-live="${hydrateForm['data-live']}"]`) !== null &&
  (Object.hasOwn(Object(history.state), SENT) || keptUnder(DRAFTS).length > 0)

function whenNear(part: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && callback(), {
    rootMargin: `${part.dataset['live']} 0px`,
  })
  observer.observe(part)
  return () => observer.disconnect()
}

/** @returns stops that */
function atFirstSign(callback: () => void): () => void {
  const waiting = new AbortController()
  const handleSign = () => {
    waiting.abort()
    callback()
  }
  for (const sign of SIGNS)
    addEventListener(sign, handleSign, { capture: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}

/**
 * Starts the app once somebody wants more than to read: at the first touch, key or focus, when a part that needs it is near
 * the view (`lib/loading/live-part.ts`) of somebody who moves, or when there is something newer to be shown; at once where the file is no whole page.
 * @param start may fail: the next touch tries again
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
      // a form says that it is dead (no-script-note.tsx)
      document.documentElement.dataset['failed'] = ''
      reportError(error)
    })
  }
  const handleTouch = (event: Event) => isFollowed(event) || startOnce()
  for (const touch of TOUCHES) addEventListener(touch, handleTouch, { capture: true, passive: true })
  if (
    document.querySelector('#root:empty, #root[data-shell], #root[data-at-once]') ||
    isOtherPage(document) ||
    isTakenUp(document)
  )
    return startOnce()

  // not before: who has just come waits for the words, and the app would be in their way
  const watchParts = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]'))
      waiting.push(whenNear(part, startOnce))
  }
  waiting.push(atFirstSign(watchParts))
  waiting.push(
    pollWhileVisible(async () => {
      if (!(await isOutdated(readPageData(document))) || isStarted) return
      pollSoon()
      startOnce()
    }),
  )
}
