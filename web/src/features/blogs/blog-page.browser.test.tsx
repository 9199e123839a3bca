import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { Link, Route, Routes } from 'react-router-dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#lib/paths.ts'
import { heldOf, TWELVE_POSTS } from '#testing/sample-posts.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { listed, stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { BlogPage } from './blog-page.tsx'

const titles = page.getByRole('list', { name: 'Posts' }).getByRole('article').getByRole('heading')
const pages = page.getByRole('navigation', { name: 'Pages' })
const button = (name: string) => pages.getByRole('button', { name, exact: true })

const FIRST_FIVE = [
  'Post number 1',
  'Post number 2 (opens in a new tab)',
  'Post number 3',
  'Post number 4',
  'Post number 5',
]
const expectTitles = (...expected: string[]) =>
  expect.poll(() => titles.elements().map((element) => element.textContent)).toEqual(expected)

const FIRST = heldOf(TWELVE_POSTS, BLOGS_PER_PAGE)

test('the blog list says that it is loading while the file of the page is on its way', async () => {
  await show(<BlogPage />)
  await expect.element(page.getByText('Loading blogs...', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Loading recent posts...', { exact: true })).toBeVisible()
})

test('the blog list says that there are no posts', async () => {
  await show(<BlogPage />, heldOf([], BLOGS_PER_PAGE))
  await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
  await expect.element(page.getByText('No recent posts found', { exact: true })).toBeVisible()
})

describe('the blog list', () => {
  test('has five posts a page; previous and next stop at the ends; another page starts at the top', async () => {
    stubFetch(listed(TWELVE_POSTS))
    await setWidth(390)
    await show(<BlogPage />, FIRST)
    await expectTitles(...FIRST_FIVE)
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true')
    await button('3').click()
    await expectTitles('Post number 11', 'Post number 12')
    await expect.poll(() => scrollY).toBe(0)
    await expect.element(page.getByRole('list', { name: 'Posts' })).toHaveFocus()
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true')
    // said to be disabled, so that nothing happens is to be seen even if somebody presses it
    button('Next')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expectTitles('Post number 11', 'Post number 12')
    await button('Previous').click()
    await expectTitles('Post number 6', 'Post number 7', 'Post number 8', 'Post number 9', 'Post number 10')
    await expect.element(button('2')).toHaveAttribute('aria-current', 'page')
  })

  test('asks for five posts at a time, and for none of its first page', async () => {
    const asked = stubFetch(listed(TWELVE_POSTS))
    await show(<BlogPage />, FIRST)
    await expectTitles(...FIRST_FIVE)
    await button('3').click()
    await expectTitles('Post number 11', 'Post number 12')
    await button('1').click()
    await expectTitles(...FIRST_FIVE)
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/auth/blogs/?limit=5&offset=10'])
  })

  test('keeps a page until the next one has come, and begins that at its top', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    stubFetch(async (request) => {
      await promise
      return listed(TWELVE_POSTS)(request)
    })
    await setWidth(390)
    await show(<BlogPage />, FIRST)
    await expectTitles(...FIRST_FIVE)
    const first = titles.first().element()
    await button('2').click()
    await expect.element(button('2')).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
    expect(titles.first().element()).toBe(first)
    expect(scrollY).toBeGreaterThan(0)
    resolve()
    await expectTitles('Post number 6', 'Post number 7', 'Post number 8', 'Post number 9', 'Post number 10')
    expect(scrollY).toBe(0)
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    // the first one is known
    await button('Previous').click()
    await expectTitles(...FIRST_FIVE)
  })

  test('leads through all posts of two thousand with a few numbers', async () => {
    const many = Array.from({ length: 2000 }, (_none, n) => ({
      ...TWELVE_POSTS[0]!,
      id: `many-${n}`,
      title: `Number ${n + 1}`,
    }))
    stubFetch(listed(many))
    await setWidth(390)
    await show(<BlogPage />, heldOf(many, BLOGS_PER_PAGE))
    const numbers = () =>
      pages
        .getByRole('button')
        .elements()
        .map((element) => element.textContent)
    await expect.poll(numbers).toEqual(['Previous', '1', '2', '400', 'Next'])
    await button('400').click()
    await expect.element(titles.last()).toHaveTextContent('Number 2000')
    expect(numbers()).toEqual(['Previous', '1', '399', '400', 'Next'])
    await button('399').click()
    await expect.element(titles.last()).toHaveTextContent('Number 1995')
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test('leads back from a page that could not be had', async () => {
    const console = vi.spyOn(window.console, 'error').mockReturnValue()
    onTestFinished(() => console.mockRestore())
    stubFetch(unreachable)
    await show(<BlogPage />, FIRST)
    await button('2').click()
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
    expect(console.mock.calls.map(([first]: unknown[]) => first)).toEqual(['Error fetching blogs:'])
    await button('Previous').click()
    await expectTitles(...FIRST_FIVE)
  })

  test('shows the newest three posts beside it', async () => {
    await show(<BlogPage />, FIRST)
    const recent = page.getByRole('region', { name: 'Recent posts' })
    await expect.element(recent.getByRole('link', { name: 'Post number 3' })).toBeVisible()
    expect(recent.getByRole('listitem').elements()).toHaveLength(3)
  })

  test('searches titles and descriptions of all posts, from their first page on', async () => {
    const asked = stubFetch(listed(TWELVE_POSTS))
    await show(<BlogPage />, FIRST)
    await button('2').click()
    await expect.element(titles.first()).toHaveTextContent('Post number 6')
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await search.fill('saffron')
    await expectTitles('Post number 7')
    await search.fill('number 12')
    await expectTitles('Post number 12')
    await search.fill('nothing like it')
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
    await expect.element(search).toHaveFocus()
    await search.fill('')
    await expectTitles(...FIRST_FIVE)
    expect(asked.mock.calls.map(([address]) => address)).toContain('/api/auth/blogs/?limit=5&search=saffron')
  })

  test('on a phone leads to what was found, above the search, once somebody asks for it', async () => {
    stubFetch(listed(TWELVE_POSTS))
    await setWidth(390)
    await show(<BlogPage />, FIRST)
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await search.fill('saffron')
    await expectTitles('Post number 7')
    search.element().scrollIntoView()
    await userEvent.keyboard('{Enter}')
    const found = page.getByRole('region', { name: 'Found posts' })
    await expect.element(found).toHaveFocus()
    expect(Math.abs(found.element().getBoundingClientRect().top)).toBeLessThan(100)
    await expect.element(search).toHaveValue('saffron')
  })

  test('searches for the words of its address, and for others as they are typed', async () => {
    const asked = stubFetch(listed(TWELVE_POSTS))
    await show(
      <Routes location={paths.blogSearch('saffron & co')}>
        <Route path={paths.blog} element={<BlogPage />} />
      </Routes>,
      FIRST,
    )
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await expect.element(search).toHaveValue('saffron & co')
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      '/api/auth/blogs/?limit=5&search=saffron+%26+co',
    ])
    await search.fill('saffron')
    await expectTitles('Post number 7')
  })

  test('is whole again, and its search empty, at an address without words', async () => {
    stubFetch(listed(TWELVE_POSTS))
    await show(
      <>
        <Link to="?search=saffron">Saffron</Link>
        <Link to="?">All</Link>
        <BlogPage />
      </>,
      FIRST,
    )
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await page.getByRole('link', { name: 'Saffron' }).click()
    await expect.element(search).toHaveValue('saffron')
    await expectTitles('Post number 7')
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await expect.element(search).toHaveValue('')
    await expectTitles(...FIRST_FIVE)
  })

  test.each(WIDTHS)('stays as wide as a window of %i px, however long a word of a post is', async (width) => {
    const word = 'Supercalifragilisticexpialidocious'.repeat(5)
    const posts = TWELVE_POSTS.map((post) => ({ ...post, title: word, description: `${word} ${word}` }))
    await setWidth(width)
    await show(<BlogPage />, heldOf(posts, BLOGS_PER_PAGE))
    await expect.element(titles.first()).toHaveTextContent(word)
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})
