import { en } from 'domain/texts/en.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../support/addresses.ts'
import { findViolations } from '../support/axe.ts'
import { DESKTOP, hold, launchBrowser, openPage, PHONE } from '../support/browser.ts'
import { registered } from '../support/client.ts'
import { ADMIN, openEntry, signIn, TEAM } from '../support/journeys.ts'
import { BLOGS } from '../support/sample-posts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const MEMBER = { email: 'member@chamber.example', password: 'Member#2026' }
const PENDING = { email: 'pending@chamber.example', password: 'Pending#2026' }
const REJECTED = { email: 'rejected@chamber.example', password: 'Rejected#2026' }

async function opened(who: { email: string; password: string }, viewport = DESKTOP): Promise<Page> {
  const { page } = await openPage(browser, { viewport })
  await signIn(page, who)
  return page
}

const listed = (page: Page) => page.getByText(/^1 to \d+ of \d+$/).waitFor()

describe('axe finds nothing wrong, and nothing stands out of a wide or a narrow window', () => {
  const views: [string, { email: string; password: string }, (page: Page) => Promise<void>][] = [
    ['where you stand', PENDING, (page) => page.getByText('Form received').waitFor()],
    ['a rejection', REJECTED, (page) => page.getByText('Ask the office').waitFor()],
    ['the welcome', MEMBER, (page) => page.getByText('Business Information').waitFor()],
    ['users', ADMIN, listed],
    [
      'posts',
      TEAM,
      async (page) => {
        await openEntry(page, 'Blogs')
        await page.getByText('Published').first().waitFor()
      },
    ],
    [
      'a new post',
      TEAM,
      async (page) => {
        await openEntry(page, 'Blogs')
        await page.getByRole('button', { name: 'Add New Blog' }).click()
        await page.getByRole('dialog').waitFor()
      },
    ],
  ]
  test.each(views)('showing %s', async (_, who, show) => {
    const page = await opened(who)
    await show(page)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
    await page.context().close()
  })
})

test('an applicant whose posts cannot be had is told of none', async () => {
  const { page } = await openPage(browser)
  await page.route(BLOGS, (route) => route.fulfill({ json: {} }))
  await signIn(page, PENDING)
  await page.getByText('No recent posts found', { exact: true }).waitFor()
})

test('without JavaScript it says that it needs it, instead of opening for ever', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto('/dashboard')
  const note = page.locator('noscript')
  expect(await note.innerText()).toContain('The dashboard needs JavaScript')
  expect(await note.getByRole('heading', { name: 'Dashboard' }).isVisible()).toBe(true)
  expect(await note.getByRole('link', { name: 'Home' }).isVisible()).toBe(true)
  expect(await page.getByText('Opening your dashboard...').filter({ visible: true }).count()).toBe(0)
  await page.context().close()
})

