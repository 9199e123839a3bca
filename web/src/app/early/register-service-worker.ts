/** Registers the service worker, which keeps public pages for later, once the page is loaded and the browser is idle. */
export function registerServiceWorker(document: Document) {
  if (
    import.meta.env.DEV ||
    import.meta.env.VITE_OFFLINE_PAGES === 'no' ||
    !navigator.serviceWorker ||
    // of the dashboard and of accounts nothing is kept
    document.querySelector('#root[data-shell], #root[data-at-once]')
  )
    return
  const register = () =>
    // refused in private windows of some browsers
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  // Safari has no idle callback
  const whenIdle = () => void (globalThis.requestIdleCallback ?? setTimeout)(register)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
