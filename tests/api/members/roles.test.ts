import { en } from 'domain/texts/en.ts'
import type { Role } from 'domain/permissions.ts'
import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, refs } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer, secondAfter, tokenOf } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { unzip } from '../../support/unzip.ts'

const admin = await adminToken()
const adminUid = String(claimsIn(admin)['user_id'])
const send = (path: string, json?: object, headers = {}) =>
  call<User & { detail?: string }>('POST', path, { token: admin, json, headers })

const approve = (id: string) => send(api.approveUser(id))
const reject = (id: string) => send(api.rejectUser(id), { rejection_reason: 'Left the chamber.' })
const suspend = (id: string, reason = 'Fee not paid') => send(api.suspendUser(id), { reason })
const reinstate = (id: string) => send(api.reinstateUser(id), { reason: 'Paid' })
const changeRole = (id: string, role: Role, designation = 'Baker') =>
  send(api.changeRole(id), { role, designation, reason: 'Joined the office' })

/** Registers and approves a member. */
async function member() {
  const { user, fields } = await registerNewcomer()
  await approve(user.id)
  const stored = async () => (await refs.users.doc(user.id).get()).data()
  return { id: user.id, fields, token: await tokenOf(fields), stored }
}

const claims = async (id: string) => (await auth.getUser(id)).customClaims
const linesOn = async (id: string, action: string) => {
  const { docs } = await refs.audit.where('target', '==', id).where('action', '==', action).get()
  return docs.map((line) => line.data())
}
const historyOf = async (id: string) => (await refs.histories.doc(id).get()).data()?.decisions ?? []
const write = async (token: string) =>
  (await call('POST', api.blogs, { token, json: { title: 'Fair', description: 'Stalls.' } })).status

test('a new role applies at once to an older token, and the claims follow', async () => {
  const { id, token, stored } = await member()
  expect(await write(token)).toBe(403)
  const before = await stored()
  const { status, body } = await changeRole(id, 'team')
  expect({ status, role: body.role, designation: body.designation }).toEqual({
    status: 200,
    role: 'team',
    designation: 'Baker',
  })
  expect(await write(token)).toBe(201)
  expect(await claims(id)).toEqual({ role: 'team', approved: true })
  const after = await stored()
  expect(after?.revision).toBe((before?.revision ?? 0) + 1)
  // an open page waits for this
  expect(after && before && after.claimsUpdatedAt > before.claimsUpdatedAt).toBe(true)
  // no second approval mail is sent
  const mails = await refs.mail.where('uid', '==', id).where('template', '==', 'approved').get()
  expect(mails.size).toBe(1)

  await changeRole(id, 'member', '')
  expect(await write(token)).toBe(403)
  expect(await claims(id)).toEqual({ role: 'member', approved: true })
  expect((await linesOn(id, 'user:role')).map(({ details }) => details)).toEqual([
    ['role', 'designation'],
    ['role', 'designation'],
  ])
  expect((await historyOf(id)).slice(1)).toMatchObject([
    { action: 'user:role', by: adminUid, role: 'team', office_note: 'Joined the office' },
    { action: 'user:role', by: adminUid, role: 'member', office_note: 'Joined the office' },
  ])
})

test('a change of role needs a reason, a known role, a task for the team, and a member', async () => {
  const { id } = await member()
  const wrong = async (json: object) => (await send(api.changeRole(id), json)).status
  expect(await wrong({ role: 'team', designation: 'Baker' })).toBe(400)
  expect(await wrong({ role: 'team', reason: 'Joined' })).toBe(400)
  expect(await wrong({ role: 'owner', reason: 'Joined' })).toBe(400)
  expect(await wrong({ reason: 'Joined' })).toBe(400)
  expect((await send(api.changeRole(id), { role: 'admin', reason: 'x' }, { 'if-match': '"1"' })).status).toBe(
    412,
  )
  const { user } = await registerNewcomer()
  for (const { status, body } of [
    await changeRole(user.id, 'team'),
    await suspend(user.id),
    await reinstate(user.id),
  ])
    expect({ status, detail: body.detail }).toEqual({ status: 409, detail: en.users.notApproved })
  expect((await changeRole(adminUid, 'member')).body.detail).toBe(en.server.ownAccount)
  expect((await suspend(adminUid)).body.detail).toBe(en.server.ownAccount)
})

test('repeating a change of role, a suspension or its end after a lost answer says that it is done', async () => {
  const { id, stored } = await member()
  const role = { role: 'team', designation: 'Baker', reason: 'Joined the office' }
  for (const [path, json] of [
    [api.changeRole(id), role],
    [api.suspendUser(id), { reason: 'Fee not paid' }],
    [api.reinstateUser(id), { reason: 'Paid' }],
  ] as const) {
    const once = { 'if-match': `"${(await stored())?.revision}"` }
    const first = await send(path, json, once)
    expect(first.status, path).toBe(200)
    expect(await send(path, json, once), path).toMatchObject({ status: 200, body: first.body })
  }
  expect(await historyOf(id)).toHaveLength(4)
  const old = { 'if-match': `"${((await stored())?.revision ?? 0) - 1}"` }
  expect((await send(api.changeRole(id), { ...role, role: 'member', designation: '' }, old)).status).toBe(412)
})

