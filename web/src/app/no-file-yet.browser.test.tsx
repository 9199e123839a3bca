import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deferred } from '#lib/deferred.ts'
import { pageDataScript } from '#lib/page-data/page-data-script.ts'
import { heldOf, TWELVE_POSTS } from '#testing/sample-posts.ts'
import { showApp } from '#testing/show-app.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'

const POST = TWELVE_POSTS[0]!
const EVENT = { ...POST, title: 'A new event', date: '2024-03-22', time: '09:30', location: 'Chamber House' }

const NONE = { content: {}, isNotFound: true } as const
const none = () => new Response(pageDataScript(NONE), { status: 404 })
const refused = () => Response.json({ detail: 'Not found.' }, { status: 404 })

const heading = (name: string) => page.getByRole('main').getByRole('heading', { name, level: 2 })
const notFound = heading('Oops! Page Not Found!')
const main = page.getByRole('navigation', { name: 'Main' })

/** Serves responses for files and for the API. */
const serve = (file: () => Response, api: () => Response) => {
  const stub = stubFetch(({ url }) => (url.includes('/api/') ? api() : file()))
  return () => stub.mock.calls.map(([address]) => address)
}

const fromHome = async () => {
  await showApp('/home', heldOf([POST], 6))
  await page.getByRole('main').getByRole('link', { name: POST.title }).click()
}

describe('a post whose page is not published yet', () => {
  test('is loaded from the API', async () => {
    const asked = serve(none, () => Response.json(POST))
    await fromHome()
    await expect.element(heading(POST.title)).toBeVisible()
    await expect.element(page.getByText('About trade.', { exact: true })).toBeVisible()
    expect(page.getByText(/^Loading/).elements()).toHaveLength(0)
    expect(page.getByRole('region', { name: 'Recent posts' }).elements()).toHaveLength(0)
    expect(asked()).toEqual(['/blog-details/post-1', '/api/auth/blogs/post-1/'])
  })

  test('is loaded from the API when the visit starts there', async () => {
    const asked = serve(none, () => Response.json(POST))
    await showApp('/blog-details-left/post-1', NONE)
    await expect.element(heading(POST.title)).toBeVisible()
    expect(asked()).toEqual(['/api/auth/blogs/post-1/'])
  })
})

test('a formatted text is shown as the API renders it, and its marks nowhere', async () => {
  const rendered = { excerpt: 'About trade.', html: '<p class="lead">About <strong>trade</strong>.</p>' }
  const formatted = { description: 'About **trade**.', format: 'markdown', ...rendered }
  serve(none, () => Response.json({ ...POST, ...formatted }))
  await showApp('/blog-details/post-1', NONE)
  await expect.element(page.getByText('trade', { exact: true })).toBeVisible()
  expect(document.querySelector('article strong')?.textContent).toBe('trade')
  expect(document.querySelector('main')?.innerHTML).not.toContain('**')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('About trade.')
})

test('an event whose page is not published yet is loaded from the API', async () => {
  serve(none, () => Response.json(EVENT))
  await showApp('/event-details/post-1', NONE)
  await expect.element(heading('A new event')).toBeVisible()
})

test.each([
  ['there is none', refused],
  ['the API fails', () => Response.json({}, { status: 500 })],
])(
  'a post without a page shows the not-found page when %s, and is requested again on the next visit',
  async (_why, api) => {
    const page1 = new Response(pageDataScript({ content: {}, recent: [], post: { etag: '', blog: POST } }))
    const file = vi.fn(none)
    serve(file, api)
    await fromHome()
    await expect.element(notFound).toBeVisible()
    await main.getByRole('link', { name: 'Home' }).click()
    file.mockImplementation(() => page1)
    await page.getByRole('main').getByRole('link', { name: POST.title }).click()
    await expect.element(heading(POST.title)).toBeVisible()
    expect(page.getByRole('region', { name: 'Recent posts' }).elements()).toHaveLength(1)
  },
)

test('an address without a post sends no request to the API', async () => {
  const asked = serve(none, refused)
  await showApp('/nothing-here', NONE)
  await expect.element(notFound).toBeVisible()
  expect(asked()).toEqual([])
})

test('a late response for a page that the reader left changes nothing', async () => {
  const late = deferred<Response>()
  let first = true
  stubFetch(({ url }) => {
    if (url.includes('/api/')) return refused()
    if (!first) return new Response(pageDataScript({ content: {}, post: { etag: '', blog: POST } }))
    first = false
    return late.promise
  })
  await fromHome()
  await expect.element(page.getByText('Loading blogs...', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Home' }).click()
  late.resolve(none())
  await expect.element(page.getByRole('link', { name: POST.title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: POST.title }).click()
  await expect.element(heading(POST.title)).toBeVisible()
})
