import { afterEach, expect, test, vi } from 'vitest'
import type { PageData } from '#lib/page-data/page-data.ts'
import { isOutdated } from './start-when-wanted.ts'

const list: PageData = { content: {}, blogs: { items: [], total: 0, etag: '"held"', version: 3 } }
const post = {
  content: {},
  post: { etag: '"held"', blog: { id: 'a', updatedAt: '2026-03-02T00:00:00Z' } },
} as unknown as PageData

const answer = (response: Response) => {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', asked)
  return asked
}
afterEach(() => void vi.unstubAllGlobals())

const ofVersion = (version: number) => Response.json([], { headers: { 'x-list-version': String(version) } })
const changedAt = (updatedAt: string) => Response.json({ updatedAt })

test.each([
  ['a list that has changed', list, ofVersion(4), true],
  ['a list that a cache has kept since before the file', list, ofVersion(2), false],
  ['a list that has not changed', list, new Response(null, { status: 304 }), false],
  ['a server that fails', list, Response.json({}, { status: 500 }), false],
  ['a post that has changed', post, changedAt('2026-03-03T00:00:00Z'), true],
  ['a post that a cache has kept since before the file', post, changedAt('2026-03-01T00:00:00Z'), false],
  ['a post that is gone', post, Response.json({}, { status: 404 }), true],
])('checks %s', async (_what, data, response, expected) => {
  const asked = answer(response)
  expect(await isOutdated(data)).toBe(expected)
  expect(asked.mock.lastCall?.[1].headers).toEqual({ 'if-none-match': '"held"' })
})

test('a page without posts sends no request', async () => {
  const asked = answer(new Response())
  expect(await isOutdated({ content: {} })).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})
