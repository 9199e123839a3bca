import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { api, callables } from '../../support/addresses.ts'
import { adminToken, auth, refs } from '../../support/admin.ts'
import { call, registerNewcomer, secondAfter, tokenOf } from '../../support/client.ts'

const admin = await adminToken()
const approve = (id: string, token?: string, headers: Record<string, string> = {}) =>
  call('POST', api.approveUser(id), { token, headers })
const reject = (id: string, token: string | undefined, json: unknown, headers: Record<string, string> = {}) =>
  call<User & { detail?: string }>('POST', api.rejectUser(id), { token, json, headers })

/** Returns a token of an approved user. */
async function approvedToken(role: 'member' | 'team') {
  const { user, fields } = await registerNewcomer({ role, designation: role === 'team' ? 'Baker' : '' })
  await approve(user.id, admin)
  return tokenOf(fields)
}

test('approving needs an approved admin', async () => {
  const { user, access } = await registerNewcomer()
  expect((await approve(user.id)).status).toBe(401)
  expect((await approve(user.id, 'garbage')).status).toBe(401)
  expect(await approve(user.id, access)).toMatchObject({ status: 403, body: { detail: en.server.forbidden } })
  expect((await approve(user.id, await approvedToken('member'))).status).toBe(403)
  expect((await approve(user.id, await approvedToken('team'))).status).toBe(403)
  expect((await refs.users.doc(user.id).get()).data()).toMatchObject({
    status: 'pending',
    claims_pending: false,
  })
})

test.each(['nobody', '..', 'a/b', '__x__', 'ü', 'x'.repeat(300)])(
  'approving the unknown id %s returns 404',
  async (id) => {
    expect(await approve(id, admin)).toMatchObject({ status: 404, body: { detail: en.server.notFound } })
  },
)

test('an admin cannot decide on their own application', async () => {
  const { body: me } = await call<User>('GET', api.profile, { token: admin })
  expect(await approve(me.id, admin)).toMatchObject({ status: 403, body: { detail: en.server.ownAccount } })
})

test('a user who can no longer sign in cannot be approved, but the application can be deleted', async () => {
  const { user, fields } = await registerNewcomer()
  await auth.deleteUser(user.id)
  expect(await approve(user.id, admin)).toMatchObject({ status: 409, body: { detail: en.users.accountGone } })
  expect((await refs.users.doc(user.id).get()).data()).toMatchObject({
    status: 'pending',
    claims_pending: false,
  })
  expect((await call('DELETE', api.deleteUser(user.id), { token: admin })).status).toBe(204)
  expect((await registerNewcomer({ email: fields.email, cnic: fields.cnic ?? '' })).user.status).toBe(
    'pending',
  )
})

test('an approval with an outdated revision is rejected', async () => {
  const { user } = await registerNewcomer()
  expect(await approve(user.id, admin, { 'if-match': '"7"' })).toMatchObject({
    status: 412,
    body: { detail: 'This application has changed' },
  })
  expect((await approve(user.id, admin, { 'if-match': 'x' })).status).toBe(400)
  expect((await approve(user.id, admin, { 'if-match': '"1"' })).status).toBe(200)
})

test('a rejection with an outdated revision fails, and GET returns the current one', async () => {
  const { user } = await registerNewcomer()
  const { headers, body } = await call<User>('GET', api.user(user.id), { token: admin })
  expect(body.revision).toBe(1)
  expect(headers.get('etag')).toBe('"1"')
  const reason = { rejection_reason: 'Too dark.' }
  expect(await reject(user.id, admin, reason, { 'if-match': '"2"' })).toMatchObject({
    status: 412,
    body: { detail: en.users.changed },
  })
  expect((await reject(user.id, admin, reason, { 'if-match': '"1"' })).status).toBe(200)
  // an approved user no longer sees the rejection reason
  expect((await approve(user.id, admin)).body).toMatchObject({ status: 'approved', rejection_reason: '' })
})

test('an approval is rejected after a profile change and an undone decision have changed the revision twice', async () => {
  const { user, fields } = await registerNewcomer()
  const read = async () => (await call('GET', api.user(user.id), { token: admin })).headers.get('etag') ?? ''
  const seen = [await read()]
  await approve(user.id, admin)
  seen.push(await read())
  const token = await tokenOf(fields)
  for (const city of ['Haripur', 'Haripur', 'Mansehra']) {
    await call('PATCH', api.profile, { token, json: { city } })
    seen.push(await read())
  }
  await reject(user.id, admin, { rejection_reason: 'Too dark.' })
  seen.push(await read())
  await call('POST', api.undoDecision(user.id), { token: admin })
  seen.push(await read())
  expect(seen).toEqual(['"1"', '"2"', '"3"', '"3"', '"4"', '"5"', '"6"'])
  const reason = { rejection_reason: 'Too small.' }
  for (const old of ['"1"', '"2"', '"3"', '"4"', '"5"']) {
    expect((await approve(user.id, admin, { 'if-match': old })).status, old).toBe(412)
    expect((await reject(user.id, admin, reason, { 'if-match': old })).status, old).toBe(412)
  }
  expect((await reject(user.id, admin, reason, { 'if-match': '"6"' })).status).toBe(200)
})

