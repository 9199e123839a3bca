import type { AddressInfo } from 'node:net'
import { en } from 'domain/texts/en.ts'
import express from 'express'
import { expect, test } from 'vitest'
import { createApp } from '../create-app.ts'
import { readJson } from './body.ts'
import { isEventProcess, preserveRawBodies } from './raw-bodies.ts'

/** Imitates the functions' runtime, which parses supported bodies before it calls the app. */
function startRuntime() {
  const verify = (request: object, _response: object, rawBody: Buffer) =>
    void Object.assign(request, { rawBody })
  const app = createApp((routes) => {
    routes.post('/', (request, response) => void response.json(readJson(request)))
  })
  const runtime = express()
  runtime.use(
    express.json({ verify }),
    express.text({ verify }),
    express.urlencoded({ verify, extended: true }),
  )
  runtime.use(express.raw({ verify, type: '*/*' }), app)
  return runtime.listen(0)
}

preserveRawBodies()

test.each([
  [
    'a body that cannot be parsed',
    '{"a":',
    { 'content-type': 'application/json' },
    400,
    en.server.badRequest,
  ],
  [
    'an unknown character set',
    '{}',
    { 'content-type': 'application/json; charset=x' },
    415,
    en.server.unsupportedType,
  ],
  [
    'an unknown packing',
    '{}',
    { 'content-type': 'application/json', 'content-encoding': 'x' },
    415,
    en.server.unsupportedType,
  ],
  ['no type', '{}', { 'content-type': '' }, 415, en.server.unsupportedType],
])('%s is rejected with our own message', async (_what, body, headers, status, detail) => {
  const server = startRuntime()
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status,
    body: { detail },
  })
  server.close()
})

test('a valid body is read', async () => {
  const server = startRuntime()
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: '{"a":[1]}' })
  expect((await response.json()) as unknown).toEqual({ a: [1] })
  server.close()
})

test('only a process for events has its bodies parsed', () => {
  for (const type of ['cloudevent', 'event'])
    expect(isEventProcess({ FUNCTION_SIGNATURE_TYPE: type }), type).toBe(true)
  for (const type of ['http', 'typed', ''])
    expect(isEventProcess({ FUNCTION_SIGNATURE_TYPE: type }), type).toBe(false)
  expect(isEventProcess({})).toBe(false)
})
