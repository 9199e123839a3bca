import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { origin } from './environment.ts'

/** What a test changes about the answer at a path: another answer, or none at all. */
type Changed = { status: number; type: string; body: string } | 'silence'

/** Headers that belong to one connection, or to the body as it was sent. */
const OF_TRANSFER = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
])

/** Serves the site at an address of its own, so that a test can change answers to the browser and its service worker. */
export class FrontServer {
  readonly changed = new Map<string, Changed>()
  readonly #server: Server = createServer((request, response) => {
    const path = request.url ?? '/'
    const changed = this.changed.get(path)
    if (changed === 'silence') return
    if (changed)
      return void response.writeHead(changed.status, { 'content-type': changed.type }).end(changed.body)
    const pass = async () => {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      const headers = [...answer.headers].filter(([name]) => !OF_TRANSFER.has(name))
      response
        .writeHead(answer.status, Object.fromEntries(headers))
        .end(Buffer.from(await answer.arrayBuffer()))
    }
    pass().catch((error: unknown) => response.destroy(error as Error))
  })

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
