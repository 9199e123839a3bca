import { contract } from 'domain/api/contract.ts'
import type { Endpoint } from 'domain/api/endpoint.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { api, callables } from '../../support/addresses.ts'
import { call } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'

test.each(['/api/auth', '/api/auth/', '/api/auth/nothing/', '/api/auth/login/more', '/api/auth/LOGIN/'])(
  '%s returns 404 as JSON',
  async (path) => {
    const { status, body, headers } = await call('GET', path)
    expect({ status, body }).toEqual({ status: 404, body: { detail: en.server.notFound } })
    expect(headers.get('cache-control')).toBe('private, no-store')
  },
)

test.each([
  ['PUT', api.login, 'POST', 'error'],
  ['GET', api.register, 'POST', 'error'],
  ['POST', api.profile, 'GET', 'detail'],
  ['DELETE', api.blogs, 'GET, POST', 'detail'],
])('%s %s returns 405 with the allowed methods', async (method, path, allowed, key) => {
  const { status, body, headers } = await call(method, path)
  expect({ status, body }).toEqual({ status: 405, body: { [key]: en.server.methodNotAllowed } })
  expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(allowed.split(', ')))
})

test('the slash at the end of an address is optional', async () => {
  for (const path of [api.blogs, api.profile, api.events])
    expect((await call('GET', path.slice(0, -1))).status).toBe((await call('GET', path)).status)
})

test('a body that is a JSON array is rejected', async () => {
  const { status, body } = await call('POST', api.tokenRefresh, { json: [] })
  expect({ status, body }).toEqual({ status: 400, body: { detail: en.server.badRequest } })
})

test.each(['"text"', 'null', '{"a":', '\0'])(
  'the body %j is rejected because it is not a JSON object',
  async (body) => {
    const headers = { 'content-type': 'application/json' }
    expect(await call('POST', api.tokenRefresh, { headers, body })).toMatchObject({
      status: 400,
      body: { detail: en.server.badRequest },
    })
  },
)

const changing = Object.entries<Endpoint>(contract).filter(([, { method }]) => method !== 'GET')

test.each(changing)('%s is rejected when it comes from a page of another site', async (_name, endpoint) => {
  const { method, path } = endpoint
  const address = path.replaceAll(/:\w+/g, 'x')
  const key = endpoint.errors?.key ?? 'detail'
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])
    expect(await call(method, address, { headers })).toMatchObject({
      status: 403,
      body: { [key]: en.server.crossSite },
    })
})

test.each([
  ['our page', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['a page of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://shop.chamber.example' }],
  ['a visitor who types the address', { 'sec-fetch-site': 'none' }],
  ['our page in an old browser', { origin }],
  ['a client that is no browser', {}],
])('a request of %s passes', async (_who, headers) => {
  expect((await call('POST', api.tokenRefresh, { headers, json: { refresh: 'x' } })).status).toBe(401)
})

test('a callable is rejected when a page of another site calls it', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  for (const path of Object.values(callables))
    expect(await call('POST', path, { headers, json: { data: {} } })).toMatchObject({
      status: 403,
      body: { error: { message: en.server.crossSite } },
    })
})

test('pages of other sites may not read responses', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  for (const [method, path] of [
    ['OPTIONS', api.login],
    ['GET', api.blogs],
    ['GET', '/media/blogs/x'],
    ['OPTIONS', callables.approveUser],
    ['POST', callables.rejectUser],
  ] as const) {
    const { headers: answered } = await fetch(origin + path, { method, headers })
    expect(answered.get('access-control-allow-origin'), path).toBeNull()
  }
})
