import type { AddressInfo } from 'node:net'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { serve } from './routes.ts'

const app = serve('/base', [
  { path: '/things/:id', get: async (request, response) => void response.json(request.params) },
  {
    path: '/broken',
    post: () => Promise.reject(new Error('the password is swordfish')),
    errors: { key: 'error', fields: true, failed: 'Sorry.' },
  },
])

async function ask(path: string, init: RequestInit = {}) {
  const server = app.listen(0)
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  const answer = { status: response.status, body: (await response.json()) as unknown }
  server.close()
  return answer
}

test('an address that cannot be decoded is a bad request', async () => {
  expect(await ask('/base/things/%E0%A4%A')).toEqual({ status: 400, body: { detail: en.server.badRequest } })
})

test('the slash at the end is optional', async () => {
  for (const path of ['/base/things/7', '/base/things/7/'])
    expect(await ask(path)).toEqual({ status: 200, body: { id: '7' } })
})

test('what broke on our side is not told', async () => {
  expect(await ask('/base/broken', { method: 'POST' })).toEqual({ status: 500, body: { error: 'Sorry.' } })
})
