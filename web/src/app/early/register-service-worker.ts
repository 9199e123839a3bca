// refused in private windows of some browsers
const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => {})

/** Registers the service worker, which keeps public pages for later, once the page is loaded. */
export function registerServiceWorker() {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE_PAGES === 'no') return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}
