import { auth } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'
import { restoreEmail } from '../../functions/src/users/restore-email.ts'

test('an open page is signed out within seconds when a changed address is restored', async ({
  page,
  newcomer: { fields, user },
  complaints,
}) => {
  complaints.allow(/status of 40[01]|permission/i)
  await signIn(page, fields)
  // Auth refuses to renew a token of an ended session; the emulator would
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  )
  await auth.updateUser(user.id, { email: `moved-${fields.email}` })
  await restoreEmail(user.id)
  await page.waitForURL('**/login?ended=1*')
  expect((await auth.getUser(user.id)).email).toBe(fields.email)
})
