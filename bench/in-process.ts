import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { localSecrets } from '../emulators/functions-env.mjs'

// what the functions' runtime sets, before the app is imported
Object.assign(process.env, localSecrets)

export interface InProcess {
  origin: string
  close: () => void
}

/**
 * The REST API in this process, without the emulators' proxy in front; `/nothing` beside it answers at once.
 * The body is kept as the functions' runtime keeps it.
 */
export async function serveInProcess(): Promise<InProcess> {
  const { app } = await import('../functions/src/app.ts')
  const server = express()
    .use(express.raw({ type: () => true, limit: '32mb' }), (request, _response, next) => {
      Object.assign(request, { rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) })
      next()
    })
    .get('/nothing', (_request, response) => void response.json([]))
    .use(app)
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
