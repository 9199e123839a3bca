import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TWELVE_POSTS } from '#testing/sample-posts.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { listed, stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { LatestBlogs } from './latest-blogs.tsx'

const latest = page.getByRole('region', { name: 'Latest from the blog' })
const articles = latest.getByRole('article')
const noneFound = latest.getByText('No latest blogs found', { exact: true })

// the first, since the page shows the last answer again while it asks anew
test('the latest posts are said to be loading, then six are shown; one leads elsewhere in a new tab', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stubFetch(() => promise)
  await show(<LatestBlogs />)
  await expect.element(latest.getByText('Loading latest blogs...', { exact: true })).toBeVisible()
  resolve(Response.json(TWELVE_POSTS.slice(0, 6)))
  await expect.poll(() => articles.elements()).toHaveLength(6)
  const elsewhere = latest.getByRole('link', { name: /^Post number 2/ })
  await expect.element(elsewhere).toHaveAttribute('href', 'https://www.trade.example/guide')
  await expect.element(elsewhere).toHaveAttribute('target', '_blank')
  await expect.element(elsewhere).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await expect.element(latest.getByRole('link', { name: /^Read More\.\.\./ })).toBeVisible()
  await expect.element(latest.getByText('March 27, 2024')).toBeVisible()
})

test.each(WIDTHS)(
  'the latest posts stay as wide as a window of %i px, however long a word of a post is',
  async (width) => {
    const word = 'Supercalifragilisticexpialidocious'.repeat(5)
    stubFetch(listed(TWELVE_POSTS.map((post) => ({ ...post, title: word, description: `${word} ${word}` }))))
    await setWidth(width)
    await show(<LatestBlogs />)
    await expect.element(articles.getByRole('heading').first()).toHaveTextContent(word)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

describe('the latest posts', () => {
  test('are said to be none where there are none', async () => {
    stubFetch(() => Response.json([]))
    await show(<LatestBlogs />)
    await expect.element(noneFound).toBeVisible()
  })

  test.each([
    [
      'that the server fails to list',
      () => Response.json({ detail: 'No' }, { status: 500 }),
      'Failed to fetch blogs',
    ],
    ['that cannot be reached', unreachable, 'Error fetching blogs:'],
    ['that come as no list', () => Response.json({}), 'Error fetching blogs:'],
  ])('%s are shown as none, and the console says why', async (_what, answer, said) => {
    const console = vi.spyOn(window.console, 'error').mockReturnValue()
    onTestFinished(() => console.mockRestore())
    stubFetch(answer)
    await show(<LatestBlogs />)
    await expect.element(noneFound).toBeVisible()
    await expect.poll(() => console.mock.calls.map(([first]: unknown[]) => first)).toEqual([said])
  })
})
