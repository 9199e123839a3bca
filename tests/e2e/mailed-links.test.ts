import { api } from '../support/addresses.ts'
import { en } from 'domain/texts/en.ts'
import { auth } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { call, tokenOf } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'
import { linkIn, mailsTo } from '../support/mails.ts'

const pathOf = ({ pathname, search }: URL) => pathname + search

test(
  'a forgotten password is replaced, from the sign-in to the sign-in',
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

test('a link to a new password that was spent says so, and where to get another', async ({
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
  // nothing was used up by looking
  await visit(page, pathOf(link))
  await expect(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
  await tokenOf(fields)
})

test('the link of the first mail confirms her address, once', async ({
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
  expect(complaints.said).toEqual([])
  await visit(page, pathOf(link))
  await expect(page.getByRole('heading', { name: 'Your address is already confirmed' })).toBeVisible()
  expect(complaints.said).toEqual([])

  // a device that did not confirm it knows less
  complaints.allow(/status of 400/)
  const other = await openWindow()
  await visit(other, pathOf(link))
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('the link of the first mail says in a browser without scripts what to do', async ({ openWindow }) => {
  const page = await openWindow({ javaScriptEnabled: false })
  await page.goto('/verify-email?code=any')
  await expect(page.getByRole('heading', { name: 'Your address is not confirmed yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeHidden()
})
