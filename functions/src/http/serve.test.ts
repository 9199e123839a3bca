import type { AddressInfo } from 'node:net'
import type { Endpoint } from 'domain/api/endpoint.ts'
import type { tokenRefreshSchema } from 'domain/schemas/login.ts'
import { en } from 'domain/texts/en.ts'
import { expect, expectTypeOf, test } from 'vitest'
import type { Handler } from './handler.ts'
import { type Served, serve } from './serve.ts'

const thing = {
  method: 'GET',
  path: '/api/auth/things/:id/',
  action: 'public',
  answer: {} as { id: string },
} as const satisfies Endpoint
const broken = {
  method: 'POST',
  path: '/api/auth/broken/',
  action: 'public',
  errors: { key: 'error', isByField: true, failed: () => 'Sorry.' },
  answer: undefined,
} as const satisfies Endpoint

const app = serve(
  { thing, broken },
  {
    thing: async ({ path }) => ({ id: path.id }),
    broken: () => Promise.reject(new Error('the password is swordfish')),
  },
)

async function ask(path: string, init: RequestInit = {}) {
  const server = app.listen(0)
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  const answer = { status: response.status, body: (await response.json()) as unknown }
  server.close()
  return answer
}

test('an address that cannot be decoded is a bad request', async () => {
  expect(await ask('/api/auth/things/%E0%A4%A')).toEqual({
    status: 400,
    body: { detail: en.server.badRequest },
  })
})

test('the slash at the end is optional', async () => {
  for (const path of ['/api/auth/things/7', '/api/auth/things/7/'])
    expect(await ask(path)).toEqual({ status: 200, body: { id: '7' } })
})

test('internal errors are not revealed', async () => {
  expect(await ask('/api/auth/broken', { method: 'POST' })).toEqual({
    status: 500,
    body: { error: 'Sorry.' },
  })
})

test('a form or public route compiles only with a rate limit before its body is read', () => {
  type Row<E extends Pick<Endpoint, 'action' | 'body'>> = E & Omit<Endpoint, 'action' | 'body'>
  type Sends<As extends 'json' | 'form' | 'json or form'> = { as: As; schema: typeof tokenRefreshSchema }
  type Alone<E extends Endpoint> = Handler<E> extends Served<E> ? 'a handler alone' : 'counted first'
  expectTypeOf<Alone<Row<{ action: 'post:write'; body: Sends<'form'> }>>>().toEqualTypeOf<'counted first'>()
  expectTypeOf<
    Alone<Row<{ action: 'post:write'; body: Sends<'json or form'> }>>
  >().toEqualTypeOf<'counted first'>()
  expectTypeOf<Alone<Row<{ action: 'public'; body: Sends<'json'> }>>>().toEqualTypeOf<'counted first'>()
  expectTypeOf<
    Alone<Row<{ action: 'user:reject'; body: Sends<'json'> }>>
  >().toEqualTypeOf<'a handler alone'>()
  expectTypeOf<Alone<Row<{ action: 'public' }>>>().toEqualTypeOf<'a handler alone'>()
})
