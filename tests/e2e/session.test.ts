import { en } from 'domain/texts/en.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../support/addresses.ts'
import { adminToken, auth, refs } from '../support/admin.ts'
import { hold, launchBrowser, openPage } from '../support/browser.ts'
import { call, origin, type Registered, registered } from '../support/client.ts'
import { ADMIN, logOut, signIn, TEAM } from '../support/journeys.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const approve = async ({ user }: Registered) =>
  call('POST', api.approveUser(user.id), { token: await adminToken() })

const reject = async ({ user }: Registered, reason: string) =>
  call('POST', api.rejectUser(user.id), { token: await adminToken(), json: { rejection_reason: reason } })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

async function opened(who: { email: string; password: string }) {
  const { page, complaints } = await openPage(browser)
  await signIn(page, who)
  return { page, complaints }
}

test('nobody signed in: the dashboard leads to the sign-in', async () => {
  const { page } = await openPage(browser)
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  await page.context().close()
})

test('the shell shows the frame of the dashboard before any script, and no search engine keeps it', async () => {
  const html = await (await fetch(`${origin}/dashboard`)).text()
  expect(html).toContain('Opening your dashboard...')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

describe('an open page', () => {
  test('shows a rejection with its reason, and stays signed in', async () => {
    const her = await registered()
    const { page } = await opened(her.fields)
    await heading(page, 'Where you stand')
    await reject(her, 'The back of the card is too dark to read.')
    await page.getByText('“The back of the card is too dark to read.”').waitFor()
    await page.getByText('Rejected').waitFor()
    await page.reload()
    await page.getByText('“The back of the card is too dark to read.”').waitFor()
    await page.context().close()
  })

  test('welcomes nobody before her token says so too', async () => {
    const her = await registered()
    const { page } = await opened(her.fields)
    await heading(page, 'Where you stand')
    const address = '**/securetoken.googleapis.com/**'
    const release = await hold(page, address)
    const asked = page.waitForRequest(address)
    await approve(her)
    await asked
    const welcome = page.getByRole('heading', { name: `Welcome, ${her.fields.username}`, exact: true })
    expect(await welcome.count()).toBe(0)
    release()
    await welcome.waitFor()
    await page.context().close()
  })

  test('says why an approval was taken back, and signs out', async () => {
    const her = await registered()
    await approve(her)
    const { page, complaints } = await opened(her.fields)
    await heading(page, `Welcome, ${her.fields.username}`)
    await reject(her, 'The business has closed.')
    await heading(page, 'The office has taken back your approval')
    await page.getByText('“The business has closed.”').waitFor()
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('says that the session has ended when its token cannot be refreshed', async () => {
    const her = await registered()
    const { page } = await opened(her.fields)
    await heading(page, 'Where you stand')
    await auth.updateUser(her.user.id, { disabled: true })
    await refs.users.doc(her.user.id).update({ claimsUpdatedAt: new Date().toISOString() })
    await heading(page, en.server.sessionEnded)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/login')
    await page.context().close()
  })

  test('says that there is no application when its document is gone', async () => {
    const her = await registered()
    const { page } = await opened(her.fields)
    await heading(page, 'Where you stand')
    await refs.users.doc(her.user.id).delete()
    await heading(page, 'There is no application for this account')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await page.context().close()
  })
})

test('an account that never applied gets a clear view, and nothing else', async () => {
  const stranger = { email: `stranger-${Date.now()}@example.org`, password: 'correcthorse1' }
  await auth.createUser(stranger)
  const { page, complaints } = await opened(stranger)
  await heading(page, 'There is no application for this account')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('three people in and out in one tab, each sees her own', async () => {
  const her = await registered()
  const { page, complaints } = await opened(ADMIN)
  await heading(page, 'User Management')
  await page.getByText('1 to 20').waitFor()
  await logOut(page)
  await signIn(page, her.fields)
  await heading(page, 'Where you stand')
  await logOut(page)
  await signIn(page, TEAM)
  await heading(page, 'Welcome, team')
  await page.getByRole('link', { name: 'Blogs' }).click()
  await page.getByRole('listitem').getByText('Published').first().waitFor()
  await logOut(page)
  await signIn(page, ADMIN)
  await heading(page, 'User Management')
  await page.goto('/dashboard?tab=blogs')
  await page.getByRole('listitem').getByText('Published').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})
