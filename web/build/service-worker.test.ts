import { expect, test } from 'vitest'
import { type Page, publicPages } from '../src/app/pages.ts'
import { paths } from '../src/lib/paths.ts'
import { PUBLIC_PAGE } from '../service-worker/public-page.ts'
import { buildServiceWorker } from './service-worker.ts'

/** Most bytes of the service worker, not compressed. */
const MOST_BYTES = 3_000

test('the service worker is small', async () => {
  const script = await buildServiceWorker('service-worker.ts')
  expect(Buffer.byteLength(script)).toBeLessThan(MOST_BYTES)
})

test('devices may keep every public page except those of accounts', () => {
  const pathsOf = (pattern: string) =>
    [pattern.replace('/:id?', ''), pattern.replace(':id?', 'a-1_b')].map((path) =>
      path.replace(':name', 'fees-2027'),
    )
  const isKept = (path: string) => PUBLIC_PAGE.test(path)
  const isOfAccounts = ({ startsAtOnce, pattern }: Page) => startsAtOnce || pattern === paths.signup
  const pages = publicPages.filter((page) => !isOfAccounts(page))
  const accounts = publicPages.filter(isOfAccounts)
  expect(accounts).toHaveLength(6)
  expect(pages.flatMap(({ pattern }) => pathsOf(pattern)).filter((path) => !isKept(path))).toEqual([])
  expect(accounts.map(({ pattern }) => pattern).filter(isKept)).toEqual([])
})

test.each([
  '/',
  '/dashboard',
  '/register',
  '/page',
  '/page/a/b',
  '/404',
  '/api/auth/blogs/',
  '/media/a.jpg',
  '/event-details/a.ics',
  '/feed.xml',
  '/home/',
  '/donate.html',
  '/service-worker.js',
])('devices never keep %s', (path) => {
  expect(PUBLIC_PAGE.test(path)).toBe(false)
})
