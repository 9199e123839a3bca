import { randomUUID } from 'node:crypto'
import { en } from 'domain/texts/en.ts'
import type { User, UserListItem } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { correctApplication } from '../../../functions/src/accounts/correct-application.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { specimenCard } from '../../../emulators/seed/specimen-card.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, counts, refs, storingNothing } from '../../support/admin.ts'
import { formOf, jpeg, someCnic } from '../../support/applicant.ts'
import { call, post, registerNewcomer, tokenOf } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { registerHere } from '../../support/register-here.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { approvedToken } from '../../support/tokens.ts'

const admin = await adminToken()
const someName = () => `u${randomUUID().slice(0, 8)}`
const card = await specimenCard('Gul Bibi', 'front')

test('a corrected application is pending again with a higher revision', async () => {
  const { user, access } = await registerNewcomer()
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason: 'Too dark.' } })
  const before = await counts()
  const cnic = someCnic()
  const form = formOf(
    { cnic, first_name: 'Gul', phone: '\u202a+۹۲ (۰)۳۰۰ ۷۶۵۴۳۲۱\u202c' },
    { cnic_front: jpeg(card) },
  )
  const { status, body } = await post<User>(api.resubmit, form, access)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    cnic,
    full_name: 'Gul Khan',
    last_name: user.last_name,
    phone: '+92 (0)300 7654321',
    phone_e164: '+923007654321',
    status: 'pending',
    is_rejected: false,
    rejection_reason: 'Too dark.',
    revision: 3,
    cnic_back: user.cnic_back,
  })
  expect(body.cnic_front).not.toBe(user.cnic_front)
  // the new number replaces the old one; the old picture stays with the earlier attempt
  expect(await counts()).toEqual({
    ...before,
    audit: before.audit + 1,
    attempts: before.attempts + 1,
    files: before.files + 1,
    mail: before.mail + 1,
  })
  expect(
    (await fetch(origin + body.cnic_front, { headers: { authorization: `Bearer ${access}` } })).status,
  ).toBe(200)
  await registerNewcomer({ cnic: user.cnic })

  const stale = await call('POST', api.approveUser(user.id), { token: admin, headers: { 'if-match': '"1"' } })
  expect(stale).toMatchObject({ status: 412, body: { detail: en.users.changed } })
  const { body: found } = await call<UserListItem[]>('GET', api.users, {
    token: admin,
    headers: { 'x-search': cnic },
  })
  expect(found).toMatchObject([{ id: user.id, full_name: 'Gul Khan', status: 'pending', revision: 3 }])
})

test('a repeated correction after a lost response counts once, including its pictures', async () => {
  const { access } = await registerNewcomer()
  const send = (revision: string) =>
    call<User>('POST', api.resubmit, {
      token: access,
      body: formOf({ city: 'Haripur' }, { cnic_front: jpeg(card) }),
      headers: { 'if-match': revision },
    })
  expect(await send('"1"')).toMatchObject({ status: 200, body: { revision: 2 } })
  const again = await storingNothing(() => send('"1"'))
  expect(again).toMatchObject({ status: 412, body: { detail: en.users.changed } })
})

test('a corrected role is in the claims at once', async () => {
  const { user, access } = await registerNewcomer()
  const { body } = await call<User>('POST', api.resubmit, {
    token: access,
    json: { role: 'team', designation: 'Baker' },
  })
  expect(body).toMatchObject({ role: 'team', status: 'pending' })
  expect((await auth.getUser(user.id)).customClaims).toEqual({ role: 'team', approved: false })
  // the session stays valid
  expect((await call('GET', api.profile, { token: access })).status).toBe(200)
})

test('a correction with a taken, unknown or invalid field is rejected with its name, and nothing is stored', async () => {
  const { user: other } = await registerNewcomer()
  const { access } = await registerNewcomer()
  const sent = (json: object) => call('POST', api.resubmit, { token: access, json })
  const send = (json: object) => storingNothing(() => sent(json))
  const before = await counts()
  expect(await sent({ cnic: other.cnic })).toMatchObject({
    status: 409,
    body: { detail: 'CNIC is already used by another account. Please check what you entered.' },
  })
  // the error does not reveal which of the two is taken
  const { username, cnic } = other
  for (const json of [
    { username, cnic },
    { username, cnic: someCnic() },
    { username: someName(), cnic },
  ])
    expect(await sent(json)).toMatchObject({
      status: 409,
      body: { detail: 'Username or CNIC is already used by another account. Please check what you entered.' },
    })
  expect(await counts()).toEqual({ ...before, audit: before.audit + 4 })
  expect((await send({ email: 'new@example.org' })).status).toBe(400)
  expect((await send({ role: 'admin' })).status).toBe(400)
  expect((await send({ is_approved: true })).status).toBe(400)
  expect((await send({ role: 'team' })).body.detail).toContain(en.field.designation)
  expect((await call('POST', api.resubmit, { json: {} })).status).toBe(401)
})

