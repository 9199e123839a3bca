import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'

for (const address of ['/home', '/blog', '/404']) {
  test(
    `${address} is accessible and no wider than its window`,
    { tag: '@both-widths' },
    async ({ page, complaints }) => {
      complaints.allow(/status of 404/)
      await visit(page, address)
      await page.waitForLoadState('networkidle')
      expect(await findViolations(page)).toEqual([])
      await expectNoWiderThanWindow(page)
    },
  )

  test(`${address} is no wider than windows between and below the usual widths`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    for (const width of [320, 800]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, address)
      await expectNoWiderThanWindow(page)
    }
  })
}

test('a link to another page shows it from its top, with the focus at its start', async ({ page }) => {
  await visit(page, '/blog')
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true })
  await home.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await home.click()
  const title = 'Where women’s enterprise becomes an industry'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('an unknown address', () => {
  for (const address of ['/abouts', '/no/such/page'])
    test(`${address} answers 404 with the page that says so, and marks nothing in the navigation`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 404/)
      const response = await visit(page, address)
      expect(response?.status()).toBe(404)
      const sorry = "We're sorry but we can't seem to find the page you requested."
      await expect(page.getByText(sorry)).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCount(0)
    })
})

for (const [from, to] of [
  ['/', '/home'],
  ['/register', '/signup'],
] as const)
  test(`${from} leads to ${to}`, async ({ page }) => {
    await visit(page, from)
    await expect(page).toHaveURL(to)
  })

test('a page whose code does not arrive says so and offers to load it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|Loading chunk|list-pages/)
  await visit(page, '/home')
  await page.route('**/assets/list-pages-*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Loading chunk /blog failed', { exact: true })).toBeVisible()
  await page.unroute('**/assets/list-pages-*.js')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
})
