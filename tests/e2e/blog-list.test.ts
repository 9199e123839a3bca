import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hold, launchBrowser, openPage, visit } from '../support/browser.ts'
import { answerPosts, holdPosts, TWELVE_POSTS } from '../support/sample-posts.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  ;({ page } = await openPage(browser))
})
afterEach(() => page.context().close())

describe('the blog list', () => {
  const posts = () => page.getByRole('list', { name: 'Posts' }).getByRole('article')
  const titles = () => posts().getByRole('heading').allInnerTexts()
  const pages = () => page.getByRole('navigation', { name: 'Pages' })

  test('has five a page; previous and next stop at the ends; another page starts at the top', async () => {
    await answerPosts(page, TWELVE_POSTS)
    await visit(page, '/blog')
    await posts().first().waitFor()
    expect(await posts().count()).toBe(5)
    // said to be disabled, so that nothing happens is to be seen even if somebody presses it
    await pages().getByRole('button', { name: 'Previous', disabled: true }).dispatchEvent('click')
    expect(await titles()).toContain('Post number 1')
    await pages().getByRole('button', { name: '3', exact: true }).click()
    expect(await titles()).toEqual(['Post number 11', 'Post number 12'])
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await pages().getByRole('button', { name: 'Next', disabled: true }).dispatchEvent('click')
    expect(await titles()).toEqual(['Post number 11', 'Post number 12'])
    await pages().getByRole('button', { name: 'Previous' }).click()
    expect(await titles()).toContain('Post number 6')
    expect(await pages().locator('[aria-current]').innerText()).toBe('2')
  })

  test('shows the newest three beside it', async () => {
    await answerPosts(page, TWELVE_POSTS)
    await visit(page, '/blog')
    const recent = page.getByRole('region', { name: 'Recent posts' })
    await recent.getByRole('link', { name: 'Post number 3' }).waitFor()
    expect(await recent.getByRole('listitem').count()).toBe(3)
  })

  test('searches titles and descriptions', async () => {
    await answerPosts(page, TWELVE_POSTS)
    await visit(page, '/blog')
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await search.fill('saffron')
    expect(await titles()).toEqual(['Post number 7'])
    await search.fill('nothing like it')
    await page.getByText('No blogs found', { exact: true }).waitFor()
  })

  test('keeps what was typed before the app was there, and searches for it', async () => {
    await answerPosts(page, TWELVE_POSTS)
    const release = await hold(page, '**/assets/start-*.js')
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('saffron')
    release()
    await page.waitForSelector('html[data-ready]')
    expect(await page.getByRole('searchbox').inputValue()).toBe('saffron')
    await expect.poll(titles).toEqual(['Post number 7'])
  })

  test('says what it is doing, and that there is nothing', async () => {
    const release = await holdPosts(page, [])
    await visit(page, '/blog')
    await page.getByText('Loading blogs...', { exact: true }).waitFor()
    await page.getByText('Loading recent posts...', { exact: true }).waitFor()
    release()
    await page.getByText('No blogs found', { exact: true }).waitFor()
    await page.getByText('No recent posts found', { exact: true }).waitFor()
  })
})