test('repeating a decision after a lost response returns the same response, but a different decision is rejected', async () => {
  const { user } = await registerNewcomer()
  const once = { 'if-match': '"1"' }
  const dark = { rejection_reason: 'Too dark.' }
  const first = await reject(user.id, admin, dark, once)
  expect(first).toMatchObject({ status: 200, body: { revision: 2 } })
  expect((await reject(user.id, admin, dark, once)).body).toEqual(first.body)
  expect((await reject(user.id, admin, { rejection_reason: 'Too small.' }, once)).status).toBe(412)
  expect((await approve(user.id, admin, once)).status).toBe(412)
  const approved = await approve(user.id, admin, { 'if-match': '"2"' })
  expect((await approve(user.id, admin, { 'if-match': '"2"' })).body).toEqual(approved.body)
})

test('approving twice sends the applicant one mail', async () => {
  const { user } = await registerNewcomer()
  const first = await approve(user.id, admin)
  expect((await approve(user.id, admin)).body).toEqual(first.body)
  const mails = await refs.mail.where('uid', '==', user.id).where('template', '==', 'approved').get()
  expect(mails.size).toBe(1)
  expect(
    (await refs.audit.where('target', '==', user.id).where('action', '==', 'user:approve').get()).size,
  ).toBe(1)
})

test('a rejected applicant sees the reason and stays signed in', async () => {
  const { user, access } = await registerNewcomer()
  expect(await reject(user.id, admin, {})).toMatchObject({ status: 400 })
  const reason = 'The back of the card is too dark.'
  const { status, body } = await reject(user.id, admin, { rejection_reason: reason })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'rejected', is_rejected: true, rejection_reason: reason })
  // the applicant had no rights, so no session is revoked
  const profile = await call<User>('GET', api.profile, { token: access })
  expect(profile).toMatchObject({ status: 200, body: { status: 'rejected' } })
})

test('undoing an approval ends every session', async () => {
  const { user, fields } = await registerNewcomer()
  await approve(user.id, admin)
  const token = await tokenOf(fields)
  const { body: before } = await call<User>('GET', api.profile, { token })
  await secondAfter(token)
  const { body } = await reject(user.id, admin, { rejection_reason: 'The licence has expired.' })
  expect(body.claimsUpdatedAt > before.claimsUpdatedAt).toBe(true)
  expect(await call('GET', api.profile, { token })).toMatchObject({
    status: 401,
    body: { detail: en.server.sessionEnded },
  })
})

/** The response of a callable. */
const callCallable = (address: string, data: unknown, token?: string) =>
  call<{ error?: { status: string; message: string }; result?: User }>('POST', address, {
    token,
    json: { data },
  })

test('the callable approveUser follows the rules of the route', async () => {
  const { user, access } = await registerNewcomer()
  const ask = (data: unknown, token?: string) => callCallable(callables.approveUser, data, token)
  expect((await ask({ id: user.id })).body.error?.status).toBe('UNAUTHENTICATED')
  expect((await ask({ id: user.id }, access)).body.error).toMatchObject({
    status: 'PERMISSION_DENIED',
    message: en.server.forbidden,
  })
  expect((await ask({ id: 'nobody' }, admin)).body.error?.status).toBe('NOT_FOUND')
  expect((await ask({ id: 7 }, admin)).body.error?.status).toBe('INVALID_ARGUMENT')
  expect((await ask({ id: user.id, revision: 2 }, admin)).body.error).toMatchObject({
    status: 'FAILED_PRECONDITION',
    message: en.users.changed,
  })
  const { status, body } = await ask({ id: user.id, revision: 1 }, admin)
  expect(status).toBe(200)
  expect(body.result).toMatchObject({ id: user.id, status: 'approved' })
})

test('the callable rejectUser follows the rules of the route', async () => {
  const { user } = await registerNewcomer()
  const { body: me } = await call<User>('GET', api.profile, { token: admin })
  const rejection_reason = 'Too dark.'
  const ask = (data: unknown) => callCallable(callables.rejectUser, data, admin)
  expect((await ask({ id: me.id, rejection_reason })).body.error).toMatchObject({
    status: 'PERMISSION_DENIED',
    message: en.server.ownAccount,
  })
  expect((await ask({ id: user.id })).body.error?.status).toBe('INVALID_ARGUMENT')
  expect((await ask({ id: user.id, revision: 2, rejection_reason })).body.error?.status).toBe(
    'FAILED_PRECONDITION',
  )
  expect((await ask({ id: user.id, revision: 1, rejection_reason })).body.result).toMatchObject({
    id: user.id,
    status: 'rejected',
    rejection_reason,
  })
})
