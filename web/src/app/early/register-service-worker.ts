/** Registers the service worker, which keeps public pages for later, once the page is loaded. */
export function registerServiceWorker(document: Document) {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE_PAGES === 'no') return
  // refused in private windows of some browsers
  const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}
