import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { en } from 'domain/texts/en.ts'
import { initializeApp } from 'firebase-admin/app'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

const PROJECT = 'attested'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'ours', use: 'sig', alg: 'RS256' }] }

// Google's keys, at the only address that App Check requests: every connection of the app ends here
const google = createServer((_request, response) => response.end(JSON.stringify(keys))).listen(0)
const agent = Object.assign(new Agent(), {
  createConnection: () => connect((google.address() as AddressInfo).port),
})
initializeApp({ projectId: PROJECT, httpAgent: agent })
const { serve } = await import('./serve.ts')

const row = { path: '/api/auth/things/', action: 'public', answer: undefined } as const
const handle = async () => undefined
const site = serve(
  {
    read: { ...row, method: 'GET' },
    create: { ...row, method: 'POST' },
    change: { ...row, method: 'PATCH' },
    remove: { ...row, method: 'DELETE' },
  },
  { read: handle, create: handle, change: handle, remove: handle },
).listen(0)

beforeEach(() => {
  process.env['APP_CHECK'] = 'true'
})
afterEach(() => {
  delete process.env['APP_CHECK']
})
afterAll(() => {
  site.close()
  google.close()
  google.closeAllConnections()
})

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', token?: string) {
  const headers: Record<string, string> = token === undefined ? {} : { 'x-firebase-appcheck': token }
  const { port } = site.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/things/`, { method, headers })
  return { status: response.status, body: await response.text() }
}

const now = Math.floor(Date.now() / 1000)
const GOOD = {
  sub: '1:1:web:1',
  iss: 'https://firebaseappcheck.googleapis.com/1',
  aud: ['projects/1', `projects/${PROJECT}`],
  iat: now,
  exp: now + 3600,
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function token(payload: object, key = privateKey) {
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'ours' })}.${part(payload)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

const REFUSED = { status: 401, body: JSON.stringify({ detail: en.server.appCheckFailed }) }

test('a request with a token of our own pages passes', async () => {
  expect(await ask('POST', token(GOOD))).toEqual({ status: 200, body: '' })
})

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

test.each([
  ['no token', undefined],
  ['an invalid token', 'swordfish'],
  ['a token of another project', token({ ...GOOD, aud: ['projects/2', 'projects/other'] })],
  ['a token of another signer', token(GOOD, stranger)],
  ['an expired token', token({ ...GOOD, exp: now - 1 })],
])('%s is rejected', async (_what, sent) => {
  for (const method of ['POST', 'PATCH', 'DELETE'] as const) expect(await ask(method, sent)).toEqual(REFUSED)
})

test('reading needs no token', async () => {
  expect(await ask('GET')).toEqual({ status: 200, body: '' })
})

test('with App Check off, no token is needed', async () => {
  process.env['APP_CHECK'] = 'false'
  expect(await ask('POST')).toEqual({ status: 200, body: '' })
})
