import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

/** An app of the functions in this process, where tests can count its outgoing calls and make them fail. */
export interface ServedHere {
  origin: string
  close: () => void
}

/** Serves an app as the functions' runtime does: with the raw body in `rawBody`. */
export async function serveHere(app: Express): Promise<ServedHere> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => app(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
