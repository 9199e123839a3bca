import type { UserHistory } from 'domain/office/history.ts'
import type { AnsweredUser, User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, refs, teamToken } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'

const admin = await adminToken()
const { body: me } = await call<User>('GET', api.profile, { token: admin })
const reject = (id: string, rejection_reason: string) =>
  call('POST', api.rejectUser(id), { token: admin, json: { rejection_reason } })
const historyOf = (id: string, token = admin) => call<UserHistory>('GET', api.userHistory(id), { token })
const viewsOf = async (id: string) =>
  (await refs.audit.where('target', '==', id).where('action', '==', 'history:view').get()).size

test('the history has decisions with reason, name and time; reading reasons is logged, and deletion removes it', async () => {
  const { user, access } = await registerNewcomer()
  expect((await historyOf(user.id)).body).toEqual({ email_verified: false, decisions: [], attempts: [] })
  expect(await viewsOf(user.id)).toBe(0)

  await reject(user.id, 'Too dark.\nOnce more.')
  await call('POST', api.resubmit, { token: access, json: { city: 'Haripur' } })
  await call('POST', api.approveUser(user.id), { token: admin })
  const by = { by: claimsIn(admin)['user_id'], by_name: me.full_name }
  const { body } = await historyOf(user.id)
  expect(body.decisions).toMatchObject([
    { ...by, action: 'user:reject', reason: 'Too dark.\nOnce more.', revision: 1 },
    { ...by, action: 'user:approve', reason: '', revision: 3 },
  ])
  expect(await viewsOf(user.id)).toBe(1)

  // an undone decision is not in the history
  await call('POST', api.undoDecision(user.id), { token: admin })
  expect((await historyOf(user.id)).body.decisions).toEqual(body.decisions.slice(0, 1))

  expect((await historyOf(user.id, access)).status).toBe(403)
  expect((await historyOf(user.id, await teamToken())).status).toBe(403)
  await call('DELETE', api.deleteUser(user.id), { token: admin })
  expect((await historyOf(user.id)).status).toBe(404)
  expect((await refs.histories.doc(user.id).get()).exists).toBe(false)
})

test('the history keeps the last twenty decisions', async () => {
  const { user } = await registerNewcomer()
  const one = { action: 'user:reject', by: 'operator', at: '2026-01-01T00:00:00.000Z', revision: 1 } as const
  const decisions = Array.from({ length: 20 }, (_, n) => ({ ...one, reason: `Reason ${n}.` }))
  await refs.histories.doc(user.id).set({ decisions })
  await reject(user.id, 'The last.')
  const reasons = (await historyOf(user.id)).body.decisions.map(({ reason }) => reason)
  expect(reasons).toHaveLength(20)
  expect([reasons[0], reasons.at(-1)]).toEqual(['Reason 1.', 'The last.'])
})

test('the list has confirmed e-mails and the number of late requests, on every page', async () => {
  const word = crypto.randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const people = []
  for (const business of ['a', 'b', 'c'])
    people.push((await registerNewcomer({ business: word + business })).user)
  const [first, second, third] = people
  await auth.updateUser(second!.id, { emailVerified: true })
  // an address that the user no longer has is not shown as confirmed
  await auth.updateUser(third!.id, { emailVerified: true, email: `other-${third!.email}` })
  const list = (query: string) =>
    call<AnsweredUser[]>('GET', `${api.users}?search=${word}&${query}`, { token: admin })
  const { body, headers } = await list('tab=requests')
  expect(body.map(({ id, email_verified }) => [id, email_verified])).toEqual([
    [first!.id, false],
    [second!.id, true],
    [third!.id, false],
  ])
  expect(headers.get('x-late-count')).toBe('0')
  expect((await list('tab=all')).headers.get('x-late-count')).toBeNull()
})
