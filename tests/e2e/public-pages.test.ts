import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'

test('a link to another page opens it at the top, with the focus at its start', async ({ page }) => {
  await visit(page, '/blog')
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true })
  await home.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await home.click()
  const title = 'The chamber of commerce for women in business'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [from, to] of [
  ['/', '/home'],
  ['/register', '/signup'],
] as const)
  test(`${from} leads to ${to}`, async ({ page }) => {
    await visit(page, from)
    await expect(page).toHaveURL(to)
  })
