import { BLOGS_ON_HOME } from 'domain/values/list-limits.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heldOf, TWELVE_POSTS } from '#testing/sample-posts.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { LatestBlogs } from './latest-blogs.tsx'

const latest = page.getByRole('region', { name: 'Latest from the blog' })
const articles = latest.getByRole('article')

test('six latest posts are shown, and an external one opens in a new tab', async () => {
  await show(<LatestBlogs />, heldOf(TWELVE_POSTS, BLOGS_ON_HOME))
  expect(articles.elements()).toHaveLength(6)
  const elsewhere = latest.getByRole('link', { name: /^Post number 2/ })
  await expect.element(elsewhere).toHaveAttribute('href', 'https://www.trade.example/guide')
  await expect.element(elsewhere).toHaveAttribute('target', '_blank')
  await expect.element(elsewhere).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await expect.element(latest.getByRole('link', { name: /^Read More\.\.\./ })).toBeVisible()
  await expect.element(latest.getByText('March 27, 2024')).toBeVisible()
})

test('a post without a photo has its title on a plain ground, never that of its neighbours', async () => {
  await setWidth(1280)
  await show(<LatestBlogs />, heldOf(TWELVE_POSTS, BLOGS_ON_HOME))
  const grounds = articles.elements().map((article) => {
    const [ground, title] = [article.firstElementChild!, article.querySelector('h3')!]
    expect(ground.getBoundingClientRect().bottom).toBeGreaterThan(title.getBoundingClientRect().bottom)
    expect(ground.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().top)
    return getComputedStyle(ground).backgroundColor
  })
  for (const [index, ground] of grounds.entries()) {
    expect(ground).not.toBe(grounds[index + 1])
    expect(ground).not.toBe(grounds[index + 3])
  }
})

test('the latest posts show a loading text while the file of the page loads', async () => {
  await show(<LatestBlogs />)
  await expect.element(latest.getByText('Loading latest blogs...', { exact: true })).toBeVisible()
})

test('the latest posts show an empty text when there are none', async () => {
  await show(<LatestBlogs />, heldOf([], BLOGS_ON_HOME))
  await expect.element(latest.getByText('No latest blogs found', { exact: true })).toBeVisible()
})

test.each(WIDTHS)('the latest posts fit a window of %i px, even with very long words', async (width) => {
  const word = 'Supercalifragilisticexpialidocious'.repeat(5)
  const posts = TWELVE_POSTS.map((post) => ({ ...post, title: word, description: `${word} ${word}` }))
  await setWidth(width)
  await show(<LatestBlogs />, heldOf(posts, BLOGS_ON_HOME))
  await expect.element(articles.getByRole('heading').first()).toHaveTextContent(word)
  expect(document.documentElement.scrollWidth).toBe(width)
})
