import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'
import { answerPosts, BLOGS, holdPosts, TWELVE_POSTS } from '../support/sample-posts.ts'

let browser: Browser
let page: Page
let complaints: string[]
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  ;({ page, complaints } = await openPage(browser))
})
afterEach(() => page.context().close())

describe('the home page', () => {
  const latest = () => page.getByRole('region', { name: 'Latest from the blog' })

  test('asks for the latest posts once a visit, without waiting for the app and past its own cache', async () => {
    const asked: Request[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/blogs/')) asked.push(request)
    })
    await page.route('**/assets/start-*.js', (route) => route.abort())
    const answered = page.waitForResponse(BLOGS)
    await page.goto('/home')
    expect((await answered).status()).toBe(200)
    await page.unroute('**/assets/start-*.js')
    for (let visits = 0; visits < 2; visits++) {
      asked.length = 0
      await visit(page, '/home')
      await latest().getByRole('article').first().waitFor()
      expect(asked).toHaveLength(1)
      expect(await asked[0]?.headerValue('cache-control')).toBe('max-age=0')
    }
  })

  test('shows six of the seeded posts, and their pictures load', async () => {
    await visit(page, '/home')
    await latest().getByRole('article').first().waitFor()
    expect(await latest().getByRole('article').count()).toBe(6)
    for (const picture of await latest().locator('img').all()) {
      expect(await picture.getAttribute('srcset')).toMatch(/-480\.webp 480w/)
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((img: HTMLImageElement) => img.decode())
    }
    expect(complaints).toEqual([])
  })

  test('says that posts are loading, then shows six of them; one leads elsewhere in a new tab', async () => {
    const release = await holdPosts(page, TWELVE_POSTS)
    await visit(page, '/home')
    await latest().getByText('Loading latest blogs...', { exact: true }).waitFor()
    release()
    await latest().getByRole('article').first().waitFor()
    expect(await latest().getByRole('article').count()).toBe(6)
    const elsewhere = latest().getByRole('link', { name: 'Post number 2' })
    expect(await elsewhere.getAttribute('href')).toBe('https://www.trade.example/guide')
    expect(await elsewhere.getAttribute('target')).toBe('_blank')
    expect(await elsewhere.getAttribute('rel')).toContain('noopener')
    await latest().getByRole('link', { name: 'Read More...' }).waitFor()
    await latest().getByText('March 27, 2024').waitFor()
  })

  test('says that there are no posts', async () => {
    await answerPosts(page, [])
    await visit(page, '/home')
    await latest().getByText('No latest blogs found', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test('shows a failure as no posts, and tells it to the console', async () => {
    await page.route(BLOGS, (route) => route.fulfill({ status: 500, json: { detail: 'No' } }))
    await visit(page, '/home')
    await latest().getByText('No latest blogs found', { exact: true }).waitFor()
    expect(complaints).toContain('error: Failed to fetch blogs')
    await page.unroute(BLOGS)
    await page.route(BLOGS, (route) => route.abort())
    await visit(page, '/home')
    await latest().getByText('No latest blogs found', { exact: true }).waitFor()
    expect(complaints.some((complaint) => complaint.startsWith('error: Error fetching blogs:'))).toBe(true)
    await page.unroute(BLOGS)
    await page.route(BLOGS, (route) => route.fulfill({ json: {} }))
    await visit(page, '/home')
    await latest().getByText('No latest blogs found', { exact: true }).waitFor()
  })

  test('swaps the row of causes for the carousel without moving anything', async () => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, '/home')
    const causes = page.getByRole('region', { name: 'Causes our members carry' })
    await page.evaluate(async () => {
      await document.fonts.ready
      ;(window as unknown as { shifts: number[] }).shifts.length = 0
    })
    await causes.scrollIntoViewIfNeeded()
    await page.locator('.react-multi-carousel-track').waitFor()
    const first = causes.getByRole('heading', { name: 'Education for poor children' })
    const before = await first.first().boundingBox()
    expect(await causes.locator('[aria-hidden=true] a').count()).toBeGreaterThan(0)
    expect(await causes.locator('li[aria-hidden=true]:not([inert])').count()).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    await causes.getByRole('button', { name: 'Pause the causes' }).click()
    await causes.getByRole('button', { name: 'Next cause' }).click()
    await expect.poll(async () => (await first.first().boundingBox())?.x).not.toBe(before?.x)
    expect(complaints).toEqual([])
  })

  test('leads to the page that is not there yet', async () => {
    await visit(page, '/home')
    await page.getByRole('main').getByRole('link', { name: 'Donate Now' }).first().click()
    await page.getByRole('heading', { name: 'Oops! Page Not Found!' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/donate')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.getByRole('heading', { name: 'Where women’s enterprise becomes an industry' }).waitFor()
  })

  test('leads from the place kept for her to the sign-up', async () => {
    await visit(page, '/home')
    await page.getByRole('link', { name: 'Your place' }).click()
    await page.waitForURL('**/signup')
  })

  test('leads Join Us Now to the sign-up', async () => {
    await visit(page, '/home')
    await page.getByRole('link', { name: 'Join Us Now' }).click()
    await page.waitForURL('**/signup')
  })
})

describe('the phone menu', () => {
  test('closes when a link is chosen, and by Escape', async () => {
    await page.setViewportSize(PHONE)
    await visit(page, '/home')
    const menu = page.getByRole('button', { name: 'Menu' })
    const links = page.getByRole('navigation', { name: 'Main' })
    expect(await links.isVisible()).toBe(false)
    await menu.click()
    await links.getByRole('link', { name: 'Causes' }).waitFor()
    await page.keyboard.press('Escape')
    await links.waitFor({ state: 'hidden' })
    await menu.click()
    await links.getByRole('link', { name: 'Blogs' }).click()
    await page.getByRole('heading', { name: 'Latest News' }).waitFor()
    await links.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/blog')
  })
})
