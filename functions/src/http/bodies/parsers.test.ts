import type { Request, Response } from 'express'
import type { Endpoint } from 'domain/api/endpoint.ts'
import { en } from 'domain/texts/en.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from '../../compare-texts.ts'
import { startAfter } from '../../members/find-users.ts'
import { decodeCursor, encodeCursor, setPageHeaders } from '../paging.ts'
import { joinFieldErrors } from '../responses/handle-error.ts'
import { isId } from '../../cloud/store.ts'
import { ifMatch, ifMatchVersion } from '../revisions/conditional-headers.ts'
import { readQuery } from './read-query.ts'
import { HttpError } from '../responses/http-error.ts'

// Expects that a parser returns a valid value or a client error for any input, never another error.
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[\w"%./-]*$/),
)
const queryValue = fc.oneof(text, fc.array(text), fc.constant(undefined))
const asked = (request: object) => request as unknown as Request

function outcome<T>(parse: () => T): { value: T } | { status: number } {
  try {
    return { value: parse() }
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status }
    throw error
  }
}

const LIST = {
  method: 'GET',
  path: '/api/auth/things/',
  action: 'public',
  query: {
    limit: { type: 'number', min: 1, max: 100 },
    search: { type: 'text', maxLength: 100 },
    tab: { type: 'choice', of: ['all', 'team'] },
  },
  answer: undefined,
} as const satisfies Endpoint
const PRIVATE_LIST = {
  ...LIST,
  query: { ...LIST.query, search: { ...LIST.query.search, isPrivate: true } },
} as const satisfies Endpoint
const readList = (query: object) => readQuery(LIST, asked({ query }))

test('a number in the address is an integer within its bounds, or rejected', () => {
  fc.assert(
    fc.property(fc.oneof(queryValue, fc.integer().map(String), fc.double().map(String)), (limit) => {
      const result = outcome(() => readList({ limit }).limit)
      if ('status' in result) expect(result.status).toBe(400)
      else if (limit === undefined) expect(result.value).toBeUndefined()
      else expect(Number.isInteger(result.value) && result.value! >= 1 && result.value! <= 100).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (limit) => {
      expect(readList({ limit: String(limit) }).limit).toBe(limit)
    }),
  )
})

test('a search text has an allowed length, or is rejected', () => {
  fc.assert(
    fc.property(queryValue, (search) => {
      const result = outcome(() => readList({ search }).search)
      if ('status' in result) expect(result.status).toBe(400)
      else expect(result.value).toBe(search)
    }),
  )
  expect(outcome(() => readList({ search: 'x'.repeat(101) }))).toEqual({ status: 400 })
})

test('a choice is one of the options, or rejected', () => {
  fc.assert(
    fc.property(fc.oneof(queryValue, fc.constantFrom('all', 'team')), (tab) => {
      const result = outcome(() => readList({ tab }).tab)
      if ('status' in result) expect(result.status).toBe(400)
      else expect([undefined, 'all', 'team']).toContain(result.value)
    }),
  )
})

test('an id is a valid document id', () => {
  fc.assert(
    fc.property(text, (id) => {
      if (isId(id)) expect(id).toMatch(/^[A-Za-z0-9_-]{1,128}$/)
    }),
  )
  for (const id of ['__proto__', '..', '.', '', 'a/b', 'a\0', 'a\n', '\u202Ea', '\uD800', 'x'.repeat(129)])
    expect(isId(id), JSON.stringify(id)).toBe(false)
})

const instant = fc
  .date({ min: new Date(0), max: new Date(8e12), noInvalidDate: true })
  .map((date) => date.toISOString())
const place = fc.record({ createdAt: instant, id: fc.stringMatching(/^[A-Za-z0-9]{1,28}$/) })

test('a cursor points to the next user, whatever users were added or removed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(place, { selector: ({ id }) => id, minLength: 1 }), fc.nat(), (places, n) => {
      const users = places.toSorted(
        (a, b) => compareTexts(b.createdAt, a.createdAt) || compareTexts(a.id, b.id),
      )
      const index = n % users.length
      const place = decodeCursor(encodeCursor(users[index]!))
      expect(startAfter(users, place)).toBe(index + 1)
      expect(startAfter(users.toSpliced(index, 1), place)).toBe(index)
    }),
  )
})

