import { listBlogs } from 'domain/api/posts.ts'
import { listUsers } from 'domain/api/users.ts'
import { expect, test } from 'vitest'
import { hidePrivate } from './hide-private.ts'

test('a search for people is removed from the address, and the rest stays', () => {
  const [sent, options] = hidePrivate(
    listUsers,
    { tab: 'all', search: '13101-1234567-8', limit: 20 },
    { token: 't' },
  )
  expect(sent).toEqual({ tab: 'all', limit: 20 })
  expect(options).toEqual({ token: 't', headers: { 'x-search': '13101-1234567-8' } })
  expect(hidePrivate(listUsers, { search: 'gül & co' }, {})[1].headers).toEqual({
    'x-search': 'g%C3%BCl%20%26%20co',
  })
  expect(hidePrivate(listUsers, { search: undefined }, {})[1].headers).toEqual({})
})

test('a visitor’s search stays in the address, by which caches keep its answer', () => {
  const sent = { limit: 5, search: 'loom' }
  expect(hidePrivate(listBlogs, sent, {})).toEqual([sent, { headers: {} }])
})
