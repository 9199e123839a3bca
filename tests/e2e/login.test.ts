import { en } from 'domain/texts/en.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auth } from '../support/admin.ts'
import { hold, launchBrowser, openPage, visit } from '../support/browser.ts'
import { registered } from '../support/client.ts'
import { logOut } from '../support/journeys.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const email = (page: Page) => page.getByLabel(en.label.email, { exact: true })

async function fill(page: Page, who: { email: string; password: string }) {
  await visit(page, '/login')
  await email(page).fill(who.email)
  await page.getByLabel(en.label.password, { exact: true }).fill(who.password)
}

test('what is wrong is said once, stays until it is closed, and the form can be sent again', async () => {
  const { fields } = await registered()
  const { page } = await openPage(browser)
  await visit(page, '/login')
  await login(page).click()
  await page.getByRole('alert').filter({ hasText: en.login.invalid }).waitFor()

  await fill(page, { ...fields, password: 'not the password' })
  const failed = page.getByRole('alert').filter({ hasText: en.login.failed })
  for (let n = 0; n < 2; n += 1) {
    const release = await hold(page, '**/accounts:signInWithPassword*')
    await login(page).click()
    await expect.poll(() => login(page).isDisabled()).toBe(true)
    // what the last try said is gone
    await failed.waitFor({ state: 'detached' })
    release()
    await failed.waitFor()
    expect(await failed.count()).toBe(1)
    await page.unroute('**/accounts:signInWithPassword*')
  }
  // nothing runs that would close it
  expect(await failed.locator('.Toastify__progress-bar--animated').count()).toBe(0)

  await page.route('**/accounts:signInWithPassword*', (route) => route.abort())
  await login(page).click()
  await page.getByRole('alert').filter({ hasText: en.login.error }).waitFor()
  await page.unroute('**/accounts:signInWithPassword*')

  await page.getByLabel(en.label.password, { exact: true }).fill(fields.password)
  await login(page).click()
  const success = page.getByRole('alert').filter({ hasText: en.login.success })
  await success.waitFor()
  const time = success.locator('.Toastify__progress-bar--animated')
  expect(await time.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('5s')
  await page.context().close()
})

test('an account that was closed is told no more than one that never was', async () => {
  const { fields, user } = await registered()
  await auth.updateUser(user.id, { disabled: true })
  const { page } = await openPage(browser)
  for (const who of [fields, { ...fields, email: `nobody.${fields.email}` }]) {
    await fill(page, who)
    await login(page).click()
    await page.getByRole('alert').filter({ hasText: en.login.failed }).waitFor()
  }
  await page.context().close()
})

describe.each([
  ['with', true],
  ['without', false],
])('%s Remember Me', (_, isWanted) => {
  test(`another tab ${isWanted ? 'opens' : 'does not open'} the dashboard, and her address ${isWanted ? 'stands' : 'does not stand'} in the form`, async () => {
    const { fields } = await registered()
    const { page } = await openPage(browser)
    await fill(page, fields)
    if (isWanted) await page.getByLabel('Remember Me').check()
    await login(page).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Where you stand' }).waitFor()

    const other = await page.context().newPage()
    await other.goto('/login')
    if (isWanted) {
      // who is signed in already is led on
      await other.waitForURL('**/dashboard')
      await logOut(other)
    } else await other.waitForSelector('html[data-ready]')
    await expect.poll(() => email(other).inputValue()).toBe(isWanted ? fields.email : '')
    expect(new URL(other.url()).pathname).toBe('/login')
    await page.context().close()
  })
})
