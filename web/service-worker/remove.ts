declare const self: ServiceWorkerGlobalScope

// Takes the place of service-worker.ts in a release that keeps no pages. Removes itself and everything that was kept.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  const removeAll = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(removeAll())
})
