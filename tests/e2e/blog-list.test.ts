import { answerAbout, TWELVE_POSTS } from '../../web/src/testing/sample-posts.ts'
import { BLOGS, hold } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'

test('the blog list keeps what was typed before the app had started, and searches for it', async ({
  page,
}) => {
  await page.route(BLOGS, (route) => route.fulfill(answerAbout(TWELVE_POSTS, route.request().url())))
  const letStart = await hold(page, '**/assets/start-*.js')
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('saffron')
  letStart()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('searchbox')).toHaveValue('saffron')
  const titles = page.getByRole('list', { name: 'Posts' }).getByRole('heading')
  await expect(titles).toHaveText(['Post number 7'])
})
