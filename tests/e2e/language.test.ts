import { api } from '../support/addresses.ts'
import { refs } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { openRail, signIn } from '../support/journeys.ts'

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
})

test('after the sign-in on a new device the dashboard is in the language of the user', async ({
  page,
  newcomer,
}) => {
  await call('PATCH', api.language, { token: newcomer.access, json: { language: 'ur' } })
  await signIn(page, newcomer.fields)
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"ur"')
})
