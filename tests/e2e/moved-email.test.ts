import type { Page } from '@playwright/test'
import { auth } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'
import { restoreEmail } from '../../functions/src/users/restore-email.ts'

/** Lets Auth refuse to renew a token of an ended session; the emulator would renew it. */
const refuseTokens = (page: Page) =>
  page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  )

test.beforeEach(({ complaints }) => {
  complaints.allow(/status of 40[01]|permission/i)
})

test('an open page is signed out within seconds when a changed address is restored', async ({
  page,
  newcomer: { fields, user },
}) => {
  await signIn(page, fields)
  await refuseTokens(page)
  await auth.updateUser(user.id, { email: `moved-${fields.email}` })
  await restoreEmail(user.id)
  await page.waitForURL('**/login?ended=1*')
  expect((await auth.getUser(user.id)).email).toBe(fields.email)
})

test('a page that reads its user only after the changed address is restored is signed out too', async ({
  page,
  newcomer: { fields, user },
}) => {
  const { promise: isRestored, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/Listen/channel**', async (route) => {
    await isRestored
    await route.continue()
  })
  await signIn(page, fields)
  await refuseTokens(page)
  await auth.updateUser(user.id, { email: `moved-${fields.email}` })
  await restoreEmail(user.id)
  release()
  await page.waitForURL('**/login?ended=1*')
})
