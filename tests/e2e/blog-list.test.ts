import type { Page } from '@playwright/test'
import { hold, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { answerPosts, holdPosts, TWELVE_POSTS } from '../support/sample-posts.ts'

const posts = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article')
const titles = (page: Page) => posts(page).getByRole('heading')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test.describe('the blog list', () => {
  test('has five posts a page; previous and next stop at the ends; another page starts at the top', async ({
    page,
  }) => {
    await answerPosts(page, TWELVE_POSTS)
    await visit(page, '/blog')
    await expect(posts(page)).toHaveCount(5)
    // said to be disabled, so that nothing happens is to be seen even if somebody presses it
    await pages(page).getByRole('button', { name: 'Previous', disabled: true }).dispatchEvent('click')
    await expect(titles(page).first()).toHaveText('Post number 1')
    await pages(page).getByRole('button', { name: '3', exact: true }).click()
    await expect(titles(page)).toHaveText(['Post number 11', 'Post number 12'])
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await pages(page).getByRole('button', { name: 'Next', disabled: true }).dispatchEvent('click')
    await expect(titles(page)).toHaveText(['Post number 11', 'Post number 12'])
    await pages(page).getByRole('button', { name: 'Previous' }).click()
    await expect(titles(page).first()).toHaveText('Post number 6')
    await expect(pages(page).locator('[aria-current]')).toHaveText('2')
  })

  test('shows the newest three posts beside it', async ({ page }) => {
    await answerPosts(page, TWELVE_POSTS)
    await visit(page, '/blog')
    const recent = page.getByRole('region', { name: 'Recent posts' })
    await expect(recent.getByRole('link', { name: 'Post number 3' })).toBeVisible()
    await expect(recent.getByRole('listitem')).toHaveCount(3)
  })

  test('searches titles and descriptions', async ({ page }) => {
    await answerPosts(page, TWELVE_POSTS)
    await visit(page, '/blog')
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await search.fill('saffron')
    await expect(titles(page)).toHaveText(['Post number 7'])
    await search.fill('number 12')
    await expect(titles(page)).toHaveText(['Post number 12'])
    await search.fill('nothing like it')
    await expect(page.getByText('No blogs found', { exact: true })).toBeVisible()
  })

  test('keeps what was typed before the app had started, and searches for it', async ({ page }) => {
    await answerPosts(page, TWELVE_POSTS)
    const letStart = await hold(page, '**/assets/start-*.js')
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('saffron')
    letStart()
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(page.getByRole('searchbox')).toHaveValue('saffron')
    await expect(titles(page)).toHaveText(['Post number 7'])
  })

  test('says that it is loading, then that there are no posts', async ({ page }) => {
    const letAnswer = await holdPosts(page, [])
    await visit(page, '/blog')
    await expect(page.getByText('Loading blogs...', { exact: true })).toBeVisible()
    await expect(page.getByText('Loading recent posts...', { exact: true })).toBeVisible()
    letAnswer()
    await expect(page.getByText('No blogs found', { exact: true })).toBeVisible()
    await expect(page.getByText('No recent posts found', { exact: true })).toBeVisible()
  })
})
