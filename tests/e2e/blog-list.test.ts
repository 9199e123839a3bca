import type { ClientEnv } from '../../emulators/config/client-env.ts'
import { untilLive } from '../../emulators/services/wait-until-live.ts'
import { answerAbout, TWELVE_POSTS } from '../../web/src/testing/sample-posts.ts'
import { TEAM } from '../support/accounts.ts'
import { BLOGS, hold, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { openEntry } from '../support/journeys.ts'
import { bringPosts, oldPost } from '../support/many-posts.ts'

test('the blog list keeps text typed before the app starts, and then searches for it', async ({ page }) => {
  await page.route(BLOGS, (route) => route.fulfill(answerAbout(TWELVE_POSTS, route.request().url())))
  const letStart = await hold(page, '**/assets/common-*.js')
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('saffron')
  letStart()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('searchbox')).toHaveValue('saffron')
  const titles = page.getByRole('list', { name: 'Posts' }).getByRole('heading')
  await expect(titles).toHaveText(['Post number 7'])
})

test.describe('more posts than one response holds', () => {
  // one worker runs both tests, since they share the posts
  test.describe.configure({ mode: 'default' })
  let remove: () => Promise<void>
  test.beforeAll(async () => {
    const listed = Array.from({ length: 60 }, (_none, n) => oldPost(n))
    // uses drafts, so that no other test sees them
    const newest = { ...oldPost(60), title: 'Newest draft', is_published: false }
    remove = await bringPosts([...listed, { ...newest, createdAt: new Date().toISOString() }])
    await untilLive(process.env as ClientEnv)
  })
  test.afterAll(() => remove())

  test('the blog list shows and finds the last post', async ({ page }) => {
    await visit(page, '/blog')
    const oldest = page.getByRole('list', { name: 'Posts' }).getByRole('heading', { name: 'Listed post 59' })
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link').filter({ hasNotText: /[a-z]/ }).last().click()
    await expect(oldest).toBeVisible()
    await expect(pages.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('searchbox').fill('59 listed')
    await expect(oldest).toBeVisible()
    await expect(pages.locator('a, button')).toHaveText(['Previous', '1', 'Next'])
    await expect(page).toHaveURL('/blog?search=59+listed')
    await page.reload()
    await expect(oldest).toBeVisible()
  })

  test('the dashboard pages to the last post and back', async ({ openSignedIn }) => {
    const page = await openSignedIn(TEAM)
    await page.goto('/dashboard')
    await openEntry(page, 'Blogs')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles).toHaveCount(20)
    // posts of other tests, written at the same time, may come before it
    const newest = page.getByRole('heading', { name: 'Newest draft' })
    await expect(newest).toBeVisible()
    const oldest = page.getByRole('heading', { name: 'Listed post 59' })
    const turn = async (way: 'Next' | 'Previous', number: number) => {
      await page.getByRole('button', { name: way }).click()
      await expect(page.getByRole('button', { name: String(number), exact: true })).toBeVisible()
    }
    let last = 1
    while (!(await oldest.isVisible())) await turn('Next', (last += 1))
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await expect(newest).toBeHidden()
    for (let number = last - 1; number > 0; number -= 1) await turn('Previous', number)
    await expect(newest).toBeVisible()
  })
})
