// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { changeRole } from '../../../functions/src/members/change-role.ts'
import { suspendUser } from '../../../functions/src/members/suspend-user.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { refs } from '../../support/admin.ts'
import { registerAdminHere, registerHere } from '../../support/register-here.ts'
import { expectRefusal } from '../../support/refusals.ts'

const admin = await registerAdminHere()

const makeAdmin = (uid: string) => approveApplication(uid, { by: OPERATOR, role: 'admin' })
const newAdmin = async () => (await makeAdmin((await registerHere()).id)).id

const TEAM = { role: 'team', designation: 'Baker', reason: 'Leaves.' } as const

const DECISIONS = {
  delete: (uid: string, by: string) => deleteAccount(uid, by),
  reject: (uid: string, by: string) => rejectApplication(uid, { by, note: 'Leaves.' }),
  demote: (uid: string, by: string) => changeRole(uid, { by, ...TEAM }),
  suspend: (uid: string, by: string) => suspendUser(uid, { by, reason: 'Leaves.' }),
}

test.each(Object.entries(DECISIONS))(
  'when the last two admins %s each other at once, one stays',
  async (_name, decide) => {
    const [first, second] = [await newAdmin(), await newAdmin()]
    const outcomes = await Promise.allSettled([decide(first, second), decide(second, first)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [left] = (await Promise.all([first, second].map((uid) => refs.users.doc(uid).get())))
      .map((user) => ({ id: user.id, ...user.data() }))
      .filter((user) => user.is_approved && user.role === 'admin' && !user.suspended && !user.deleting)
    await deleteAccount(left?.id ?? '', admin)
  },
)

test('making a user an admin is logged as an approval and as a change of role', async () => {
  const uid = await newAdmin()
  const linesOf = async () =>
    (await refs.audit.where('target', '==', uid).where('actor', '==', OPERATOR).get()).docs
      .map((line) => line.data().action)
      .toSorted()
  expect(await linesOf()).toEqual(['user:approve', 'user:role'])
  await makeAdmin(uid)
  expect(await linesOf()).toEqual(['user:approve', 'user:role'])
  await deleteAccount(uid, admin)
})

test('a member who becomes an admin keeps the approval date and gets no second approval mail', async () => {
  const user = await registerHere()
  const { approvedAt } = await approveApplication(user.id, { by: admin })
  const granted = await makeAdmin(user.id)
  expect(granted).toMatchObject({ role: 'admin', status: 'approved', approvedAt })
  const mails = await refs.mail.where('uid', '==', user.id).where('template', '==', 'approved').get()
  expect(mails.docs.map((mail) => mail.data().createdAt)).toEqual([approvedAt])
  await deleteAccount(user.id, admin)
})

test('the last admin can be neither rejected, demoted, suspended nor deleted', async () => {
  // only the command line could request it
  for (const leave of [
    () => rejectApplication(admin, { by: OPERATOR, note: 'Leaves.' }),
    () => changeRole(admin, { by: OPERATOR, ...TEAM }),
    () => suspendUser(admin, { by: OPERATOR, reason: 'Leaves.' }),
    () => deleteAccount(admin, OPERATOR),
  ])
    await expectRefusal(leave(), 409, en.users.lastAdmin)
})

test('an admin whose deletion has begun neither decides nor counts', async () => {
  const leaving = await newAdmin()
  const user = await registerHere()
  await refs.users.doc(leaving).update({ deleting: true })
  for (const decide of [
    () => approveApplication(user.id, { by: leaving }),
    () => rejectApplication(user.id, { by: leaving, note: 'Leaves.' }),
    () => deleteAccount(user.id, leaving),
  ])
    await expect(decide()).rejects.toMatchObject({ status: 401 })
  await expect(deleteAccount(admin, OPERATOR)).rejects.toMatchObject({ status: 409 })
  await refs.users.doc(leaving).update({ deleting: false })
  await deleteAccount(leaving, admin)
})

test('a suspended admin does not count as one', async () => {
  const other = await newAdmin()
  await suspendUser(other, { by: admin, reason: 'Leaves.' })
  await expectRefusal(suspendUser(admin, { by: OPERATOR, reason: 'Leaves.' }), 409, en.users.lastAdmin)
  // an admin without rights can be removed while one admin is left
  await deleteAccount(other, admin)
})
