import type { Page } from '@playwright/test'
import type { SiteData } from 'domain/site.ts'
import { hold, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { renderFiles, serveFiles, siteNow } from '../support/site.ts'

let site: SiteData
test.beforeAll(async () => {
  site = await siteNow()
})

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

/** Returns the link to a post; other posts may have the same title. */
const linkTo = (page: Page, { id, title }: { id: string; title: string }) =>
  page.getByRole('link', { name: title }).and(page.locator(`[href$="/${id}"]`))

const posts = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article')

test('a page shows its frame and loading texts at once during navigation, then the content of its file', async ({
  page,
}) => {
  await serveFiles(page, site, '/blog')
  await visit(page, '/login')
  const release = await hold(page, '**/blog', (route) => route.fallback())
  await follow(page, 'Blogs')
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  await expect(page.getByText('Loading blogs...', { exact: true })).toBeVisible()
  await expect(page.getByText('Loading recent posts...', { exact: true })).toBeVisible()
  release()
  await expect(posts(page)).toHaveCount(5)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
})

test('a visited page appears again at once, without a second request of its file', async ({ page }) => {
  await serveFiles(page, site, '/home', '/blog')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
  })
  await visit(page, '/home')
  await follow(page, 'Blogs')
  await expect(posts(page)).toHaveCount(5)
  await follow(page, 'Home')
  await expect(page.getByRole('region', { name: 'Latest from the blog' }).getByRole('article')).toHaveCount(6)
  await page.goBack()
  await expect(posts(page)).toHaveCount(5)
  expect(asked).toEqual(['/blog'])
})

test('the card of a post opens the post with its title', async ({ page }) => {
  const post = site.blogs.find(({ externalLink }) => externalLink === '')
  if (!post) throw new Error('No post with a page is stored')
  await serveFiles(page, site, '/home', `/blog-details/${post.id}`)
  await visit(page, '/home')
  await linkTo(page, post).click()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    post.description.slice(0, 40),
  )
  await expect(page).toHaveTitle(`${post.title} | ${site.content.organisation.name}`)
})

test('a page rendered by a newer deployment loads with its own scripts', async ({ page }) => {
  await serveFiles(page, site, '/blog')
  await visit(page, '/login')
  const html = (await renderFiles(site, ['/blog'])).get('/blog') ?? ''
  await page.route('**/blog', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: html.replace('"build":"', '"build":"newer ') })
      : route.fallback(),
  )
  const loaded = page.waitForEvent('load')
  await follow(page, 'Blogs')
  await loaded
  await expect(posts(page)).toHaveCount(5)
})

test('a post whose file is not published yet is loaded from the API', async ({ page, complaints }) => {
  complaints.allow(/status of 404/)
  const post = site.blogs.find(({ externalLink }) => externalLink === '')
  if (!post) throw new Error('No post with a page is stored')
  await serveFiles(page, site, '/home')
  const body = (await renderFiles(site, ['/404'])).get('/404') ?? ''
  await page.route(`**/blog-details/${post.id}`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  )
  await visit(page, '/home')
  await linkTo(page, post).click()
  await expect(page.getByRole('main').getByRole('heading', { name: post.title, level: 2 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    post.description.slice(0, 40),
  )
})

test.describe('navigation to a page', () => {
  const gone = (page: Page) => {
    const [newest] = site.blogs
    if (!newest) throw new Error('No posts are stored')
    const post = { ...newest, id: 'long-gone', title: 'Long gone', externalLink: '' }
    return serveFiles(page, { ...site, blogs: [post] }, '/home')
  }

  test('that is deleted shows the not-found page and marks nothing in the navigation', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    await gone(page)
    await visit(page, '/home')
    await page.getByRole('link', { name: 'Long gone' }).click()
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found!' })).toBeVisible()
    await expect(page).toHaveURL('/blog-details/long-gone')
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCount(0)
  })

  test('of a post whose file cannot be loaded shows an error and offers to reload the page', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|Error fetching|TypeError|fetch/)
    await gone(page)
    await page.route('**/blog-details/**', (route) => route.abort())
    await visit(page, '/home')
    await page.getByRole('link', { name: 'Long gone' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    // the next visit requests the file again
    await page.unroute('**/blog-details/**')
    complaints.allow(/status of 404/)
    await follow(page, 'Home')
    await page.getByRole('link', { name: 'Long gone' }).click()
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found!' })).toBeVisible()
  })

  test('of a list whose file cannot be loaded shows no posts, and requests it again on the next visit', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|Error fetching \/blog/)
    await visit(page, '/login')
    await page.route('**/blog', (route) => route.abort())
    await follow(page, 'Blogs')
    await expect(page.getByText('No blogs found', { exact: true })).toBeVisible()
    await expect(page.getByText('No recent posts found', { exact: true })).toBeVisible()
    await page.unroute('**/blog')
    await serveFiles(page, site, '/blog')
    await follow(page, 'Home')
    await follow(page, 'Blogs')
    await expect(posts(page)).toHaveCount(5)
  })
})
