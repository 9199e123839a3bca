import { hold, visit } from '../support/browser.ts'
import { origin } from '../support/environment.ts'
import { expect, test } from '../support/fixtures.ts'

test('a page requests the libraries before the file that imports them has loaded', async ({ page }) => {
  const release = await hold(page, '**/assets/common-*.js')
  const libraries = page.waitForRequest('**/assets/vendor-*.js')
  await page.goto('/login')
  await libraries
  release()
  await expect(page.locator('html[data-ready]')).toBeAttached()
})

test('a page preloads only our own scripts and loads none twice', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await visit(page, '/login')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  const asked = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(asked.length).toBeGreaterThan(5)
  expect(scripts).toEqual(expect.arrayContaining(asked))
  expect(scripts.length).toBe(new Set(scripts).size)
  for (const script of scripts) {
    const { status, headers } = await fetch(origin + script)
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
  }
})
