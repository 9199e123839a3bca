import { api } from '../support/addresses.ts'
import { en } from 'domain/texts/en.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { firstAdminUrl, newFirstAdminLink } from '../../functions/src/accounts/first-admin/link.ts'
import { auth, refs } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { call, tokenOf } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'
import { linkIn, mailsTo } from '../support/mails.ts'

const pathOf = ({ pathname, search }: URL) => pathname + search

test(
  'a user resets a forgotten password and signs in with the new one',
  { tag: '@both-widths' },
  async ({ page, newcomer: { fields } }) => {
    await visit(page, '/login')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()

    const send = page.getByRole('button', { name: 'Resend Password' })
    await send.click()
    await expect(page.getByText(en.passwordReset.invalid)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel(en.label.email, { exact: true }).fill(fields.email.toUpperCase())
    await send.click()
    const news = page.getByRole('heading', { name: 'Check your e-mail' })
    await expect(news).toBeVisible()
    await expect(page.getByText(fields.email)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await expect(news).toBeVisible()

    await visit(page, pathOf(linkIn(await mailsTo(fields.email, 2), '/reset-password')))
    const password = `${fields.password} and more`
    await page.getByLabel(en.label.password, { exact: true }).fill(password)
    await page.getByLabel(en.label.password2, { exact: true }).fill(fields.password)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText(en.field.passwordsDiffer)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel(en.label.password2, { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await signIn(page, { email: fields.email, password })
  },
)

test('a used password link says so and explains how to get another', async ({
  page,
  newcomer: { fields },
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  const link = linkIn(await mailsTo(fields.email, 2), '/reset-password')
  for (const spent of ['/reset-password', '/reset-password?code=swordfish']) {
    await visit(page, spent)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
  // opening the link did not use it up
  await visit(page, pathOf(link))
  await expect(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
  await tokenOf(fields)
})

test('the link in the first mail confirms the e-mail address once', async ({
  page,
  openWindow,
  newcomer: { fields, user },
  complaints,
}) => {
  const link = linkIn(await mailsTo(fields.email, 1), '/verify-email')
  expect((await auth.getUser(user.id)).emailVerified).toBe(false)
  await visit(page, pathOf(link))
  await expect(page.getByRole('heading', { name: 'Thank you, your address is confirmed' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect((await auth.getUser(user.id)).emailVerified).toBe(true)
  expect(complaints.messages).toEqual([])
  await visit(page, pathOf(link))
  await expect(page.getByRole('heading', { name: 'Your address is already confirmed' })).toBeVisible()
  expect(complaints.messages).toEqual([])

  // another device cannot tell that the link was already used
  complaints.allow(/status of 400/)
  const other = await openWindow()
  await visit(other, pathOf(link))
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('the link in the first mail explains what to do in a browser without JavaScript', async ({
  openWindow,
}) => {
  const page = await openWindow({ javaScriptEnabled: false })
  await page.goto('/verify-email?code=any')
  await expect(page.getByRole('heading', { name: 'Your address is not confirmed yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeHidden()
})

test('the link for the first admin shows no form where an admin exists', async ({ page, complaints }) => {
  complaints.allow(/status of 404/)
  const { code, stored } = newFirstAdminLink('office@chamber.example', new Date())
  await refs.firstAdmin.set({ ...stored, expiresAt: Timestamp.fromDate(new Date(stored.expiresAt)) })
  const { pathname, hash } = new URL(firstAdminUrl('https://chamber.example', code))
  await visit(page, pathname + hash)
  await expect(page.getByRole('heading', { name: 'This website has an admin already' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await refs.firstAdmin.delete()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
