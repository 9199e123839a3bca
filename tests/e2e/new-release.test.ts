import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { openEntry } from '../support/journeys.ts'

test('a page whose code cannot be loaded says so and offers to load it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|Loading chunk|list-pages/)
  await visit(page, '/home')
  await page.route('**/assets/blog-list-pages-*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Loading chunk /blog failed', { exact: true })).toBeVisible()
  await page.unroute('**/assets/blog-list-pages-*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
})

test('a page that is read stays when its code cannot be loaded, and starts at the next touch', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|Loading chunk/)
  await page.route('**/assets/about-page-*.js', (route) => route.abort())
  await page.goto('/about')
  await page.locator('body').dispatchEvent('pointerdown')
  await expect(page.locator('html[data-failed]')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  await page.unroute('**/assets/about-page-*.js')
  await page.locator('body').dispatchEvent('pointerdown')
  await expect(page.locator('html[data-ready]')).toBeAttached()
})

test('a view whose code is missing after a new release reloads the page, but only once', async ({
  teamPage: page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|Loading chunk|post-views/)
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await page.route(/\/dashboard(\?|$)/, async (route) => {
    // a document from the test would have no origin and could not reach the emulators
    if (route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/"build":"[^"]*"/, '"build":"the next"')
    await route.fulfill({ response, body })
  })
  await page.route('**/assets/post-views-*.js', (route) => route.abort())
  const loads: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())))
  await openEntry(page, 'Blogs')
  // the forms of the view before hold a sentence that ends with the same words
  await expect(page.getByText('This page could not be loaded.', { exact: true })).toBeVisible()
  expect(loads).toHaveLength(1)
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
})