test('an invalid cursor is rejected', () => {
  const users = [{ createdAt: '2024-01-01T00:00:00.000Z', id: 'a' }]
  const start = (cursor: string | undefined) => outcome(() => startAfter(users, decodeCursor(cursor)))
  fc.assert(
    fc.property(fc.option(text, { nil: undefined }), (cursor) => {
      expect(start(cursor)).toEqual(cursor === undefined ? { value: 0 } : { status: 400 })
    }),
  )
  for (const place of ['zzz zzz', '2024-01-01T00:00:00.000Z __proto__', '2024-01-01T00:00:00.000Z a b', ' '])
    expect(start(Buffer.from(place).toString('base64url')), place).toEqual({ status: 400 })
})

test('a link to the next page repeats only known parameters', () => {
  fc.assert(
    fc.property(fc.dictionary(text, queryValue), text, (others, search) => {
      const query = Object.assign(others, { search, limit: '20', tab: 'team' })
      const headers = new Map<string, string>()
      const response = { set: (name: string, value: string) => headers.set(name, value) }
      const request = asked({ query, baseUrl: '', path: '/list/' })
      const known = {
        request,
        response: response as unknown as Response,
        query: readList({ search, limit: '20', tab: 'team' }),
      }
      setPageHeaders(known, 3, { offset: '2' })
      const link = /^<(.*)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1] ?? ''
      const kept = new URL(link, 'http://x').searchParams
      expect(Object.fromEntries(kept)).toEqual({
        search: search.toWellFormed(),
        limit: '20',
        tab: 'team',
        offset: '2',
      })
    }),
  )
})

test.each([
  ['', '/list/?limit=20&offset=2'],
  ['honey', '/list/?limit=20&search=honey&offset=2'],
])('a link to the next page repeats no search from a header, with %j in the address', (typed, next) => {
  const query = { ...(typed && { search: typed }), limit: '20' }
  const request = asked({ query, baseUrl: '', path: '/list/', get: () => 'gul%40example.org' })
  const headers = new Map<string, string>()
  const response = { set: (name: string, value: string) => headers.set(name, value) }
  const checked = readQuery(PRIVATE_LIST, request)
  expect(checked.search).toBe('gul@example.org')
  setPageHeaders({ request, response: response as unknown as Response, query: checked }, 3, { offset: '2' })
  expect(headers.get('Link')).toBe(`<${next}>; rel="next"`)
})

test('a revision is returned as it was sent; anything else is rejected', () => {
  const withHeader = (header: string) => asked({ headers: { 'if-match': header } })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (revision) => {
      expect(ifMatch(withHeader(`"${revision}"`))).toBe(revision)
    }),
  )
  for (const header of ['"1', '1"', '"1"2', '1 2', '-1', '1.5', 'W/"1"', '"1", "2"', '""', '1'.repeat(10)])
    expect(
      outcome(() => ifMatch(withHeader(header))),
      header,
    ).toEqual({ status: 400 })
  fc.assert(
    fc.property(text, (header) => {
      const result = outcome(() => ifMatch(withHeader(header)))
      if ('status' in result) expect(result.status).toBe(400)
      else expect(result.value === undefined || Number.isInteger(result.value)).toBe(true)
    }),
  )
})

test('a version is returned as it was sent; anything else is rejected', () => {
  const withHeader = (header: string) => asked({ headers: { 'if-match': header } })
  const version = '2026-03-15T10:51:03.120Z'
  expect(ifMatchVersion(withHeader(`"${version}"`))).toBe(version)
  for (const header of ['*', '']) expect(ifMatchVersion(withHeader(header))).toBeUndefined()
  for (const header of [version, `"${version}`, `W/"${version}"`, '""', '"a", "b"', `"${'1'.repeat(41)}"`])
    expect(
      outcome(() => ifMatchVersion(withHeader(header))),
      header,
    ).toEqual({ status: 400 })
})

test('a field with the name of an object method is reported by that name', () => {
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(joinFieldErrors(Object.fromEntries([[name, ['No.']]]), en)).toBe(`${name}: No.`)
})
