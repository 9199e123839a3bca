import { BLOGS_PER_PAGE } from 'domain/values/list-limits.ts'
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#lib/paths.ts'
import { expectTitles, FIRST_FIVE, pageButton, titles } from '#testing/blog-list.ts'
import { heldOf, TWELVE_POSTS } from '#testing/sample-posts.ts'
import { setWidth, show } from '#testing/show.tsx'
import { listed, stubFetch } from '#testing/stub-fetch.ts'
import { BlogPage } from './blog-page.tsx'

const FIRST = heldOf(TWELVE_POSTS, BLOGS_PER_PAGE)

function WhereAbouts() {
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{useHref(useLocation())}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

test('searches titles and descriptions of all posts, starting at the first page of results', async () => {
  const asked = stubFetch(listed(TWELVE_POSTS))
  await show(<BlogPage layout="right" />, FIRST)
  await pageButton('2').click()
  await expect.element(titles.first()).toHaveTextContent('Post number 6')
  const search = page.getByRole('searchbox', { name: 'Search posts' })
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

test('on a phone has its posts above the search, and Enter leads from the search to what was found', async () => {
  stubFetch(listed(TWELVE_POSTS))
  await setWidth(390)
  await show(<BlogPage layout="right" />, FIRST)
  const search = page.getByRole('searchbox', { name: 'Search posts' })
  const found = page.getByRole('region', { name: 'Posts found' })
  const placeOf = (locator: typeof found) => locator.element().getBoundingClientRect().top
  expect(placeOf(found)).toBeLessThan(placeOf(search))
  search.element().scrollIntoView()
  await search.fill('saffron')
  await expectTitles('Post number 7')
  await expect.element(page.getByText('1 post found for “saffron”')).toHaveRole('status')
  await userEvent.keyboard('{Enter}')
  await expect.element(found).toHaveFocus()
  // the page may scroll smoothly
  await expect.poll(() => placeOf(found)).toBeGreaterThanOrEqual(0)
  expect(placeOf(found)).toBeLessThan(innerHeight)
  await expect.element(search).toHaveValue('saffron')
})

test('searches for the words in its address, and for others as they are typed', async () => {
  const asked = stubFetch(listed(TWELVE_POSTS))
  await show(<BlogPage layout="right" />, FIRST, paths.blogSearch('saffron & co'))
  const search = page.getByRole('searchbox', { name: 'Search posts' })
  await expect.element(search).toHaveValue('saffron & co')
  await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/auth/blogs/?limit=5&search=saffron+%26+co',
  ])
  await search.fill('saffron')
  await expectTitles('Post number 7')
})

test('writes its page and search into the address, where Back restores them', async () => {
  stubFetch(listed(TWELVE_POSTS))
  await show(
    <>
      <BlogPage layout="left" />
      <WhereAbouts />
    </>,
    FIRST,
    paths.blogLeft,
  )
  const address = page.getByLabelText('Address')
  const search = page.getByRole('searchbox', { name: 'Search posts' })
  await pageButton('2').click()
  await expect.element(address).toHaveTextContent('/blog-left?page=2')
  await expect.element(titles.first()).toHaveTextContent('Post number 6')
  await search.fill('trade')
  await expect.element(address).toHaveTextContent('/blog-left?search=trade')
  await search.fill('saffron')
  await expect.element(address).toHaveTextContent('/blog-left?search=saffron')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(titles.first()).toHaveTextContent('Post number 6')
  await expect.element(search).toHaveValue('')
  await expect.element(pageButton('2')).toHaveAttribute('aria-current', 'page')
})

test('shows all posts and an empty search field at an address without a search', async () => {
  stubFetch(listed(TWELVE_POSTS))
  await show(
    <>
      <Link to="?search=saffron">Saffron</Link>
      <Link to="?">All</Link>
      <BlogPage layout="right" />
    </>,
    FIRST,
  )
  const search = page.getByRole('searchbox', { name: 'Search posts' })
  await page.getByRole('link', { name: 'Saffron' }).click()
  await expect.element(search).toHaveValue('saffron')
  await expectTitles('Post number 7')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect.element(search).toHaveValue('')
  await expectTitles(...FIRST_FIVE)
})
