const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE_MS = 2_000

const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(callback, { timeout: PATIENCE_MS })
    : setTimeout(callback, PATIENCE_MS / 10)

/**
 * Starts the app at once where there is nothing to see yet or something to fill in, else when the browser is idle
 * or at the first touch: a prerendered page is complete and usable without it.
 */
export function startWhenWanted(document: Document, start: () => Promise<void>) {
  let started = false
  const startOnce = () => {
    if (started) return
    started = true
    for (const touch of TOUCHES) removeEventListener(touch, startOnce, true)
    start().catch(reportError)
  }
  if (document.forms.length > 0 || document.querySelector('#root:empty, #root[data-shell]'))
    return startOnce()
  for (const touch of TOUCHES) addEventListener(touch, startOnce, { capture: true, passive: true })
  whenIdle(startOnce)
}
