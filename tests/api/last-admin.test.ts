import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../functions/src/accounts/delete-account.ts'
import { registerApplicant } from '../../functions/src/accounts/register.ts'
import { uniqueRef } from '../../functions/src/accounts/uniques.ts'
import { OPERATOR } from '../../functions/src/members/decision.ts'
import { grantAdmin } from '../../functions/src/members/grant-admin.ts'
import { rejectApplication } from '../../functions/src/members/reject.ts'
import { specimenCard } from '../../emulators/fixtures/specimen-card.ts'
import { refs } from '../support/admin.ts'
import { applicant } from '../support/applicant.ts'

const admin = (await uniqueRef('email', 'admin@chamber.example').get()).data()?.uid ?? ''
const card = await specimenCard('Palwasha Khan', 'front')

async function newAdmin() {
  const fields = applicant()
  await registerApplicant({ fields, files: { cnic_front: card, cnic_back: card }, errors: {} })
  return (await grantAdmin(fields.email)).id
}

const DECISIONS = {
  delete: (uid: string, by: string) => deleteAccount(uid, by),
  reject: (uid: string, by: string) => rejectApplication(uid, { by, reason: 'Leaves.' }),
}

test.each(Object.entries(DECISIONS))(
  'of two admins who %s each other at once one is left',
  async (_name, decide) => {
    const [first, second] = [await newAdmin(), await newAdmin()]
    const outcomes = await Promise.allSettled([decide(first, second), decide(second, first)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [left] = (await Promise.all([first, second].map((uid) => refs.users.doc(uid).get())))
      .map((user) => ({ id: user.id, ...user.data() }))
      .filter((user) => user.is_approved && !user.deleting)
    await deleteAccount(left?.id ?? '', admin)
  },
)

test('who was made an admin stands in the audit log, as an approval and as another role', async () => {
  const uid = await newAdmin()
  const linesOf = async () =>
    (await refs.audit.where('target', '==', uid).where('actor', '==', OPERATOR).get()).docs
      .map((line) => line.data().action)
      .toSorted()
  expect(await linesOf()).toEqual(['user:approve', 'user:role'])
  await grantAdmin((await refs.users.doc(uid).get()).data()?.email ?? '')
  expect(await linesOf()).toEqual(['user:approve', 'user:role'])
  await deleteAccount(uid, admin)
})

test('the last admin stays', async () => {
  // nobody but the command line could ask for it
  await expect(rejectApplication(admin, { by: OPERATOR, reason: 'Leaves.' })).rejects.toMatchObject({
    status: 409,
    message: en.users.lastAdmin,
  })
})
