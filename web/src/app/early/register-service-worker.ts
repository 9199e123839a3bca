/** Registers the service worker, which keeps public pages for later, once the page is loaded. Async scripts run before that. */
export function registerServiceWorker() {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE_PAGES === 'no') return
  // refused in private windows of some browsers
  addEventListener('load', () => navigator.serviceWorker?.register('/service-worker.js').catch(() => {}))
}
