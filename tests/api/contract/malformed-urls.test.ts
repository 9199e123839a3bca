import { DOCUMENT_NAMES } from 'domain/documents.ts'
import type { Blog } from 'domain/blog.ts'
import type { ChamberEvent } from 'domain/event.ts'
import { en } from 'domain/texts/en.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { api, calls } from '../../support/addresses.ts'
import { adminToken, type Counts, counts, storingNothing, teamToken } from '../../support/admin.ts'
import { call, callAt, registerNewcomer } from '../../support/client.ts'
import { isThorough } from '../../support/environment.ts'
import { serveHere } from '../../support/in-process.ts'

const admin = await adminToken()
const { user } = await registerNewcomer()
const json = {
  title: 'Some title',
  description: 'Text.',
  date: '2030-01-02',
  time: '10:00',
  location: 'Hall',
}
const { title, description } = json
const team = await teamToken()
const { body: blog } = await call<Blog>('POST', api.blogs, { token: team, json: { title, description } })
const { body: event } = await call<ChamberEvent>('POST', api.events, { token: team, json })

// in one process: through Hosting each address takes long
const here = await serveHere(app)
const send = isThorough ? call : callAt(here.origin)
/** Hosting changes addresses that cannot be decoded, and the functions' runtime reads brackets in queries. */
const at = (part: string) => (/%ED|\[/.test(part) ? call : send)
afterAll(here.close)

const MALFORMED_IDS = [
  '__proto__',
  'constructor',
  '%00',
  '%2F',
  'a%2Fb',
  '%E2%80%AEa',
  '%ED%A0%80',
  '%F0%9F%92%A9',
  '%EF%BC%A1',
  'a%20b',
  'x'.repeat(129),
  'x'.repeat(1600),
]

const rejection = { rejection_reason: 'Too dark.' }
/** Valid bodies for calls that check the body before the address. */
const bodies: Record<string, object> = {
  '/users/:id/approve': { office_note: 'Seen.' },
  '/users/:id/role': { role: 'member', reason: 'Keeps the events.' },
  '/users/:id/suspend': { reason: 'Fees.' },
  '/users/:id/reinstate': { reason: 'Paid.' },
  '/contact/:id/handle': { state: 'handled' },
  '/contact/:id/replies': { text: 'Yes.' },
  '/volunteers/:id/handle': { state: 'handled' },
  '/pages/:id/move': { direction: 'up' },
  '/events/:id/contact': { name: 'Amna', email: 'amna@example.org', message: 'Is there a ramp?' },
}

const withPart = calls.filter(({ path }) => path.includes('/:'))

const notFound = { status: 404, body: { detail: en.server.notFound } }

describe('a malformed id', () => {
  let before: Counts
  beforeAll(async () => {
    before = await counts()
  })

  test.each(withPart)(
    '$name finds nothing under an impossible document id',
    async ({ name, path: pattern, endpoint }) => {
      for (const id of MALFORMED_IDS) {
        // a picture may be sent for a post that is not stored yet, under any id
        if (id === 'constructor' && /^\/(blogs|events|pages)\/:id\/pictures$/.test(pattern)) continue
        // only the last part is malformed, since the name of a document is read last
        const lastPart = pattern.endsWith(':name') ? /:name/ : /:id/
        const path = `/api/auth${pattern.replace(lastPart, id).replace(':id', user.id)}/`
        const sent = endpoint.method === 'POST' ? { json: bodies[pattern] ?? rejection } : {}
        const isFirst = name === withPart[0]?.name
        for (const ask of isFirst ? [call, at(id)] : [at(id)]) {
          const { status, body } = await ask(endpoint.method, path, { token: admin, ...sent })
          expect({ status, body }, `${endpoint.method} ${path}`).toEqual(notFound)
        }
      }
    },
  )

  test('stores nothing', async () => expect(await counts()).toEqual(before))
})

/** Values that every route rejects, by the query parameter. */
const MALFORMED_QUERIES = {
  limit: [
    'limit=0',
    'limit=1.0',
    'limit=1e1',
    'limit=99999999999',
    'limit=%EF%BC%91',
    'limit=1&limit=1',
    'limit[a]=1',
  ],
  offset: ['offset=-1', 'offset=9e9'],
  search: ['search=a&search=b'],
  cursor: ['cursor=e30'],
  tab: ['tab=none'],
}
/** Values that every route accepts: an unknown parameter, and a search text without results. */
const HARMLESS_QUERIES = ['__proto__[limit]=1', 'search=%00%E2%80%AE']

// no offer or comment has this reference
const ids: Record<string, string> = {
  users: user.id,
  blogs: blog.id,
  events: event.id,
  volunteers: 'WCN-222222',
  comments: 'WCN-222222',
}

test.each(calls.filter(({ endpoint }) => endpoint.method === 'GET'))(
  '$name rejects malformed values of its query parameters, and ignores others',
  async ({ path, endpoint }) => {
    const id = ids[path.split('/')[1] ?? ''] ?? ''
    const address = `/api/auth${path.replace(':id', id).replace(':name', DOCUMENT_NAMES[0])}/`
    const statusOf = async (query: string) =>
      (await at(query)('GET', `${address}?${query}`, { token: admin })).status
    const plain = await statusOf('')
    expect([200, 404]).toContain(plain)
    for (const [parameter, queries] of Object.entries(MALFORMED_QUERIES))
      for (const query of queries) {
        // a cursor is only read after the list exists
        const isKnown =
          Object.hasOwn(endpoint.query ?? {}, parameter) && !(parameter === 'cursor' && plain === 404)
        expect(await statusOf(query), query).toBe(isKnown ? 400 : plain)
      }
    for (const query of HARMLESS_QUERIES) expect(await statusOf(query), query).toBe(plain)
  },
)

const paths = [...Map.groupBy(calls, ({ path }) => path)].map(([path, all]) => ({ path, all }))

test.each(paths)('$path rejects other methods and lists the allowed ones', async ({ path: pattern, all }) => {
  const path = `/api/auth${pattern.replace(':id', user.id).replace(':name', DOCUMENT_NAMES[0])}/`
  const known: string[] = all.map(({ endpoint }) => endpoint.method)
  const key = all[0]?.endpoint.errors?.key ?? 'detail'
  for (const method of [
    'PUT',
    'OPTIONS',
    'PROPFIND',
    ...['PATCH', 'DELETE'].filter((name) => !known.includes(name)),
  ]) {
    const { status, headers, body } = await send(method, path, { token: admin })
    expect({ status, body }, method).toEqual({ status: 405, body: { [key]: en.server.methodNotAllowed } })
    expect(headers.get('allow')?.split(', ').toSorted()).toEqual(known.toSorted())
  }
})

test.each(['approve', 'reject'])(
  '%s accepts a revision in If-Match as it was sent, and rejects any other text',
  async (decision) => {
    const path = `${api.user(user.id)}${decision}/`
    const json = decision === 'reject' ? { rejection_reason: 'Too dark.' } : undefined
    await storingNothing(async () => {
      for (const revision of [
        'W/"1"',
        '"1',
        '1"',
        '""',
        '"1", "2"',
        '-1',
        '1.0',
        '1e0',
        '0x1',
        'x'.repeat(4000),
      ]) {
        const sent = { token: admin, json, headers: { 'if-match': revision } }
        expect((await call('POST', path, sent)).status, revision).toBe(400)
      }
      for (const revision of ['"2"', '"0"', '999999999']) {
        const sent = { token: admin, json, headers: { 'if-match': revision } }
        expect((await call('POST', path, sent)).status, revision).toBe(412)
      }
    })
  },
)

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  'a.b.c',
  '....',
  `${part({ alg: 'none' })}.${part(null)}.`,
  `${part({ alg: 'HS256' })}.${part({ v: 0, d: 'x' })}.x`,
  `${part(null)}.${part([])}.`,
  `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: '../x', aud: 'x' })}.`,
  'x'.repeat(6000),
])('malformed token number %# is rejected', async (token) => {
  for (const path of [api.profile, api.blogs, api.users])
    expect((await call('GET', path, { token })).status).toBe(401)
  const { status } = await call('POST', '/callable/approveUser', { token, json: { data: { id: user.id } } })
  expect(status).toBe(401)
})
