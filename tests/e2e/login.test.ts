import type { Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import { auth } from '../support/admin.ts'
import { hold, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { MEMBER } from '../support/accounts.ts'
import { fillInLogin, loginButton, logOut, signIn } from '../support/journeys.ts'

const SIGN_IN = '**/accounts:signInWithPassword*'

const notice = (page: Page, hasText: string) => page.getByRole('alert').filter({ hasText })

test('a sign-in error is shown once, stays until it is closed, and the form can be sent again', async ({
  page,
  newcomer: { fields },
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await visit(page, '/login')
  await loginButton(page).click()
  await expect(notice(page, en.login.invalid)).toBeVisible()

  await fillInLogin(page, { ...fields, password: 'not the password' })
  const failed = notice(page, en.login.failed)
  for (let n = 0; n < 2; n += 1) {
    const letSend = await hold(page, SIGN_IN)
    await loginButton(page).click()
    await expect(loginButton(page)).toBeDisabled()
    // the error of the previous attempt is gone
    await expect(failed).toHaveCount(0)
    letSend()
    await expect(failed).toBeVisible()
    await expect(failed).toHaveCount(1)
    await page.unroute(SIGN_IN)
  }
  // no timer closes the error
  await expect(failed.locator('.Toastify__progress-bar--animated')).toHaveCount(0)

  await page.route(SIGN_IN, (route) => route.abort())
  await loginButton(page).click()
  await expect(notice(page, en.login.error)).toBeVisible()
  await page.unroute(SIGN_IN)

  await page.getByLabel(en.label.password, { exact: true }).fill(fields.password)
  await loginButton(page).click()
  const success = notice(page, en.login.success)
  await expect(success.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '5s')
})

test('a sign-in to a closed account shows the same error as a sign-in to an unknown account', async ({
  page,
  newcomer: { fields, user },
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await auth.updateUser(user.id, { disabled: true })
  for (const account of [fields, { ...fields, email: `nobody.${fields.email}` }]) {
    await fillInLogin(page, account)
    await loginButton(page).click()
    await expect(notice(page, en.login.failed)).toBeVisible()
  }
})

test.describe('in another tab, a signed-in user', () => {
  test('with Remember Me goes on to the dashboard, and finds the e-mail in the form after signing out', async ({
    page,
    newcomer: { fields },
  }) => {
    await fillInLogin(page, fields)
    await page.getByLabel('Remember Me').check()
    await loginButton(page).click()
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible()

    const other = await page.context().newPage()
    await other.goto('/login')
    await expect(other).toHaveURL('/dashboard')
    await logOut(other)
    await expect(other.getByLabel(en.label.email, { exact: true })).toHaveValue(fields.email)
    await expect(other).toHaveURL('/login')
  })

  test('without Remember Me has to sign in again, in an empty form', async ({
    page,
    newcomer: { fields },
  }) => {
    await fillInLogin(page, fields)
    await loginButton(page).click()
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible()

    const other = await page.context().newPage()
    await visit(other, '/login')
    await expect(other.getByLabel(en.label.email, { exact: true })).toHaveValue('')
    await expect(other).toHaveURL('/login')
  })
})

test('without Remember Me a draft stays after a reload and goes with the tab', async ({ page }) => {
  const account = '/dashboard?tab=account'
  const address = (tab: Page) => tab.getByLabel(en.label.address, { exact: true })
  const device = (tab: Page) =>
    tab.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))))
  await signIn(page, MEMBER)
  await page.goto(account)
  await address(page).fill('House 7, unsaved')
  await expect.poll(() => device(page)).toContain('House 7, unsaved')
  await page.reload()
  await expect(address(page)).toHaveValue('House 7, unsaved')
  await page.close()

  const next = await page.context().newPage()
  await visit(next, '/login')
  expect(await device(next)).not.toContain('House 7, unsaved')
  await signIn(next, MEMBER)
  await next.goto(account)
  await expect(address(next)).not.toHaveValue(/unsaved/)
})

test('a link to a dashboard view opens that view after one click on sign-in', async ({
  page,
  newcomer: { fields },
}) => {
  await visit(page, `/login?next=${encodeURIComponent('/dashboard?tab=')}`)
  await page.getByLabel(en.label.email, { exact: true }).fill(fields.email)
  await page.getByLabel(en.label.password, { exact: true }).fill(fields.password)
  const letLoad = await hold(page, '**/assets/dashboard-page-*')
  await loginButton(page).click()
  await expect(notice(page, en.login.success)).toBeVisible()
  await expect(loginButton(page)).toBeDisabled()
  letLoad()
  await expect(page).toHaveURL('/dashboard?tab=')
})
