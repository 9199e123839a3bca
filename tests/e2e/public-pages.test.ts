import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { DESKTOP, launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'

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

const BLOGS = '**/api/auth/blogs/**'

const post = (index: number, more: object = {}) => ({
  id: `post-${index}`,
  title: `Post number ${index}`,
  description: index === 7 ? 'About saffron.' : 'About trade.',
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Office',
  createdAt: `2024-03-${String(28 - index).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: '2024-03-28T08:00:00.000Z',
  ...more,
})
const twelve = Array.from({ length: 12 }, (_, index) =>
  post(index + 1, index === 1 ? { externalLink: 'https://www.trade.example/guide' } : {}),
)
const answer = (blogs: object[]) => page.route(BLOGS, (route) => route.fulfill({ json: blogs }))

test.each([
  ['/home', DESKTOP],
  ['/home', PHONE],
  ['/blog', DESKTOP],
  ['/blog', PHONE],
])('%s stays as wide as the window, however long a word of a post is', async (path, viewport) => {
  const word = 'Supercalifragilisticexpialidocious'.repeat(5)
  await answer(twelve.map((blog) => ({ ...blog, title: word, description: `${word} ${word}` })))
  await page.setViewportSize(viewport)
  await visit(page, path)
  await page.getByRole('article').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
})

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
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((img: HTMLImageElement) => img.decode())
    }
    expect(complaints).toEqual([])
  })

  test('says that posts are loading, then shows six of them; one leads elsewhere in a new tab', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(BLOGS, async (route) => {
      await held
      await route.fulfill({ json: twelve })
    })
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
    await answer([])
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

describe('the blog list', () => {
  const posts = () => page.getByRole('list', { name: 'Posts' }).getByRole('article')
  const titles = () => posts().getByRole('heading').allInnerTexts()
  const pages = () => page.getByRole('navigation', { name: 'Pages' })

  test('has five a page; previous and next stop at the ends; another page starts at the top', async () => {
    await answer(twelve)
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
    await answer(twelve)
    await visit(page, '/blog')
    const recent = page.getByRole('region', { name: 'Recent posts' })
    await recent.getByRole('link', { name: 'Post number 3' }).waitFor()
    expect(await recent.getByRole('listitem').count()).toBe(3)
  })

  test('searches titles and descriptions', async () => {
    await answer(twelve)
    await visit(page, '/blog')
    const search = page.getByRole('searchbox', { name: 'Words in a title or text' })
    await search.fill('saffron')
    expect(await titles()).toEqual(['Post number 7'])
    await search.fill('nothing like it')
    await page.getByText('No blogs found', { exact: true }).waitFor()
  })

  test('keeps what was typed before the app was there, and searches for it', async () => {
    await answer(twelve)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/start-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('saffron')
    release()
    await page.waitForSelector('html[data-ready]')
    expect(await page.getByRole('searchbox').inputValue()).toBe('saffron')
    await expect.poll(titles).toEqual(['Post number 7'])
  })

  test('says what it is doing, and that there is nothing', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(BLOGS, async (route) => {
      await held
      await route.fulfill({ json: [] })
    })
    await visit(page, '/blog')
    await page.getByText('Loading blogs...', { exact: true }).waitFor()
    await page.getByText('Loading recent posts...', { exact: true }).waitFor()
    release()
    await page.getByText('No blogs found', { exact: true }).waitFor()
    await page.getByText('No recent posts found', { exact: true }).waitFor()
  })
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
