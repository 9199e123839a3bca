import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { DESKTOP, launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'
import { answerPosts, TWELVE_POSTS } from '../support/sample-posts.ts'

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

test.each([
  ['/home', DESKTOP],
  ['/home', PHONE],
  ['/blog', DESKTOP],
  ['/blog', PHONE],
])('%s stays as wide as the window, however long a word of a post is', async (path, viewport) => {
  const word = 'Supercalifragilisticexpialidocious'.repeat(5)
  await answerPosts(
    page,
    TWELVE_POSTS.map((blog) => ({ ...blog, title: word, description: `${word} ${word}` })),
  )
  await page.setViewportSize(viewport)
  await visit(page, path)
  await page.getByRole('article').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
})

describe.each(['/home', '/blog'])('without JavaScript %s', (address) => {
  test('does not say for ever that posts are loading, and leads to the office', async () => {
    const { page: plain } = await openPage(browser, { javaScriptEnabled: false })
    await plain.goto(address)
    const note = plain.locator('noscript')
    expect(await note.innerText()).toContain('The posts need JavaScript')
    expect(await note.locator('a').filter({ visible: true }).count()).toBe(2)
    expect(
      await plain
        .getByText(/^Loading .*blogs|^Loading recent/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    await plain.context().close()
  })
})

test('a page that is gone to begins at its top, with the focus at its start', async () => {
  await visit(page, '/blog')
  await page.getByRole('article').first().waitFor()
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true })
  await home.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await home.click()
  await page
    .getByRole('heading', { level: 1, name: 'Where women’s enterprise becomes an industry' })
    .waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

describe('an unknown address', () => {
  test('answers 404 with the page that says so, whatever the navigation has', async () => {
    for (const address of ['/about', '/no/such/page']) {
      const response = await visit(page, address)
      expect(response?.status()).toBe(404)
      await page.getByText("We're sorry but we can't seem to find the page you requested.").waitFor()
      expect(await page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').count()).toBe(0)
    }
  })

  test('marks nothing in the navigation when it is reached from within', async () => {
    await visit(page, '/home')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { name: 'Oops! Page Not Found!' }).waitFor()
    expect(await navigation.locator('[aria-current]').count()).toBe(0)
  })

  test('/ leads home and /register to the sign-up', async () => {
    await visit(page, '/')
    expect(new URL(page.url()).pathname).toBe('/home')
    await visit(page, '/register')
    expect(new URL(page.url()).pathname).toBe('/signup')
  })
})

describe('when code does not arrive', () => {
  test('the page says so and offers to load it again', async () => {
    await visit(page, '/home')
    await page.route('**/assets/blog-page-*.js', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    await page.getByText('Loading chunk /blog failed', { exact: true }).waitFor()
    await page.unroute('**/assets/blog-page-*.js')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { name: 'Latest News' }).waitFor()
  })
})

test.each(['/home', '/blog', '/404'])('%s is accessible in both widths', async (address) => {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await visit(page, address)
    await page.waitForLoadState('networkidle')
    expect(await findViolations(page)).toEqual([])
  }
})

test('no page is wider than its window', async () => {
  for (const viewport of [DESKTOP, PHONE, { width: 320, height: 640 }, { width: 800, height: 900 }]) {
    await page.setViewportSize(viewport)
    for (const address of ['/home', '/blog', '/404']) {
      await visit(page, address)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  }
})
