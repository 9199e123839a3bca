import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageData } from '#lib/page-data/page-data.ts'
import { TWELVE_POSTS } from '#testing/sample-posts.ts'
import { showApp } from '#testing/show-app.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'

const [POST] = TWELVE_POSTS as [(typeof TWELVE_POSTS)[0]]
const DATA: PageData = { content: {}, recent: [], post: { etag: '"held"', blog: POST } }

const heading = (name: string) => page.getByRole('main').getByRole('heading', { name })
const notFound = heading('Oops! Page Not Found!')

/** Responds that the post is deleted. */
const serveNothing = () => stubFetch(() => Response.json({ detail: 'Not found.' }, { status: 404 }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('when a post with the focus is deleted, the focus moves to the page', async () => {
  serveNothing()
  await showApp('/blog-details/post-1', {
    ...DATA,
    post: { etag: '', blog: POST, next: { id: 'b', title: 'Beside', image: '' } },
  })
  await expect.element(heading('Post number 1')).toBeVisible()
  page.getByRole('link', { name: 'Next Beside' }).element().focus()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(notFound).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('when a post without the focus is deleted, the focus stays', async () => {
  serveNothing()
  await showApp('/blog-details/post-1', DATA)
  await expect.element(heading('Post number 1')).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' })
  link.element().focus()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(notFound).toBeVisible()
  await expect.element(link).toHaveFocus()
})
