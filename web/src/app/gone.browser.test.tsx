import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageDataScript } from '#lib/page-data-script.ts'
import type { PageData } from '#lib/page-data.ts'
import { TWELVE_POSTS } from '#testing/sample-posts.ts'
import { showApp } from '#testing/show-app.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'

const [NEWEST, , SECOND] = TWELVE_POSTS as [(typeof TWELVE_POSTS)[0], unknown, (typeof TWELVE_POSTS)[0]]
const dataOf = (blog: typeof NEWEST): PageData => ({
  content: {},
  recent: [],
  post: { etag: '"held"', blog },
})

const heading = (name: string) => page.getByRole('main').getByRole('heading', { name })
const notFound = heading('Oops! Page Not Found!')

/** Answers that a post is gone, and as the file of an address this. */
const serve = (data: () => PageData) =>
  stubFetch(({ url }) =>
    url.includes('/api/')
      ? Response.json({ detail: 'Not found.' }, { status: 404 })
      : new Response(pageDataScript(data())),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('a post that is gone takes no focus with it', async () => {
  serve(() => dataOf(NEWEST))
  await showApp('/blog-details/post-1', {
    ...dataOf(NEWEST),
    post: { etag: '', blog: NEWEST, next: { id: 'b', title: 'Beside', image: '' } },
  })
  await expect.element(heading('Post number 1')).toBeVisible()
  page.getByRole('link', { name: 'Next Beside' }).element().focus()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(notFound).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('a post that is gone leaves the focus where it is outside of it', async () => {
  serve(() => dataOf(NEWEST))
  await showApp('/blog-details/post-1', dataOf(NEWEST))
  await expect.element(heading('Post number 1')).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' })
  link.element().focus()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(notFound).toBeVisible()
  await expect.element(link).toHaveFocus()
})

test.each(['/blog-details', '/blog-details-left', '/blog-details-fullwidth'])(
  'at %s the newest post is followed by the next one where it goes',
  async (path) => {
    serve(() => dataOf(SECOND))
    await showApp(path, dataOf(NEWEST))
    await expect.element(heading('Post number 1')).toBeVisible()
    await vi.advanceTimersByTimeAsync(5_000)
    await expect.element(heading('Post number 3')).toBeVisible()
    expect(notFound.elements()).toHaveLength(0)
  },
)

test.each([
  ['still shows it', () => dataOf(NEWEST)],
  ['shows none', () => ({ content: {} })],
  [
    'cannot be had',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('the newest post that goes is nowhere to be seen where its file %s', async (_what, data) => {
  serve(data)
  await showApp('/blog-details', dataOf(NEWEST))
  await expect.element(heading('Post number 1')).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
  expect(heading('Post number 1').elements()).toHaveLength(0)
})

test('the next event that goes is nowhere to be seen', async () => {
  const event = { ...NEWEST, date: '2024-03-22', time: '09:30', location: 'Chamber House' }
  const data = { content: {}, event: { etag: '', event } }
  serve(() => data)
  await showApp('/event-details', data)
  await expect.element(heading('Post number 1')).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(page.getByText('No events found', { exact: true })).toBeVisible()
})
