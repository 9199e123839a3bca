import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TWELVE_POSTS } from '#testing/sample-posts.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { BlogPage } from './blog-page.tsx'

const titles = page.getByRole('list', { name: 'Posts' }).getByRole('article').getByRole('heading')
const pages = page.getByRole('navigation', { name: 'Pages' })
const button = (name: string) => pages.getByRole('button', { name, exact: true })

const expectTitles = (...expected: string[]) =>
  expect.poll(() => titles.elements().map((element) => element.textContent)).toEqual(expected)

// the first, since the page shows the last answer again while it asks anew
test('the blog list says that it is loading, then that there are no posts', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stubFetch(() => promise)
  await show(<BlogPage />)
  await expect.element(page.getByText('Loading blogs...', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Loading recent posts...', { exact: true })).toBeVisible()
  resolve(Response.json([]))
  await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
  await expect.element(page.getByText('No recent posts found', { exact: true })).toBeVisible()
})

describe('the blog list', () => {
  test('has five posts a page; previous and next stop at the ends; another page starts at the top', async () => {
    stubFetch(() => Response.json(TWELVE_POSTS))
    await setWidth(390)
    await show(<BlogPage />)
    await expectTitles(
      'Post number 1',
      'Post number 2 (opens in a new tab)',
      'Post number 3',
      'Post number 4',
      'Post number 5',
    )
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

  test('shows the newest three posts beside it', async () => {
    stubFetch(() => Response.json(TWELVE_POSTS))
    await show(<BlogPage />)
    const recent = page.getByRole('region', { name: 'Recent posts' })
    await expect.element(recent.getByRole('link', { name: 'Post number 3' })).toBeVisible()
    expect(recent.getByRole('listitem').elements()).toHaveLength(3)
  })

  test('searches titles and descriptions', async () => {
    stubFetch(() => Response.json(TWELVE_POSTS))
    await show(<BlogPage />)
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await search.fill('saffron')
    await expectTitles('Post number 7')
    await search.fill('number 12')
    await expectTitles('Post number 12')
    await search.fill('nothing like it')
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
  })

  test.each(WIDTHS)('stays as wide as a window of %i px, however long a word of a post is', async (width) => {
    const word = 'Supercalifragilisticexpialidocious'.repeat(5)
    stubFetch(() =>
      Response.json(TWELVE_POSTS.map((post) => ({ ...post, title: word, description: `${word} ${word}` }))),
    )
    await setWidth(width)
    await show(<BlogPage />)
    await expect.element(titles.first()).toHaveTextContent(word)
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})
