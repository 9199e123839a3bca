import type { Page } from '@playwright/test'
import { buildServiceWorker } from '../../web/build/service-worker.ts'
import { expectNoWiderThanWindow, visit } from '../support/browser.ts'
import { findViolations } from '../support/axe.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { message } from '../support/forms.ts'
import { FrontServer } from '../support/front-server.ts'
import { siteNow } from '../support/site.ts'

/** Adds the site at an address whose answers a test can change. */
const test = base.extend<{ front: FrontServer }>({
  front: async ({}, use) => {
    const front = new FrontServer()
    await front.open()
    await use(front)
    front.close()
  },
})

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/))

/** Lists the paths of the pages that the device keeps, the one that was read last at the end. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Opens a page and waits until the device keeps it. */
async function read(page: Page, path: string, origin = '') {
  await page.goto(origin + path)
  await expect.poll(() => keptPaths(page)).toContain(path)
}

const kept =
  /^You are offline, or the connection is slow\. This is the page as of \w+ \d+, \d{4} at \d+:\d\d [AP]M\./
const notKept = /^You are offline, and this page is not saved on this device\./

test(
  'a page that was read opens again without a connection, and says from when it is',
  { tag: '@both-widths' },
  async ({ page, context }) => {
    await read(page, '/home')
    await read(page, '/about')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    await page.goto('/home')
    await expect(page.getByText(kept)).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(kept)).toBeHidden()
  },
)

test(
  'a page that was not read says so, and leads to those that were',
  { tag: '@both-widths' },
  async ({ page, context }) => {
    await read(page, '/home')
    await read(page, '/about')
    await context.setOffline(true)
    for (const address of ['/services', '/blog?search=loan', '/dashboard']) {
      await page.goto(address)
      await expect(page.getByRole('status').filter({ hasText: notKept })).toBeVisible()
      await expect(page).toHaveURL(address)
    }
    await expect(page).toHaveTitle('Pages that you can read now')
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['About Us', 'Home'])
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByText(kept)).toBeVisible()
    await page.goto('/services')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  },
)

test('a kept page in Urdu says so in Urdu, and so does the list of pages where one is missing', async ({
  page,
  context,
}) => {
  await read(page, '/ur/home')
  await read(page, '/ur/about')
  await context.setOffline(true)
  await page.reload()
  const line = page.getByRole('status').filter({ hasText: 'آپ آف لائن ہیں' })
  await expect(line).toContainText(/یہ صفحہ ویسا ہے جیسا \d+ \S+ \d{4}/)
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeAttached()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/ur/services')
  await expect(line).toContainText('محفوظ نہیں ہے')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', '/ur/about')
  await links.last().click()
  await expect(page).toHaveURL('/ur/home')
  await expect(line).toBeVisible()
})

test('a link within the started app leads to a kept page, and the line leaves with its page', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Loading chunk/)
  await read(page, '/home')
  await read(page, '/about')
  await visit(page, '/contact')
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await context.setOffline(true)
  await follow('Home')
  await expect(page.getByText(kept)).toBeVisible()
  await context.setOffline(false)
  await page.locator('body').dispatchEvent('pointerdown')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await follow('Contact')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText(kept)).toBeHidden()
})

test('what is typed stays without a connection, and is sent when the sender presses again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Error sending contact/)
  await read(page, '/contact')
  await visit(page, '/contact')
  const { name, lastname, email, subject, notes } = message()
  const values = { Name: name, 'Last name': lastname, 'E-mail': email, Subject: subject, Message: notes }
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text)
  const send = page.getByRole('button', { name: 'Send message' })
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('Your text is still here.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.getByText('We restored your draft.')).toBeVisible()
  for (const [label, text] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  await send.click()
  await expect(page.getByText('Your text is still here.')).toBeVisible()
  await context.setOffline(false)
  await send.click()
  await expect(page.getByText(/^[A-Z]{3}-[A-Z\d]{6}$/)).toBeVisible()
})

test('a kept page is shown after five seconds without an answer', async ({ page, front }) => {
  await read(page, '/home', front.origin)
  front.changed.set('/home', 'silence')
  await page.goto(`${front.origin}/home`)
  await expect(page.getByText(kept)).toBeVisible()
})

for (const status of [404, 410])
  test(`a page that answers ${status} is not kept any longer`, async ({ page, front }) => {
    await read(page, '/about', front.origin)
    await read(page, '/home', front.origin)
    front.changed.set('/about', { status, type: 'text/html', body: '<!doctype html><p>Gone</p>' })
    await page.goto(`${front.origin}/about`)
    await expect(page.getByText('Gone')).toBeVisible()
    await expect.poll(() => keptPaths(page)).toEqual(['/home'])
  })

test('a page that answers 500 stays kept', async ({ page, front }) => {
  await read(page, '/about', front.origin)
  front.changed.set('/about', { status: 500, type: 'text/html', body: '<!doctype html><p>Failed</p>' })
  await page.goto(`${front.origin}/about`)
  await expect(page.getByText('Failed')).toBeVisible()
  await read(page, '/home', front.origin)
  expect(await keptPaths(page)).toEqual(['/about', '/home'])
})

test('pages of accounts, the dashboard and addresses with a query are never kept', async ({ page }) => {
  await read(page, '/home')
  for (const address of [
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password?code=a',
    '/verify-email?code=a',
    '/dashboard',
    '/blog?search=loan',
    '/404',
  ])
    await page.goto(address)
  await read(page, '/about')
  expect(await keptPaths(page)).toEqual(['/home', '/about'])
  expect(await page.evaluate(() => caches.keys())).toEqual(['pages'])
})

test('the thirty pages that were read last are kept', async ({ page }) => {
  const { blogs } = await siteNow()
  const pages = ['blog-details', 'blog-details-left', 'blog-details-fullwidth'].flatMap((layout) =>
    blogs.map(({ id }) => `/${layout}/${id}`),
  )
  const [first = '', second = '', ...others] = [...pages, '/services'].slice(-31)
  expect(others).toHaveLength(29)
  const readAgain = async (path: string) => {
    await page.evaluate((address) => fetch(address), path)
    await expect.poll(async () => (await keptPaths(page)).at(-1)).toBe(path)
  }
  await read(page, first)
  await read(page, second)
  await readAgain(first)
  for (const path of others) await readAgain(path)
  await expect.poll(() => keptPaths(page)).toEqual([first, ...others])
})

test('a release without a service worker removes it from the device, with every page', async ({
  page,
  front,
}) => {
  await read(page, '/home', front.origin)
  const body = await buildServiceWorker('remove.ts')
  front.changed.set('/service-worker.js', { status: 200, type: 'text/javascript', body })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(left).toEqual([])
})
