import { FieldPath } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { find } from '../../../functions/src/cloud/store.ts'
import { compareUsers } from '../../../functions/src/jobs/compare-users.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { repairClaims } from '../../../functions/src/users/repair-claims.ts'
import { uniqueRef } from '../../../functions/src/users/uniques.ts'
import { auth, refs } from '../../support/admin.ts'
import { registerHere } from '../../support/register-here.ts'

const admin = (await uniqueRef('email', 'admin@chamber.example').get()).data()?.uid ?? ''

test('claims that differ from the document are repaired without a second mail', async () => {
  const { id } = await registerHere()
  await approveApplication(id, { by: admin })
  await compareUsers()
  const before = (await refs.users.doc(id).get()).data()
  await auth.setCustomUserClaims(id, { role: 'admin', approved: false })
  expect(await compareUsers()).toEqual({ entries: 0, moved: 0, claims: 1, emails: 0 })
  expect((await auth.getUser(id)).customClaims).toEqual({ role: before?.role, approved: true })
  const after = (await refs.users.doc(id).get()).data()
  expect(after?.claims_pending).toBe(false)
  expect(String(after?.claimsUpdatedAt) > String(before?.claimsUpdatedAt)).toBe(true)
  expect((await refs.mail.where('uid', '==', id).where('template', '==', 'approved').get()).size).toBe(1)
})

/** Reads the document as the daily job does. */
const asRead = async (id: string) => find(refs.users.where(FieldPath.documentId(), '==', id))

/** Counts how often `work` ends sessions. */
async function endings(work: () => Promise<unknown>): Promise<number> {
  let ended = 0
  const stopIntercepting = intercept((name, call) => {
    if (name === 'auth revoke') ended += 1
    return call()
  })
  await work().finally(stopIntercepting)
  return ended
}

test('a decision after the job has read the user is not repaired: the sessions end only once', async () => {
  const { id } = await registerHere()
  await approveApplication(id, { by: admin })
  const read = await asRead(id)
  await rejectApplication(id, { by: admin, note: 'Too dark.' })
  const after = (await refs.users.doc(id).get()).data()
  expect(await endings(async () => expect(await repairClaims(read)).toBe(0))).toBe(0)
  expect((await refs.users.doc(id).get()).data()).toEqual(after)
})

test('repairing a withdrawn approval ends the sessions, and repairing only a role does not', async () => {
  const { id, role } = await registerHere()
  await rejectApplication(id, { by: admin, note: 'Too dark.' })
  for (const approved of [false, true]) {
    await auth.setCustomUserClaims(id, { role: 'admin', approved })
    const mend = async () => expect(await repairClaims(await asRead(id))).toBe(1)
    expect(await endings(mend), String(approved)).toBe(Number(approved))
    expect((await auth.getUser(id)).customClaims).toEqual({ role, approved: false })
  }
})
