import type { Page } from '@playwright/test'
import type { SiteData } from 'domain/site.ts'
import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectHydrated } from '../support/hydration.ts'
import { serveFiles, siteNow } from '../support/site.ts'

let site: SiteData
test.beforeAll(async () => {
  site = await siteNow()
})

const addressesOf = ({ blogs, events }: SiteData) => {
  const [post, event] = [blogs[1]?.id, events[0]?.id]
  return [
    '/home',
    '/blog',
    '/blog-details',
    `/blog-details/${post}`,
    `/blog-details-left/${post}`,
    `/blog-details-fullwidth/${post}`,
    '/event-details',
    `/event-details/${event}`,
  ]
}

test('pages with posts and events hydrate without changes and request nothing', async ({ page }) => {
  const addresses = addressesOf(site)
  await serveFiles(page, site, ...addresses)
  const asked: string[] = []
  page.on('request', (request) => {
    // after some seconds a page asks whether newer content exists
    const isForNewer = request.headers()['if-none-match'] !== undefined
    if (request.url().includes('/api/') && !isForNewer) asked.push(request.url())
  })
  for (const address of addresses) {
    await expectHydrated(page, address)
    await expect(page.locator('title')).toHaveCount(1)
  }
  expect(asked).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page and the blog list show their posts and no controls that need JavaScript', async ({
    page,
  }) => {
    await serveFiles(page, site, '/home', '/blog')
    await page.goto('/home')
    await expect(page.getByRole('region', { name: 'Latest from the blog' }).getByRole('article')).toHaveCount(
      6,
    )
    await page.goto('/blog')
    await expect(page.getByRole('list', { name: 'Posts' }).getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'Recent posts' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    const note = page.getByRole('main').locator('noscript')
    await expect(note).toContainText('To search or see older posts, switch on JavaScript', {
      useInnerText: true,
    })
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
  })
})

test('a page from an older release shows newer posts after five seconds, without a reload', async ({
  page,
}) => {
  const old = { ...site, blogs: site.blogs.slice(2), blogsVersion: site.blogsVersion - 2 }
  await serveFiles(page, old, '/home')
  await page.clock.install()
  await visit(page, '/home')
  const titles = page.getByRole('region', { name: 'Latest from the blog' }).getByRole('heading', { level: 3 })
  await expect(titles.first()).toContainText(old.blogs[0]?.title ?? '')
  await page.clock.runFor(5_000)
  // other tests publish newer posts meanwhile
  await expect(titles.filter({ hasText: site.blogs[0]?.title ?? '' })).toBeVisible()
})

/** Opens a current page and waits until it asks for newer content. Starts again if a test has published meanwhile. */
async function statusOfCurrent(page: Page, address: string): Promise<number> {
  for (;;) {
    const current = await siteNow()
    await serveFiles(page, current, address)
    await page.clock.install()
    await visit(page, address)
    const answered = page.waitForResponse('**/api/auth/**')
    await page.clock.runFor(5_000)
    const status = (await answered).status()
    if ((await siteNow()).blogsVersion === current.blogsVersion) return status
  }
}

test('a current page sends its ETag and gets 304', async ({ page }) => {
  for (const address of [
    '/home',
    '/blog',
    `/blog-details/${site.blogs[0]?.id}`,
    `/event-details/${site.events[0]?.id}`,
  ])
    expect(await statusOfCurrent(page, address), address).toBe(304)
})
