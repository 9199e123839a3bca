import { en } from 'domain/texts/en.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../support/addresses.ts'
import { auth } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { DESKTOP, launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'
import { call, registered, tokenOf } from '../support/client.ts'
import { signIn } from '../support/journeys.ts'
import { linkIn, mailsTo } from '../support/mails.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const pathOf = ({ pathname, search }: URL) => pathname + search

test.each([DESKTOP, PHONE])(
  'a forgotten password, from the sign-in to the sign-in, $width wide',
  async (viewport) => {
    const { fields } = await registered()
    const { page, complaints } = await openPage(browser, { viewport })
    await visit(page, '/login')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()

    const send = page.getByRole('button', { name: 'Resend Password' })
    await send.click()
    await page.getByText(en.passwordReset.invalid).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel(en.label.email, { exact: true }).fill(fields.email.toUpperCase())
    await send.click()
    await page.getByText(en.passwordReset.sent).waitFor()
    await page.waitForURL('**/login')

    const link = pathOf(linkIn(await mailsTo(fields.email, 2), '/reset-password'))
    await visit(page, link)
    const password = 'another horse 2'
    await page.getByLabel(en.label.password, { exact: true }).fill(password)
    await page.getByLabel(en.label.password2, { exact: true }).fill('another hors')
    await page.getByRole('button', { name: 'Store the new password' }).click()
    await page.getByText(en.field.passwordsDiffer).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel(en.label.password2, { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Store the new password' }).click()
    await page.getByText('Your new password is stored.').waitFor()
    await page.waitForURL('**/login')
    await signIn(page, { email: fields.email, password })
    expect(complaints).toEqual([])
    await page.context().close()
  },
  60_000,
)

test('a link that was used says so, and where to get another', async () => {
  const { fields } = await registered()
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  const link = linkIn(await mailsTo(fields.email, 2), '/reset-password')
  const { page } = await openPage(browser)
  for (const spent of ['/reset-password', '/reset-password?code=swordfish']) {
    await visit(page, spent)
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  }
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await page.waitForURL('**/forgot-password')
  // nothing was used up by looking
  await visit(page, pathOf(link))
  await page.getByRole('button', { name: 'Store the new password' }).waitFor()
  await tokenOf(fields)
  await page.context().close()
}, 60_000)

test('the link of the first mail confirms her address, once', async () => {
  const { user, fields } = await registered()
  const link = linkIn(await mailsTo(fields.email, 1), '/verify-email')
  expect((await auth.getUser(user.id)).emailVerified).toBe(false)
  const { page, complaints } = await openPage(browser)
  await visit(page, pathOf(link))
  await page.getByRole('heading', { name: 'Thank you, this address is yours' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect((await auth.getUser(user.id)).emailVerified).toBe(true)
  expect(complaints).toEqual([])
  await visit(page, pathOf(link))
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  await page.context().close()
}, 60_000)
