import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { call, registerNewcomer } from '../../support/client.ts'

const login = (json: unknown) => call('POST', api.login, { json })

test('a wrong password and an unknown e-mail get the same response', async () => {
  const { fields } = await registerNewcomer()
  const wrong = await login({ email: fields.email, password: 'not the password' })
  const unknown = await login({ email: `nobody.${fields.email}`, password: fields.password })
  for (const { status, body } of [wrong, unknown])
    expect({ status, body }).toEqual({ status: 401, body: { error: en.login.failed } })
})

test('the right password returns tokens and the user, whatever the letter case of the e-mail', async () => {
  const { fields, user } = await registerNewcomer()
  const { status, body } = await login({ email: fields.email.toUpperCase(), password: fields.password })
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { id: user.id, status: 'pending' } })
  expect(Object.keys(body).toSorted()).toEqual(['access', 'refresh', 'user'])
})

test.each([
  [{}],
  [{ email: 'a@example.org' }],
  [{ email: 'not an address', password: 'x' }],
  [{ email: { $gt: '' }, password: ['x'] }],
  [{ email: 'a@example.org', password: 'x', remember: true }],
  [{ email: 'a@example.org', password: 'x'.repeat(10_000) }],
])('a sign-in with %j is rejected as incomplete', async (json) => {
  const { status, body } = await login(json)
  expect({ status, body }).toEqual({ status: 400, body: { error: en.login.invalid } })
})

test('a sign-in that is not JSON is rejected because of its content type', async () => {
  const { status, body } = await call('POST', api.login, {
    body: 'a=b',
    headers: { 'content-type': 'text/plain' },
  })
  expect({ status, body }).toEqual({ status: 415, body: { error: en.server.unsupportedType } })
})

test.each([[{}], [{ refresh: 7 }], [{ refresh: 'x', more: 1 }]])(
  'a token refresh with %j is rejected as invalid input',
  async (json) => {
    expect((await call('POST', api.tokenRefresh, { json })).status).toBe(400)
  },
)

test('a token refresh with an unknown refresh token reports that the session has ended', async () => {
  const { status, body } = await call('POST', api.tokenRefresh, { json: { refresh: 'garbage' } })
  expect({ status, body }).toEqual({ status: 401, body: { detail: en.server.sessionEnded } })
})
