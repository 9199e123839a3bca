import { en } from 'domain/texts/en.ts'
import { updateUserIndex } from '../../functions/src/users/user-index.ts'
import { transact } from '../../functions/src/cloud/store.ts'
import { ADMIN } from '../support/accounts.ts'
import { auth, refs } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'
import { countPresses } from '../support/presses.ts'

/** Makes an application older than every other one. */
const makeOldest = (id: string) =>
  transact('make oldest', async (tx) => {
    const before = await tx.read(refs.users.doc(id))
    if (!before) return
    const at = '2020-01-01T00:00:00.000Z'
    const after = { ...before, sentAt: at, waitingSince: at }
    tx.replace(refs.users.doc(id), after)
    updateUserIndex(tx, id, before, after)
  })

test('from signing in, an admin approves the oldest application in two presses', async ({
  page,
  newcomer,
}) => {
  await auth.updateUser(newcomer.user.id, { emailVerified: true })
  await makeOldest(newcomer.user.id)
  await signIn(page, ADMIN)
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs.locator(`a[href$="open=${newcomer.user.id}"]`).first()).toBeVisible()
  const presses = await countPresses(page)
  await needs.getByRole('link', { name: 'Start with the oldest' }).click()
  const request = page.getByRole('dialog', { name: newcomer.user.full_name })
  const approve = request.getByRole('button', { name: 'Approve Member' })
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
  await approve.click()
  await expect(page.getByText(en.users.approved).first()).toBeVisible()
  expect((await refs.users.doc(newcomer.user.id).get()).data()?.status).toBe('approved')
  expect(await presses()).toBe(2)
})
