import { BLOGS_PER_PAGE } from 'domain/values/list-limits.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deferred } from '#lib/deferred.ts'
import { pageDataScript } from '#lib/page-data/page-data-script.ts'
import { paths } from '#lib/paths.ts'
import { expectTitles, FIRST_FIVE, pageButton, pages, titles } from '#testing/blog-list.ts'
import { findViolations } from '#testing/find-violations.ts'
import { heldOf, TWELVE_POSTS } from '#testing/sample-posts.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { listed, stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { BlogPage } from './blog-page.tsx'

const FIRST = heldOf(TWELVE_POSTS, BLOGS_PER_PAGE)

test('the blog list shows a loading text while the file of the page loads', async () => {
  await show(<BlogPage layout="right" />)
  await expect.element(page.getByText('Loading blogs...', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Loading recent posts...', { exact: true })).toBeVisible()
})

test('the blog list says that there are no posts', async () => {
  await show(<BlogPage layout="right" />, heldOf([], BLOGS_PER_PAGE))
  await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
  await expect.element(page.getByText('No recent posts found', { exact: true })).toBeVisible()
})

describe('the blog list', () => {
  test('has five posts a page; Previous and Next stop at the ends; another page starts at the top', async () => {
    stubFetch(listed(TWELVE_POSTS))
    await setWidth(390)
    await show(<BlogPage layout="right" />, FIRST)
    await expectTitles(...FIRST_FIVE)
    await expect.element(pageButton('Previous')).toHaveAttribute('aria-disabled', 'true')
    await pageButton('3').click()
    await expectTitles('Post number 11', 'Post number 12')
    await expect.poll(() => scrollY).toBe(0)
    await expect.element(page.getByRole('list', { name: 'Posts' })).toHaveFocus()
    await expect.element(pageButton('Next')).toHaveAttribute('aria-disabled', 'true')
    // aria-disabled, so that a forced press visibly does nothing
    pageButton('Next')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expectTitles('Post number 11', 'Post number 12')
    await pageButton('Previous').click()
    await expectTitles('Post number 6', 'Post number 7', 'Post number 8', 'Post number 9', 'Post number 10')
    await expect.element(pageButton('2')).toHaveAttribute('aria-current', 'page')
  })

  test('requests five posts at a time, and none for its first page', async () => {
    const asked = stubFetch(listed(TWELVE_POSTS))
    await show(<BlogPage layout="right" />, FIRST)
    await expectTitles(...FIRST_FIVE)
    await pageButton('3').click()
    await expectTitles('Post number 11', 'Post number 12')
    await pageButton('1').click()
    await expectTitles(...FIRST_FIVE)
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/auth/blogs/?limit=5&offset=10'])
  })

  test('keeps a page until the next one has loaded, and starts that at its top', async () => {
    const { promise, resolve } = deferred<void>()
    stubFetch(async (request) => {
      await promise
      return listed(TWELVE_POSTS)(request)
    })
    await setWidth(390)
    await show(<BlogPage layout="right" />, FIRST)
    await expectTitles(...FIRST_FIVE)
    const first = titles.first().element()
    await pageButton('2').click()
    await expect.element(pageButton('2')).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
    expect(titles.first().element()).toBe(first)
    expect(scrollY).toBeGreaterThan(0)
    resolve()
    await expectTitles('Post number 6', 'Post number 7', 'Post number 8', 'Post number 9', 'Post number 10')
    expect(scrollY).toBe(0)
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    // the first page is cached
    await pageButton('Previous').click()
    await expectTitles(...FIRST_FIVE)
  })

  test('leads through two thousand posts with a few page numbers', async () => {
    const many = Array.from({ length: 2000 }, (_none, n) => ({
      ...TWELVE_POSTS[0]!,
      id: `many-${n}`,
      title: `Number ${n + 1}`,
    }))
    stubFetch(listed(many))
    await setWidth(390)
    await show(<BlogPage layout="right" />, heldOf(many, BLOGS_PER_PAGE))
    const numbers = () =>
      [...pages.element().querySelectorAll('a, button')].map((element) => element.textContent)
    await expect.poll(numbers).toEqual(['Previous', '1', '2', '400', 'Next'])
    await pageButton('400').click()
    await expect.element(titles.last()).toHaveTextContent('Number 2000')
    expect(numbers()).toEqual(['Previous', '1', '399', '400', 'Next'])
    await pageButton('399').click()
    await expect.element(titles.last()).toHaveTextContent('Number 1995')
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test('leads back from a page that could not be loaded', async () => {
    const console = vi.spyOn(window.console, 'error').mockReturnValue()
    onTestFinished(() => console.mockRestore())
    stubFetch(unreachable)
    await show(<BlogPage layout="right" />, FIRST)
    await pageButton('2').click()
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
    expect(console.mock.calls.map(([first]: unknown[]) => first)).toEqual(['Error fetching blogs:'])
    await pageButton('Previous').click()
    await expectTitles(...FIRST_FIVE)
  })

  test('shows the newest three posts in the sidebar', async () => {
    await show(<BlogPage layout="right" />, FIRST)
    const recent = page.getByRole('region', { name: 'Recent posts' })
    await expect.element(recent.getByRole('link', { name: 'Post number 3' })).toBeVisible()
    expect(recent.getByRole('listitem').elements()).toHaveLength(3)
  })

  test('says that a page could not be loaded, and requests it again', async () => {
    const console = vi.spyOn(window.console, 'error').mockReturnValue()
    onTestFinished(() => console.mockRestore())
    let answer: (request: Request) => Response = unreachable
    stubFetch((request) => answer(request))
    await show(<BlogPage layout="right" />, FIRST, '/blog?page=3')
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
    answer = listed(TWELVE_POSTS)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectTitles('Post number 11', 'Post number 12')
    await expect.element(page.getByRole('list', { name: 'Posts' })).toHaveFocus()
  })

  test('requests its own file again if that could not be loaded', async () => {
    const console = vi.spyOn(window.console, 'error').mockReturnValue()
    onTestFinished(() => console.mockRestore())
    let answer: () => Response = unreachable
    stubFetch(() => answer())
    await show(<BlogPage layout="right" />, undefined, paths.blog)
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
    answer = () => new Response(pageDataScript({ content: {}, ...FIRST }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectTitles(...FIRST_FIVE)
  })
})

describe('the layout', () => {
  const boxes = () => {
    const boxOf = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect()
    return { found: boxOf('Posts found'), search: boxOf('Search') }
  }

  test.each(['right', 'left', 'fullwidth'] as const)(
    '%s has its search in the right place and is accessible',
    async (layout) => {
      await setWidth(1280)
      await show(<BlogPage layout={layout} />, FIRST)
      await expectTitles(...FIRST_FIVE)
      const { found, search } = boxes()
      if (layout === 'right') expect(search.left).toBeGreaterThan(found.right)
      if (layout === 'left') expect(search.right).toBeLessThan(found.left)
      if (layout === 'fullwidth') expect(search.bottom).toBeLessThan(found.top)
      const side = page.getByRole('complementary', { name: 'More from the blog' })
      expect(side.elements()).toHaveLength(layout === 'fullwidth' ? 0 : 1)
      expect(await findViolations()).toEqual([])
    },
  )

  test('shortens a title that fills a screen, and keeps links of posts 44 px high', async () => {
    const long = TWELVE_POSTS.map((post) => ({ ...post, title: 'Wool and silk '.repeat(14) }))
    await setWidth(390)
    await show(<BlogPage layout="right" />, heldOf(long, BLOGS_PER_PAGE))
    const style = getComputedStyle(titles.first().element())
    expect(titles.first().element().clientHeight).toBeLessThanOrEqual(4.1 * parseFloat(style.lineHeight))
    const more = page.getByRole('link', { name: /^Read More/ }).element()
    expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test.each(WIDTHS)('fits a window of %i px, even with very long words', async (width) => {
    const word = 'Supercalifragilisticexpialidocious'.repeat(5)
    const posts = TWELVE_POSTS.map((post) => ({ ...post, title: word, description: `${word} ${word}` }))
    await setWidth(width)
    await show(<BlogPage layout="right" />, heldOf(posts, BLOGS_PER_PAGE))
    await expect.element(titles.first()).toHaveTextContent(word)
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})