test('a suspended team member is rejected at once, sees the reason, and stays in the list', async () => {
  const { id, fields, token, stored } = await member()
  await changeRole(id, 'team')
  await secondAfter(token)
  const { body } = await suspend(id)
  expect(body).toMatchObject({
    status: 'approved',
    is_approved: true,
    role: 'team',
    suspended: { by: adminUid, reason: 'Fee not paid' },
  })
  expect(await claims(id)).toEqual({ role: 'team', approved: false })
  // the sessions have ended
  expect(await write(token)).toBe(401)

  const again = await tokenOf(fields)
  expect(claimsIn(again)).toMatchObject({ role: 'team', approved: false })
  expect(await write(again)).toBe(403)
  const own = await call<User>('GET', api.profile, { token: again })
  expect(own.body.suspended?.reason).toBe('Fee not paid')
  expect((await call('PATCH', api.profile, { token: again, json: { city: 'Haripur' } })).status).toBe(403)
  expect((await call('POST', api.resubmit, { token: again, json: { city: 'Haripur' } })).status).toBe(403)
  const listed = await call<User[]>('GET', `${api.users}?tab=team&search=${fields.email}`, { token: admin })
  const by = (await refs.users.doc(adminUid).get()).data()?.full_name
  expect(listed.body).toMatchObject([
    { id, is_approved: true, suspended: { reason: 'Fee not paid' }, suspended_by_name: by },
  ])

  // neither an approval nor a new role restores rights
  const before = await stored()
  await approve(id)
  expect(await stored()).toEqual(before)
  await secondAfter(again)
  await changeRole(id, 'admin')
  expect(await claims(id)).toEqual({ role: 'admin', approved: false })
  // a new role takes nothing away, so the session continues
  expect((await call('GET', api.users, { token: again })).status).toBe(403)
  await changeRole(id, 'team')

  await reinstate(id)
  expect(await write(again)).toBe(201)
  expect(await claims(id)).toEqual({ role: 'team', approved: true })
  expect((await stored())?.suspended).toBeNull()
  expect((await historyOf(id)).map(({ action }) => action)).toEqual([
    'user:approve',
    'user:role',
    'user:suspend',
    'user:role',
    'user:role',
    'user:reinstate',
  ])
  expect(await linesOn(id, 'user:suspend')).toMatchObject([{ actor: adminUid, details: ['suspended'] }])
  expect(await linesOn(id, 'user:reinstate')).toMatchObject([{ actor: adminUid, details: ['suspended'] }])
})

test('a suspended user can download the data without office reasons, write to the office, and delete the account', async () => {
  const { id, fields } = await member()
  await changeRole(id, 'team')
  await suspend(id)
  const token = await tokenOf(fields)
  const data = await fetch(origin + api.ownData, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(data.status).toBe(200)
  const words = String(unzip(Buffer.from(await data.arrayBuffer())).get('data.json'))
  expect(words).toContain('Fee not paid')
  expect(words).not.toContain('Joined the office')
  expect(words).not.toContain(adminUid)
  const message = {
    name: 'Gul',
    lastname: 'Khan',
    subject: 'Fee',
    email: fields.email,
    events: 'none',
    notes: 'I have paid.',
  }
  expect((await call('POST', api.contact, { token, json: message })).status).toBe(201)
  expect((await call('DELETE', api.profile, { token })).status).toBe(204)
})

test('withdrawing an approval also removes the role, and an undo restores both', async () => {
  const { id } = await member()
  await changeRole(id, 'admin')
  expect((await reject(id)).body).toMatchObject({ status: 'rejected', role: 'member' })
  expect(await claims(id)).toEqual({ role: 'member', approved: false })
  expect((await send(api.undoDecision(id))).body).toMatchObject({ status: 'approved', role: 'admin' })
  expect(await claims(id)).toEqual({ role: 'admin', approved: true })

  await suspend(id)
  expect((await reject(id)).body).toMatchObject({ status: 'rejected', suspended: null })
  expect((await send(api.undoDecision(id))).body).toMatchObject({ role: 'admin', suspended: {} })
  expect(await claims(id)).toEqual({ role: 'admin', approved: false })

  await reject(id)
  expect((await approve(id)).body).toMatchObject({ status: 'approved', role: 'member' })
})

test('an approval grants the requested role, but never admin', async () => {
  const { user } = await registerNewcomer({ role: 'team', designation: 'Baker' })
  expect((await reject(user.id)).body.role).toBe('team')
  expect((await approve(user.id)).body.role).toBe('team')

  // the state in which earlier versions left an admin with a withdrawn approval
  const former = await registerNewcomer()
  await reject(former.user.id)
  await refs.users.doc(former.user.id).update({ role: 'admin' })
  expect((await approve(former.user.id)).body).toMatchObject({ status: 'approved', role: 'member' })
  expect(await claims(former.user.id)).toEqual({ role: 'member', approved: true })
  expect(await linesOn(former.user.id, 'user:role')).toHaveLength(1)
  // the undo leaves the application unchanged
  expect((await send(api.undoDecision(former.user.id))).body).toMatchObject({ status: 'rejected' })
  expect(await claims(former.user.id)).toMatchObject({ approved: false })
})