describe('users', () => {
  test('tabs, rail and address say the same, and Back goes back', async () => {
    const page = await opened(ADMIN)
    await listed(page)
    const current = () => page.getByRole('navigation').locator('[aria-current]').innerText()
    const selected = () => page.getByRole('tab', { selected: true }).innerText()
    await page.getByRole('tab', { name: 'All Users' }).focus()
    await page.keyboard.press('End')
    await expect.poll(current).toContain('Requests')
    expect(new URL(page.url()).search).toBe('?tab=requests')
    await openEntry(page, 'Team')
    await expect.poll(selected).toContain('Team')
    await page.goBack()
    await expect.poll(selected).toContain('Pending Requests')
    await page.context().close()
  })

  test('of a page that was left are listened to no more', async () => {
    const page = await opened(ADMIN)
    await page
      .getByRole('row')
      .getByText(/^(Approved|Pending|Rejected)$/)
      .first()
      .waitFor()
    const closed = page.waitForRequest((request) => request.postData()?.includes('removeTarget') ?? false)
    await page.getByRole('tab', { name: 'Team' }).click()
    await closed
    await page.context().close()
  })

  test('are searched without regard to case, and none found is said', async () => {
    const page = await opened(ADMIN)
    await listed(page)
    const search = page.getByRole('searchbox', { name: 'Search users' })
    await search.fill('TANOLI NURS')
    await page.getByText('1 to 1 of 1').waitFor()
    await search.fill('nobody of this name')
    await page.getByRole('heading', { name: 'No users found' }).waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await listed(page)
    await page.context().close()
  })

  test('who cannot be fetched are asked for again', async () => {
    const admin = await openPage(browser)
    const release = await hold(admin.page, `**${api.users}?*`, (route) => route.abort())
    await signIn(admin.page, ADMIN)
    await admin.page.getByText('Loading users...', { exact: true }).waitFor()
    release()
    await admin.page.getByRole('heading', { name: en.users.fetchError }).waitFor()
    await admin.page.unroute(`**${api.users}?*`)
    await admin.page.getByRole('button', { name: 'Try again' }).click()
    await listed(admin.page)
    await admin.page.context().close()
  })

  test('are approved with the keyboard alone, and what failed is said', async () => {
    const her = await registered()
    const page = await opened(ADMIN)
    await page.getByRole('searchbox', { name: 'Search users' }).fill(her.fields.email)
    await page.getByText('1 to 1 of 1').waitFor()
    const approve = page.getByRole('button', { name: 'Approve', exact: true })
    await page.route('**/callable/approveUser', (route) => route.abort())
    await approve.focus()
    await page.keyboard.press('Enter')
    await page.getByText(en.users.approveError).waitFor()
    await page.unroute('**/callable/approveUser')
    const release = await hold(page, '**/callable/approveUser')
    await approve.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => approve.isDisabled()).toBe(true)
    release()
    await page.getByText(en.users.approved).waitFor()
    await approve.waitFor({ state: 'detached' })
    await page.getByRole('row').getByText('Approved').waitFor()
    await page.context().close()
  })

  test('who are approved are not offered to be approved', async () => {
    const page = await opened(ADMIN)
    await page.getByRole('searchbox', { name: 'Search users' }).fill(ADMIN.email)
    await page.getByText('1 to 1 of 1').waitFor()
    expect(await page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0)
    await page.context().close()
  })
})

describe.each([
  ['wide', DESKTOP],
  ['narrow', PHONE],
])('posts in a %s window', (_, viewport) => {
  test('are written in a dialog that gives the focus back', async () => {
    const page = await opened(TEAM, viewport)
    await openEntry(page, 'Blogs')
    const add = page.getByRole('button', { name: 'Add New Blog' })
    const dialog = page.getByRole('dialog', { name: 'Add New Blog' })
    const hasFocus = () => add.evaluate((button) => button === document.activeElement)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await add.click()
      await dialog.waitFor()
      expect(await hasFocus()).toBe(false)
      await close()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(hasFocus).toBe(true)
    }
    await page.context().close()
  })

  test('one that the server refuses stays in its dialog, with the server’s words', async () => {
    const page = await opened(TEAM, viewport)
    await openEntry(page, 'Blogs')
    await page.getByRole('button', { name: 'Add New Blog' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Blog' })
    await dialog.getByText(en.requiredFields).waitFor()
    await dialog.getByLabel(en.label.title, { exact: true }).fill('Honey')
    await dialog.getByLabel(en.label.description, { exact: true }).fill('Two tonnes.')
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }
    await dialog.getByLabel(en.label.image, { exact: true }).setInputFiles(picture)
    const create = dialog.getByRole('button', { name: 'Create', exact: true })

    await page.route(`**${api.blogs}`, (route) =>
      route.fulfill({ status: 400, json: { detail: 'The title is taken.' } }),
    )
    await create.click()
    await page.getByText('The title is taken.').waitFor()
    await page.unroute(`**${api.blogs}`)
    await page.route(`**${api.blogs}`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await create.click()
    await page.getByText(en.blogs.createFailed).waitFor()
    await page.unroute(`**${api.blogs}`)
    await page.route(`**${api.blogs}`, (route) => route.abort())
    await create.click()
    await page.getByText(en.server.unreachable).waitFor()
    expect(await dialog.getByLabel(en.label.title, { exact: true }).inputValue()).toBe('Honey')
    // of three failures only the last is still said, where she can reach it: not behind the dialog
    const said = page.getByRole('alert')
    await expect.poll(() => said.allInnerTexts()).toEqual([en.server.unreachable])
    await said.getByRole('button', { name: 'Close' }).click()
    await said.waitFor({ state: 'detached' })
    await page.context().close()
  })
})

/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
