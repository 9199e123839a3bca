import type { Endpoint } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import { listUsers } from 'domain/api/users.ts'
import type { Request } from 'express'
import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

const read = (endpoint: Endpoint, query: object, headers: Record<string, string> = {}) =>
  readQuery(endpoint, { query, get: (name: string) => headers[name] } as unknown as Request)

test('a search for users may come in a header, which no log keeps, or in the address', () => {
  const sought = { search: 'gül khan@b.example' }
  expect(read(listUsers, sought)).toEqual(sought)
  expect(read(listUsers, {}, { 'x-search': encodeURIComponent(sought.search) })).toEqual(sought)
  expect(() => read(listUsers, {}, { 'x-search': '%' })).toThrow(URIError)
  expect(() => read(listUsers, {}, { 'x-search': 'a'.repeat(101) })).toThrow('HTTP 400')
})

// the CDN would cache the response for everyone at that address
test('no header changes a public response', () => {
  expect(read(listBlogs, {}, { 'x-search': 'loom' })).toEqual({})
})
