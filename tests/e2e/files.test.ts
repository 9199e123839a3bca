import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ListedFile } from 'domain/files/office-file.ts'
import { en } from 'domain/texts/en.ts'
import { ADMIN, MEMBER } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { origin } from '../support/environment.ts'
import { addedFile, pdfOf } from '../support/files.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectHydrated } from '../support/hydration.ts'
import { chooseFile } from '../support/journeys.ts'
import { serveFiles, siteNow } from '../support/site.ts'

const FILES = '/dashboard?tab=pages'
const MB = 1024 * 1024
const pieces = (page: Page, answer: (n: number) => 'abort' | 'send') => {
  const sent: number[] = []
  return page
    .route('**/api/auth/uploads/*/pieces/*/', async (route) => {
      const n = Number(/pieces\/(\d)/.exec(route.request().url())?.[1])
      if (answer(n) === 'abort') return route.abort('internetdisconnected')
      sent.push(n)
      return route.continue()
    })
    .then(() => sent)
}

/** Fills in the dialog of a new file. */
async function fillIn(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add file' })
  await dialog.getByLabel(en.label.title, { exact: true }).fill(title)
  const buffer = pdfOf(title, 5 * MB)
  await chooseFile(dialog, en.label.file, { name: 'circular.pdf', mimeType: 'application/pdf', buffer })
  return dialog
}

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('an upload goes on by itself when the connection is back, and the file is published and deleted', async ({
  openSignedIn,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  complaints.allow(/404/)
  const page = await openSignedIn(ADMIN)
  let isLost = true
  const sent = await pieces(page, (n) => (isLost && n === 2 ? 'abort' : 'send'))
  await page.goto(FILES)
  const title = `Circular ${randomUUID()}`
  const dialog = await fillIn(page, title)
  await dialog.getByRole('button', { name: 'Add file' }).click()
  await expect(dialog.getByText('There is no connection. The upload goes on by itself.')).toBeVisible()
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([1, 2, 3])

  const { body: files } = await call<ListedFile[]>('GET', api.files, { token: await adminToken() })
  const file = files.find((one) => one.title === title)
  const address = `${origin}/files/${file?.id}/${file?.name}`
  await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(200)
  const { headers } = await fetch(address)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600, must-revalidate')

  await rowOf(page, title)
    .getByRole('button', { name: `Delete ${title}` })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('No text of the site links to it.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, title)).toHaveCount(0)
  await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(404)
})

test('after a reload the chosen file is still there, and only the missing pieces are sent', async ({
  openSignedIn,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await openSignedIn(ADMIN)
  let isLost = true
  const sent = await pieces(page, (n) => (isLost && n === 3 ? 'abort' : 'send'))
  await page.goto(FILES)
  const title = `Circular ${randomUUID()}`
  const dialog = await fillIn(page, title)
  await dialog.getByRole('button', { name: 'Add file' }).click()
  await expect(dialog.getByText('There is no connection.')).toBeVisible()
  await page.reload()
  isLost = false
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect(dialog.getByLabel(en.label.title, { exact: true })).toHaveValue(title)
  await expect(dialog.getByText('circular.pdf')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add file' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([1, 2, 3])
  await expect(rowOf(page, title)).toBeVisible()
})

test('a member downloads a file for members after signing in', async ({ openSignedIn }) => {
  const title = `Minutes ${randomUUID()}`
  const bytes = pdfOf(title)
  await addedFile(await adminToken(), bytes, { title, readers: 'members' })
  const page = await openSignedIn(MEMBER)
  await page.goto('/dashboard?tab=downloads')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download: ${title}` }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^minutes-.*\.pdf$/)
  expect(await findViolations(page)).toEqual([])
})

test(
  'the public list is filtered in the browser and hydrates without changes',
  { tag: '@both-widths' },
  async ({ page }) => {
    const site = await siteNow()
    await serveFiles(page, site, '/downloads')
    await expectHydrated(page, '/downloads')
    const list = page.getByRole('list', { name: 'Files' })
    await expect(
      list.getByRole('link', { name: 'Sign in to download: Minutes, February 2026' }),
    ).toBeVisible()
    await page.getByLabel('Filter by title, date or language').fill('urdu')
    await expect(page.getByText('1 file', { exact: true })).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    await page.getByLabel('Filter by title, date or language').fill('nothing like it')
    await expect(page.getByText('No file has these words.')).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public list shows all files and no filter', async ({ page }) => {
    const site = await siteNow()
    await serveFiles(page, site, '/downloads')
    await page.goto('/downloads')
    const list = page.getByRole('list', { name: 'Files' })
    await expect(list.getByRole('listitem')).toHaveCount(site.files?.length ?? 0)
    const form = site.files?.find(({ title }) => title === 'Membership form')
    await expect(list.getByRole('link', { name: 'Download: Membership form' })).toHaveAttribute(
      'href',
      `/files/${form?.id}/membership-form.pdf`,
    )
    await expect(page.getByRole('search')).toBeHidden()
  })
})
