import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendZip } from './zip.ts'

const failed: unknown[] = []
let closed = 0

async function* breaking() {
  yield Buffer.alloc(100)
  await Promise.resolve()
  throw new Error('gone')
}
function* endless() {
  for (;;) yield Buffer.alloc(100_000)
}

const SOURCES = {
  whole: () => Readable.from(['so', 'me']),
  broken: () => Readable.from(breaking()),
  endless: () => Readable.from(endless()).on('close', () => (closed += 1)),
}

let server: Server
let origin = ''
beforeAll(async () => {
  const app = express().get('/:source', async (request, response) => {
    const read = SOURCES[request.params.source as keyof typeof SOURCES]
    const entries = [{ name: 'a.txt', isSmall: true, read }]
    await sendZip(request, response, { name: 'all', entries }).catch((error: unknown) => failed.push(error))
  })
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('files are sent as one archive without caching', async () => {
  const { headers, ...answer } = await fetch(`${origin}/whole`).then(async (response) => ({
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }))
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(answer.bytes.toString('latin1')).toMatch(/^PK.*a\.txt.*some.*PK/s)
})

test('a file that breaks off cuts the archive, and nothing else', async () => {
  await expect(fetch(`${origin}/broken`).then((response) => response.arrayBuffer())).rejects.toThrow()
  expect(failed).toMatchObject([{ message: 'gone' }])
  expect((await fetch(`${origin}/whole`)).status).toBe(200)
})

test('reading stops when the client disconnects', async () => {
  const gone = new AbortController()
  await fetch(`${origin}/endless`, { signal: gone.signal })
  gone.abort()
  await expect.poll(() => closed).toBe(1)
})
