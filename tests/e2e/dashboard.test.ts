import type { Page } from '@playwright/test'
import { api } from '../support/addresses.ts'
import { en } from 'domain/texts/en.ts'
import { ADMIN } from '../support/accounts.ts'
import { hold } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseFile, openEntry, openNewPost } from '../support/journeys.ts'

const expectList = (page: Page) => expect(page.getByText(/^1 to \d+ of \d+$/)).toBeVisible()
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search users' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the dashboard says that it needs JavaScript and shows no loading text', async ({ page }) => {
    await page.goto('/dashboard')
    const note = page.locator('noscript')
    await expect(note).toContainText('The dashboard needs JavaScript', { useInnerText: true })
    await expect(note.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(note.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.getByText('Opening your dashboard...').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('the list of users', () => {
  test('has matching tabs, rail and address, and Back returns to the previous tab', async ({
    adminPage: page,
  }) => {
    await expectList(page)
    const current = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current]')
    const selected = page.getByRole('tab', { selected: true })
    await page.getByRole('tab', { name: 'All Users' }).focus()
    await page.keyboard.press('End')
    await expect(current).toContainText('Requests')
    await expect(page).toHaveURL('/dashboard?tab=requests')
    await openEntry(page, 'Team')
    await expect(selected).toContainText('Team')
    await page.goBack()
    await expect(selected).toContainText('Pending Requests')
  })

  test('stops listening to users when their page is left', async ({ adminPage: page }) => {
    const status = page.getByRole('row').getByText(/^(Approved|Pending|Rejected)$/)
    await expect(status.first()).toBeVisible()
    const closed = page.waitForRequest((request) => request.postData()?.includes('removeTarget') ?? false)
    await page.getByRole('tab', { name: 'Team' }).click()
    await closed
  })

  test('is searched in any case, and says when no user is found', async ({ adminPage: page }) => {
    await expectList(page)
    await searchBox(page).fill('TANOLI NURS')
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    await searchBox(page).fill('nobody of this name')
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expectList(page)
  })

  test('can be requested again after an error', async ({ openSignedIn, complaints }) => {
    complaints.allow(/Failed to load resource/)
    const page = await openSignedIn(ADMIN)
    const letFail = await hold(page, `**${api.users}?*`, (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByText('Loading users...', { exact: true })).toBeVisible()
    letFail()
    await expect(page.getByRole('heading', { name: en.users.fetchError })).toBeVisible()
    await page.unroute(`**${api.users}?*`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectList(page)
  })

  test('goes back a page when every user of this page has left the list', async ({
    adminPage: page,
    newcomer,
  }) => {
    const { createdAt, email, id } = newcomer.user
    const cursor = Buffer.from(`${createdAt} ${id}`).toString('base64url')
    // pretends that another user followed the applicant
    await page.route(`**${api.users}?*`, async (route) => {
      const response = await route.fetch()
      const link = `<${api.users}?cursor=${cursor}>; rel="next"`
      await route.fulfill({ response, headers: { ...response.headers(), link } })
    })
    await searchBox(page).fill(email)
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    const nextPage = page.waitForResponse((response) => response.url().includes(`cursor=${cursor}`))
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await (await nextPage).json()).toEqual([])
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  })

  test('does not offer to approve an approved user', async ({ adminPage: page }) => {
    await searchBox(page).fill(ADMIN.email)
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  })
})

test.describe('a new post', { tag: '@both-widths' }, () => {
  test('is written in a dialog that returns the focus on close', async ({ teamPage: page }) => {
    await openEntry(page, 'Blogs')
    const add = page.getByRole('button', { name: 'Add New Blog' })
    const dialog = page.getByRole('dialog', { name: 'Add New Blog' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await add.click()
      await expect(dialog).toBeVisible()
      await expect(add).not.toBeFocused()
      await close()
      await expect(dialog).toHaveCount(0)
      await expect(add).toBeFocused()
    }
  })

  test('stays in its dialog with the error of the server when it is rejected', async ({
    teamPage: page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/)
    const dialog = await openNewPost(page)
    await expect(dialog.getByText(en.requiredFields)).toBeVisible()
    await dialog.getByLabel(en.label.title, { exact: true }).fill('Honey')
    await dialog.getByLabel(en.label.description, { exact: true }).fill('Two tonnes.')
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }
    await chooseFile(dialog, en.label.image, picture)
    const create = dialog.getByRole('button', { name: 'Create', exact: true })

    await page.route(`**${api.blogs}`, (route) =>
      route.fulfill({ status: 400, json: { detail: 'The title is taken.' } }),
    )
    await create.click()
    await expect(page.getByText('The title is taken.')).toBeVisible()
    await page.unroute(`**${api.blogs}`)
    await page.route(`**${api.blogs}`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await create.click()
    await expect(page.getByText(en.blogs.createFailed)).toBeVisible()
    await page.unroute(`**${api.blogs}`)
    await page.route(`**${api.blogs}`, (route) => route.abort())
    await create.click()
    await expect(page.getByText(en.server.unreachable)).toBeVisible()
    await expect(dialog.getByLabel(en.label.title, { exact: true })).toHaveValue('Honey')
    // only the last of three errors is shown, above the dialog so that it can be closed
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText([en.server.unreachable])
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toHaveCount(0)
  })
})

/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
