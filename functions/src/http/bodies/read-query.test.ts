import type { Endpoint } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import { listUsers } from 'domain/api/users.ts'
import type { Request } from 'express'
import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

const read = (endpoint: Endpoint, query: object, headers: Record<string, string> = {}) =>
  readQuery(endpoint, { query, get: (name: string) => headers[name] } as unknown as Request)

test('who is looked for may come in a header, which no log keeps, as well as in the address', () => {
  const sought = { search: 'gül khan@b.example' }
  expect(read(listUsers, sought)).toEqual(sought)
  expect(read(listUsers, {}, { 'x-search': encodeURIComponent(sought.search) })).toEqual(sought)
  expect(() => read(listUsers, {}, { 'x-search': '%' })).toThrow(URIError)
  expect(() => read(listUsers, {}, { 'x-search': 'a'.repeat(101) })).toThrow('HTTP 400')
})

// the CDN would keep the answer for everybody who asks at that address
test('no header changes what everybody may read', () => {
  expect(read(listBlogs, {}, { 'x-search': 'loom' })).toEqual({})
})
