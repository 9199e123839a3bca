import { BLOGS, hold, runScript } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { serveFiles, siteNow } from '../support/site.ts'

const ready = 'html[data-ready]'

test('a link is followed by plain navigation, without loading the app', async ({ page }) => {
  await page.goto('/home')
  const loaded = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await loaded
  await expect(page).toHaveURL('/blog')
  await expect(page.locator(ready)).toHaveCount(0)
})

for (const [what, act] of [
  ['a key', 'Shift'],
  ['Tab', 'Tab'],
] as const)
  test(`${what} starts the app`, async ({ page }) => {
    await page.goto('/home')
    await page.keyboard.press(act)
    await expect(page.locator(ready)).toBeAttached()
  })

test('the script of a page is requested after the first paint and the pictures of the first screen', async ({
  page,
}) => {
  await page.goto('/blog')
  const afterOthers = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const script = files.find(({ name }) => name.includes('/assets/early-'))
      const [picture] = document.querySelectorAll<HTMLImageElement>('main img')
      const loaded = files.find(({ name }) => name === picture?.currentSrc)?.responseEnd
      return script && paint && loaded && script.startTime - Math.max(paint.startTime, loaded)
    })
  await expect.poll(afterOthers).toBeGreaterThan(0)
})

test('a touch starts the app while a picture of the first screen is still loading', async ({ page }) => {
  const letLoad = await hold(page, '**/media/**')
  await page.goto('/blog', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await expect(page.locator(ready)).toBeAttached()
  letLoad()
})

test('a button that is pressed before any script has loaded works once the app has started', async ({
  page,
}) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  )
  const letLoad = await hold(page, '**/assets/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open the map' }).click()
  letLoad()
  await expect(page.frameLocator('main iframe').getByText('A map')).toBeVisible()
})

test('the causes start the app when they are nearly in view', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator(ready)).toHaveCount(0)
  await page.getByRole('region', { name: 'Causes our members support' }).scrollIntoViewIfNeeded()
  await expect(page.locator(ready)).toBeAttached()
})

test(
  'the phone menu stays open while the app loads, and Escape closes it before and after',
  { tag: '@phone-only' },
  async ({ page }) => {
    const letStart = await hold(page, '**/assets/common-*.js')
    await page.goto('/home')
    await runScript(page)
    const menu = page.getByRole('button', { name: 'Menu' })
    const links = page.getByRole('navigation', { name: 'Main' })
    await menu.click()
    await expect(links).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
    await menu.click()
    letStart()
    await expect(page.locator(ready)).toBeAttached()
    await expect(links).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  },
)

test('a page without interaction shows newer posts after one request within five seconds', async ({
  page,
}) => {
  const site = await siteNow()
  const old = { ...site, blogs: site.blogs.slice(2), blogsVersion: site.blogsVersion - 2 }
  await serveFiles(page, old, '/home')
  await page.clock.install()
  await page.goto('/home')
  await runScript(page)
  const titles = page.getByRole('region', { name: 'Latest from the blog' }).getByRole('heading', { level: 3 })
  await expect(titles.first()).toContainText(old.blogs[0]?.title ?? '')
  const asked = page.waitForResponse(BLOGS)
  await page.clock.runFor(5_000)
  await asked
  await expect(page.locator(ready)).toBeAttached()
  await page.clock.runFor(100)
  await expect(titles.first()).toContainText(site.blogs[0]?.title ?? '')
})
