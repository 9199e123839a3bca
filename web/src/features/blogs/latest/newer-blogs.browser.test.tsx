import { BLOGS_ON_HOME } from 'domain/values/list-limits.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerAbout, heldOf, TWELVE_POSTS } from '#testing/sample-posts.ts'
import { show } from '#testing/show.tsx'
import { stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { LatestBlogs } from './latest-blogs.tsx'

const OLD = heldOf(TWELVE_POSTS.slice(1), BLOGS_ON_HOME)
const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map((element) => element.textContent)

/** Responds with all twelve posts, as this version of the list. */
const newer = (version: number) => (request: Request) => {
  const { json, headers } = answerAbout(TWELVE_POSTS, request.url)
  return Response.json(json, { headers: { ...headers, etag: '"new"', 'x-list-version': String(version) } })
}

let visibility: DocumentVisibilityState
const setVisibility = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  visibility = 'visible'
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    spy.mockRestore()
  })
})

describe('a page from an older release', () => {
  test('sends its ETag after five seconds and shows newer posts', async () => {
    const asked = stubFetch(newer(4))
    await show(<LatestBlogs />, OLD)
    vi.advanceTimersByTime(4_900)
    expect(asked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    await expect.poll(titles).toEqual(expect.arrayContaining(['Post number 1']))
    const [[address, init] = []] = asked.mock.calls
    expect(address).toBe('/api/auth/blogs/?limit=6')
    expect(new Headers(init?.headers).get('if-none-match')).toBe('"held"')
    // the page now has the ETag of the newer posts
    vi.advanceTimersByTime(60_000)
    expect(new Headers(asked.mock.lastCall?.[1]?.headers).get('if-none-match')).toBe('"new"')
  })

  test('asks once a minute while nothing changes, and keeps its posts', async () => {
    const asked = stubFetch(() => new Response(null, { status: 304 }))
    await show(<LatestBlogs />, OLD)
    const before = titles()
    await vi.advanceTimersByTimeAsync(5_000 + 3 * 60_000)
    expect(asked).toHaveBeenCalledTimes(4)
    expect(titles()).toEqual(before)
  })

  test('sends no request while hidden, and one at once when visible again after more than a minute', async () => {
    const asked = stubFetch(() => new Response(null, { status: 304 }))
    await show(<LatestBlogs />, OLD)
    await vi.advanceTimersByTimeAsync(5_000)
    setVisibility('hidden')
    await vi.advanceTimersByTimeAsync(30_000)
    setVisibility('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveBeenCalledTimes(1)
    setVisibility('hidden')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveBeenCalledTimes(1)
    setVisibility('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['an answer that a cache has kept since before the page was made', newer(2)],
    ['a server that fails', () => Response.json({ detail: 'No' }, { status: 500 })],
    ['a lost connection', unreachable],
  ])('keeps its posts after %s, without an error message', async (_what, answer) => {
    const console = vi.spyOn(window.console, 'error')
    onTestFinished(() => console.mockRestore())
    const asked = stubFetch(answer)
    await show(<LatestBlogs />, OLD)
    const before = titles()
    await vi.advanceTimersByTimeAsync(65_000)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(titles()).toEqual(before)
    expect(console).not.toHaveBeenCalled()
  })

  test('keeps the list while it has the focus, and updates it afterwards', async () => {
    const asked = stubFetch(newer(4))
    await show(<LatestBlogs />, OLD)
    page.getByRole('link', { name: 'Post number 3' }).element().focus()
    const before = titles()
    await vi.advanceTimersByTimeAsync(5_000)
    await expect.poll(() => asked.mock.settledResults.length).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(titles()).toEqual(before)
    page.getByRole('link', { name: 'All posts' }).element().focus()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(titles).toEqual(expect.arrayContaining(['Post number 1']))
  })
})
