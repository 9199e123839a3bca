import { randomUUID } from 'node:crypto'
import { api } from '../support/addresses.ts'
import { en } from 'domain/texts/en.ts'
import type { Page } from '@playwright/test'
import { ADMIN, PASSWORD, TEAM } from '../support/accounts.ts'
import { adminToken, auth, refs } from '../support/admin.ts'
import { hold } from '../support/browser.ts'
import { call, type Newcomer } from '../support/client.ts'
import { origin } from '../support/environment.ts'
import { expect, test } from '../support/fixtures.ts'
import { loginButton, logOut, signIn } from '../support/journeys.ts'

const approve = async ({ user }: Newcomer) =>
  call('POST', api.approveUser(user.id), { token: await adminToken() })

const reject = async ({ user }: Newcomer, reason: string) =>
  call('POST', api.rejectUser(user.id), { token: await adminToken(), json: { rejection_reason: reason } })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a signed-out visitor of a dashboard view signs in and returns to that view', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await page.goto('/dashboard?tab=blogs')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%3Ftab%3Dblogs')
  await page.getByLabel(en.label.email, { exact: true }).fill(TEAM.email)
  await page.getByLabel(en.label.password, { exact: true }).fill(TEAM.password)
  await loginButton(page).click()
  await expect(page).toHaveURL('/dashboard?tab=blogs')
  await expect(heading(page, 'Blog Management')).toBeVisible()
  await page.goto('/dashboard?tab=requests')
  await expect(heading(page, 'You do not have access to this page')).toBeVisible()
  await page.goto('/dashboard?tab=unheard-of')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('the file of the dashboard shows its frame before any script, and search engines do not index it', async () => {
  const html = await (await fetch(`${origin}/dashboard`)).text()
  expect(html).toContain('Opening your dashboard...')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test.describe('the open page of an applicant', () => {
  test.beforeEach(async ({ page, newcomer }) => {
    await signIn(page, newcomer.fields)
    await expect(heading(page, 'Your application')).toBeVisible()
  })

  test('shows a rejection with its reason, and stays signed in', async ({ page, newcomer }) => {
    await reject(newcomer, 'The back of the card is too dark to read.')
    const reason = page.getByText('“The back of the card is too dark to read.”')
    await expect(reason).toBeVisible()
    await expect(page.getByText('Needs correction')).toBeVisible()
    await page.reload()
    await expect(reason).toBeVisible()
  })

  test('welcomes the member only after the token has the approval', async ({ page, newcomer }) => {
    const refreshed = '**/securetoken.googleapis.com/**'
    const letRefresh = await hold(page, refreshed)
    const asked = page.waitForRequest(refreshed)
    await approve(newcomer)
    await asked
    const welcome = heading(page, `Welcome, ${newcomer.fields.username}`)
    await expect(welcome).toHaveCount(0)
    letRefresh()
    await expect(welcome).toBeVisible()
  })

  test('tries again when Google cannot refresh the token for a moment', async ({
    page,
    newcomer,
    complaints,
  }) => {
    complaints.allow(/status of 500/)
    await page.route(
      '**/securetoken.googleapis.com/**',
      (route) => route.fulfill({ status: 500, json: { error: { code: 500, message: 'INTERNAL' } } }),
      { times: 1 },
    )
    await approve(newcomer)
    await expect(heading(page, `Welcome, ${newcomer.fields.username}`)).toBeVisible()
  })

  test('opens the sign-in, which says that the session has ended, when the token cannot be refreshed', async ({
    page,
    newcomer: { user },
    complaints,
  }) => {
    complaints.allow(/status of 400/)
    await auth.updateUser(user.id, { disabled: true })
    await refs.users.doc(user.id).update({ claimsUpdatedAt: new Date().toISOString() })
    await expect(page).toHaveURL('/login?ended=1&next=%2Fdashboard')
    await expect(page.getByText(en.server.sessionEnded)).toBeVisible()
  })

  test('says that there is no application when its document is deleted', async ({ page, newcomer }) => {
    await refs.users.doc(newcomer.user.id).delete()
    await expect(heading(page, 'There is no application for this account')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('the open page of a member shows why the approval was withdrawn, and signs out', async ({
  page,
  newcomer,
}) => {
  await approve(newcomer)
  await signIn(page, newcomer.fields)
  await expect(heading(page, `Welcome, ${newcomer.fields.username}`)).toBeVisible()
  await reject(newcomer, 'The business has closed.')
  await expect(heading(page, 'The office has withdrawn your approval')).toBeVisible()
  await expect(page.getByText('“The business has closed.”')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('an account without an application sees only that it has none', async ({ page }) => {
  const stranger = { email: `${randomUUID()}@example.org`, password: PASSWORD }
  const { uid } = await auth.createUser(stranger)
  await signIn(page, stranger)
  await expect(heading(page, 'There is no application for this account')).toBeVisible()
  await auth.deleteUser(uid)
})

test('three users sign in and out in one tab, and each sees their own dashboard', async ({
  page,
  newcomer,
}) => {
  await signIn(page, ADMIN)
  await expect(heading(page, 'User Management')).toBeVisible()
  await expect(page.getByText(/^1 to \d+ of \d+$/)).toBeVisible()
  await logOut(page)
  await signIn(page, newcomer.fields)
  await expect(heading(page, 'Your application')).toBeVisible()
  await logOut(page)
  await signIn(page, TEAM)
  await expect(heading(page, 'Welcome, team')).toBeVisible()
  await page.getByRole('link', { name: 'Blogs' }).click()
  const published = page.getByRole('listitem').getByText('Published').first()
  await expect(published).toBeVisible()
  await logOut(page)
  await signIn(page, ADMIN)
  await expect(heading(page, 'User Management')).toBeVisible()
  await page.goto('/dashboard?tab=blogs')
  await expect(published).toBeVisible()
})
