/** Registers the service worker, which keeps public pages for later, once the page is loaded. */
export function registerServiceWorker(document: Document) {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE_PAGES === 'no' || !navigator.serviceWorker) return
  // nothing is kept of the dashboard and of accounts
  if (document.querySelector('#root[data-shell], #root[data-at-once]')) return
  const register = () => {
    // refused in private windows of some browsers
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
