import type { Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import type { Role } from 'domain/permissions.ts'
import { ADMIN } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call, type Newcomer } from '../support/client.ts'
import type { Complaints } from '../support/complaints.ts'
import { expect, test } from '../support/fixtures.ts'
import { openEntry, openRail, signIn } from '../support/journeys.ts'

const decide = async (path: string, json?: object) => {
  const { status } = await call('POST', path, { token: await adminToken(), json })
  expect(status).toBe(200)
}
const changeRole = ({ user }: Newcomer, role: Role) =>
  decide(api.changeRole(user.id), { role, designation: 'Baker', reason: 'Joined the office' })
const suspend = ({ user }: Newcomer) =>
  decide(api.suspendUser(user.id), { reason: 'Fee not paid\nPlease bring the receipt.' })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Opens the blogs as a new member of the team. */
async function openBlogs(page: Page, newcomer: Newcomer, complaints: Complaints) {
  // pictures of posts that other tests delete meanwhile
  complaints.allow(/status of 404 .*\/media\/blogs\//)
  await decide(api.approveUser(newcomer.user.id))
  await changeRole(newcomer, 'team')
  await signIn(page, newcomer.fields)
  await openEntry(page, 'Blogs')
  await expect(heading(page, 'Blog Management')).toBeVisible()
}

test(
  'an open page closes when its user is suspended; the user reads why, and goes on after the reinstatement',
  { tag: '@both-widths' },
  async ({ page, newcomer, complaints }) => {
    // what the page was about to read
    complaints.allow(/status of 40[13]/)
    await openBlogs(page, newcomer, complaints)
    await suspend(newcomer)
    await expect(heading(page, 'Your account is suspended')).toBeVisible()
    await expect(page.getByText('Please bring the receipt.')).toBeVisible()
    await expect(heading(page, 'Blog Management')).toHaveCount(0)
    await page.getByRole('button', { name: 'Login', exact: true }).click()

    await signIn(page, newcomer.fields)
    await expect(heading(page, 'Your account is suspended')).toBeVisible()
    await expect(page.getByText('Please bring the receipt.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    await expect((await openRail(page)).getByRole('link', { name: 'Blogs' })).toHaveCount(0)
    await page.goto('/dashboard?tab=blogs')
    await expect(heading(page, 'You do not have access to this page')).toBeVisible()
    await page.goto('/dashboard')
    await expect(heading(page, 'Your account is suspended')).toBeVisible()

    await decide(api.reinstateUser(newcomer.user.id), { reason: 'Paid' })
    await expect(heading(page, `Welcome, ${newcomer.fields.username}`)).toBeVisible()
    await expect((await openRail(page)).getByRole('link', { name: 'Blogs' })).toBeVisible()
  },
)

test('an open page closes when its user gets a role with fewer rights', async ({
  page,
  newcomer,
  complaints,
}) => {
  // what the page was about to read
  complaints.allow(/status of 403/)
  await openBlogs(page, newcomer, complaints)
  await changeRole(newcomer, 'member')
  await expect(heading(page, 'The office has changed your role')).toBeVisible()
  await expect(heading(page, 'Blog Management')).toHaveCount(0)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await signIn(page, newcomer.fields)
  await expect(heading(page, `Welcome, ${newcomer.fields.username}`)).toBeVisible()
})

test(
  'an admin changes a role after entering the password again, suspends and reinstates',
  { tag: '@both-widths' },
  async ({ adminPage: page, newcomer, complaints }) => {
    const { user } = newcomer
    await decide(api.approveUser(user.id))
    await page.goto(`/dashboard?tab=members&open=${user.id}`)
    const details = page.getByRole('dialog', { name: user.full_name, exact: true })
    await details.getByRole('button', { name: 'Change role…' }).click()
    const role = page.getByRole('dialog', { name: `Change the role of ${user.full_name}` })
    await role.getByRole('radio', { name: /^Team/ }).check()
    await role.getByLabel('Task in the team').fill('Baker')
    await role.getByLabel('Reason', { exact: true }).fill('Joined the office')
    await expectNoWiderThanWindow(page)

    // as after a quarter of an hour: the server checks the token's time, which no test can change in a browser
    complaints.allow(/status of 403/)
    await page.route(
      `**${api.changeRole(user.id)}`,
      (route) =>
        route.fulfill({ status: 403, json: { detail: en.server.signInAgain, code: 'sign-in-again' } }),
      { times: 1 },
    )
    await role.getByRole('button', { name: 'Change role to Team' }).click()
    const password = page.getByRole('dialog', { name: 'Enter your password to continue' })
    await expect(password.getByText(`Change the role of ${user.full_name}: Member to Team`)).toBeVisible()
    const field = password.getByLabel(en.label.password, { exact: true })
    await expect(field).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    complaints.allow(/status of 400/)
    await field.fill('not the password')
    await password.getByRole('button', { name: 'Continue' }).click()
    await expect(password.getByText('You have 4 more tries.')).toBeVisible()
    await field.fill(ADMIN.password)
    await password.getByRole('button', { name: 'Continue' }).click()
    await expect(role).toHaveCount(0)
    await expect(details.getByText('Also writes posts and events')).toBeVisible()

    await details.getByRole('button', { name: 'Suspend…' }).click()
    const question = page.getByRole('dialog', { name: `Suspend ${user.full_name}?` })
    await question.getByRole('radio', { name: 'Membership fee not paid' }).check()
    await question.getByLabel(/^Note to the member/).fill('Please bring the receipt.')
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Suspend', exact: true }).click()
    await expect(details.getByText('“Membership fee not paid')).toBeVisible()

    await details.getByRole('button', { name: 'Reinstate…' }).click()
    const reinstate = page.getByRole('dialog', { name: `Reinstate ${user.full_name}?` })
    await reinstate.getByLabel('Reason', { exact: true }).fill('Paid')
    await reinstate.getByRole('button', { name: 'Reinstate', exact: true }).click()
    await expect(details.getByText('Can sign in')).toBeVisible()
  },
)
