import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { api, calls } from '../../support/addresses.ts'
import { refs } from '../../support/admin.ts'
import { call, registerNewcomer, tokenOf } from '../../support/client.ts'
import { pause } from '../../support/pause-publishing.ts'
import { approvedToken, signedInBefore } from '../../support/tokens.ts'

const { user, fields } = await registerNewcomer()
await approveApplication(user.id, { by: OPERATOR, role: 'admin' })
const token = await tokenOf(fields)
const recent = await signedInBefore(token, 14)
// last: the emulator accepts sessions since the one that it is told of
const old = await signedInBefore(token, 16)
const oldMember = await signedInBefore(await approvedToken(), 16)

const REFUSED = { status: 403, body: { detail: en.server.signInAgain, code: 'sign-in-again' } }

// repeated on purpose
const ASKING = [
  'POST /users/:id/role',
  'POST /users/:id/suspend',
  'POST /users/:id/reinstate',
  'POST /users/:id/second-factor/reset',
  'POST /opening',
  'POST /opening/close',
  'GET /exports/users',
  'GET /exports/forms/:name',
  'GET /profile/data',
  'DELETE /profile',
  'DELETE /users/:id/delete',
]

test.each(calls)('$name asks for a fresh sign-in only where it should', async ({ name, path, endpoint }) => {
  const address = `/api/auth${path.replace(':id', 'nobody').replace(':name', 'cnic_front')}/`
  const sent = ['POST', 'PATCH'].includes(endpoint.method) ? { json: { nothing: true } } : {}
  // admins cannot delete their own account
  const by = name === 'DELETE /profile' ? oldMember : old
  const { status, body } = await call(endpoint.method, address, { token: by, ...sent })
  if (ASKING.includes(name)) expect({ status, body }).toEqual(REFUSED)
  else expect(body?.['code']).toBeUndefined()
  expect(endpoint.needsFreshSignIn === true).toBe(ASKING.includes(name))
  // an admin may, so publishing goes on
  if (name === 'POST /publishing/resume') await pause()
})

test('a sign-in 14 minutes ago is fresh, and a missing right is reported first', async () => {
  expect((await call('DELETE', api.deleteUser('nobody'), { token: recent })).status).toBe(404)
  const { status, body } = await call('DELETE', api.deleteUser('nobody'), { token: oldMember })
  expect({ status, body }).toEqual({ status: 403, body: { detail: en.server.forbidden } })
})

test('a different bank account asks for a fresh sign-in; the same one and other fields do not', async () => {
  const change = (json: object) => call('PATCH', api.sitePart('organisation'), { token: old, json })
  const before = (await refs.site.doc('organisation').get()).data()
  const stored = (before?.['bank'] ?? samples.organisation.bank) as object
  const bank = { ...stored, accountTitle: 'Somebody else' }
  const { status, body } = await change({ bank })
  expect({ status, body }).toEqual(REFUSED)
  expect((await refs.site.doc('organisation').get()).data()).toEqual(before)
  expect(
    (await refs.mail.where('uid', '==', user.id).where('template', '==', 'bankChanged').get()).size,
  ).toBe(0)
  expect((await change({ bank: stored })).status).toBe(200)
})

const way = { label: 'JazzCash', accountTitle: 'The Chamber', number: '0300 1234567', note: '' }

test.each([
  ['another number', [{ ...way, number: '0300 7654321' }]],
  ['another title', [{ ...way, accountTitle: 'Somebody else' }]],
  ['another note', [{ ...way, note: 'Send it to 0300 7654321' }]],
  ['another name', [{ ...way, label: 'Easypaisa' }]],
  ['one more line', [way, { ...way, label: 'Easypaisa', number: '0300 7654321' }]],
  ['an IBAN', [{ ...way, number: 'PK36 SCBL 0000 0011 2345 6702' }]],
  ['no lines', []],
])('of the other ways to pay, %s asks for a fresh sign-in, and nothing is stored', async (_what, ways) => {
  const site = refs.site.doc('organisation')
  const before = (await site.get()).data()
  await site.set({ ...samples.organisation, ways: [way] })
  const { status, body } = await call('PATCH', api.sitePart('organisation'), { token: old, json: { ways } })
  expect({ status, body }).toEqual(REFUSED)
  expect((await site.get()).data()?.['ways']).toEqual([way])
  const same = { token: old, json: { ways: [way] } }
  expect((await call('PATCH', api.sitePart('organisation'), same)).status).toBe(200)
  await (before ? site.set(before) : site.delete())
})
