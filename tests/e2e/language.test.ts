import type { Page } from '@playwright/test'
import { samples } from 'domain/content/samples.ts'
import { findUrdu } from 'domain/content/translation/translate-part.ts'
import { ur } from 'domain/texts/ur.ts'
import { api } from '../support/addresses.ts'
import { refs } from '../support/admin.ts'
import { hold } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillInLogin, loginButton, openRail, signIn } from '../support/journeys.ts'

const signedIn = (page: Page) => page.getByRole('alert').filter({ hasText: ur.login.success })

test('a user switches the dashboard to Urdu: it turns round, and her e-mails follow', async ({
  page,
  newcomer,
}) => {
  await signIn(page, newcomer.fields)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await openRail(page)
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeVisible()
  expect((await refs.users.doc(newcomer.user.id).get()).data()).toMatchObject({ language: 'ur' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'English' })).toBeAttached()
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeVisible()
  await expect(page.getByText(findUrdu([])(samples.organisation.openingHours) ?? 'missing')).toBeVisible()
})

test('after the sign-in on a new device the dashboard is in the language of the user', async ({
  page,
  newcomer,
}) => {
  await call('PATCH', api.language, { token: newcomer.access, json: { language: 'ur' } })
  await signIn(page, newcomer.fields)
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"ur"')
  await expect(signedIn(page)).toBeVisible()
})

test('the message of a sign-in in Urdu is on the dashboard, once', async ({ page, newcomer }) => {
  await call('PATCH', api.language, { token: newcomer.access, json: { language: 'ur' } })
  await fillInLogin(page, newcomer.fields, 'ur')
  await loginButton(page, 'لاگ ان').click()
  await expect(page).toHaveURL('/dashboard')
  await expect(signedIn(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'English' })).toBeAttached()
  await expect(signedIn(page)).toHaveCount(0)
})

test('a device that chose Urdu keeps it for who never chose, and not for who chose English', async ({
  page,
  newcomer,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('language'))
  await signIn(page, newcomer.fields)
  await page.evaluate(() => localStorage.setItem('language', '"ur"'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'English' })).toBeAttached()
  expect(await kept()).toBe('"ur"')
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeVisible()
  await call('PATCH', api.language, { token: newcomer.access, json: { language: 'en' } })
  await page.reload()
  await expect(page.locator('html[lang=en]')).toBeVisible()
  // the account is deleted at the end, and a page that still signs in would complain
  await expect(page.getByRole('button', { name: 'اردو' })).toBeAttached()
  expect(await kept()).toBe('"en"')
})

test('the dashboard opens in the language of the device, before any of its code is loaded', async ({
  page,
}) => {
  const opening = {
    en: page.getByText('Opening your dashboard...'),
    ur: page.getByText('آپ کا ڈیش بورڈ کھل رہا ہے…'),
  }
  await page.goto('/home')
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(opening.en).toBeVisible()
  await expect(opening.ur).toBeHidden()
  await page.evaluate(() => localStorage.setItem('language', '"ur"'))
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(opening.ur).toBeVisible()
  await expect(opening.en).toBeHidden()
  release()
})
