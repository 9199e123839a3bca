import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

// Loaded into firebase-tools (`node --import`). Its Hosting emulator ends, and the whole suite with it, at the first
// address that cannot be decoded, such as /%E0%A4%A; Hosting itself answers 400. Here it becomes an address that
// can be decoded and that nothing stands at.
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  if (!isDecodable(request.url ?? '')) request.url = request.url?.replaceAll('%', '%25')
})

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
