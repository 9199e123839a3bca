import { subscribe } from 'node:diagnostics_channel'

/**
 * Loaded into firebase-tools (`node --import`). Its Hosting emulator ends, and the whole suite with it, at the first
 * address that cannot be decoded, such as /%E0%A4%A; Hosting itself answers 400. Here it becomes an address that
 * can be decoded and that nothing stands at.
 */
subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message)
  if (!isDecodable(request.url ?? '')) request.url = request.url?.replaceAll('%', '%25')
})

/** @param {string} address */
function isDecodable(address) {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