test('the audit log records every error about a taken value, and without that record no such error is sent', async () => {
  const { user: other } = await registerNewcomer()
  const { user, access } = await registerNewcomer()
  for (const json of [{ cnic: other.cnic }, { username: other.username, cnic: other.cnic, city: 'Haripur' }])
    expect((await call('POST', api.resubmit, { token: access, json })).status).toBe(409)
  const { docs } = await refs.audit.where('target', '==', user.id).where('action', '==', 'user:taken').get()
  const line = { actor: user.id, action: 'user:taken', target: user.id, at: expect.any(String) as string }
  expect(docs.map((found) => found.data()).toSorted((a, b) => (a.at < b.at ? -1 : 1))).toEqual([
    { ...line, details: ['cnic'] },
    { ...line, details: ['username', 'cnic'] },
  ])

  const stopIntercepting = intercept((name, work) =>
    name === 'commit audit taken' ? Promise.reject(new Error('no line was written')) : work(),
  )
  const sent = { fields: { cnic: other.cnic }, pictures: {} }
  await expect(correctApplication(user.id, sent).finally(stopIntercepting)).rejects.toThrow('no line')
})

test('of two simultaneous corrections to one CNIC one is rejected, and the audit log records it', async () => {
  const [first, second] = await Promise.all([registerHere(), registerHere()])
  const sent = { fields: { cnic: someCnic() }, pictures: {} }
  // both have checked that it is free before either reserves it
  const both = Promise.withResolvers<void>()
  let looked = 0
  const stopIntercepting = intercept(async (name, work) => {
    if (name === 'commit change user') {
      looked += 1
      if (looked === 2) both.resolve()
      await both.promise
    }
    return work()
  })
  const corrected = await Promise.allSettled(
    [first, second].map(({ id }) => correctApplication(id, sent)),
  ).finally(stopIntercepting)
  const refused = corrected.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toMatchObject([{ status: 409 }])
  const { id } = corrected[0]?.status === 'rejected' ? first : second
  const lines = await refs.audit.where('target', '==', id).where('action', '==', 'user:taken').get()
  expect(lines.docs.map((line) => line.data().details)).toEqual([['cnic']])
})

test('a correction without changes is rejected, and the application stays rejected', async () => {
  const { user, access } = await registerNewcomer()
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason: 'Too dark.' } })
  const { first_name, cnic, phone } = user
  const refused = { status: 400, body: { detail: en.users.nothingCorrected } }
  await storingNothing(async () => {
    for (const json of [{}, { first_name, cnic, phone }, { cnic: cnic.replaceAll('-', '') }])
      expect(await call('POST', api.resubmit, { token: access, json })).toMatchObject(refused)
    expect(await post(api.resubmit, formOf({ first_name: ` ${first_name} ` }), access)).toMatchObject(refused)
  })
  const { body } = await call<User>('GET', api.profile, { token: access })
  expect(body).toMatchObject({ status: 'rejected', revision: 2 })
})

test('a profile change without changes gets a normal response, and nothing is stored', async () => {
  const token = await approvedToken()
  const { body: before } = await call<User>('GET', api.profile, { token })
  await storingNothing(async () => {
    for (const json of [{}, { phone: before.phone }])
      expect(await call('PATCH', api.profile, { token, json })).toMatchObject({ status: 200, body: before })
  })
})

test('a member may change their business in the profile, but not their identity', async () => {
  const { user, fields, access } = await registerNewcomer()
  expect((await call('PATCH', api.profile, { token: access, json: { city: 'Haripur' } })).status).toBe(403)
  await call('POST', api.approveUser(user.id), { token: admin })
  const token = await tokenOf(fields)
  expect((await call('POST', api.resubmit, { token, json: { first_name: 'Gul' } })).status).toBe(403)
  expect((await call('PATCH', api.profile, { token, json: { first_name: 'Gul' } })).status).toBe(400)
  const { status, body } = await call<User>('PATCH', api.profile, {
    token,
    json: { business: 'Shawls & Sons', phone: '0300 1234567' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    business: 'Shawls & Sons',
    phone: '0300 1234567',
    city: '',
    status: 'approved',
    revision: 3,
  })
})

test('a correction of an application approved in the meantime is rejected', async () => {
  const { user } = await registerNewcomer()
  await call('POST', api.approveUser(user.id), { token: admin })
  const sent = { fields: { first_name: 'Gul' }, pictures: {} }
  await expectRefusal(correctApplication(user.id, sent), 409, en.users.notPending)
})
