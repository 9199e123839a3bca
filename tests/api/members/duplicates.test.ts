import { randomInt, randomUUID } from 'node:crypto'
import { KEYS_VERSION, type PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import type { User } from 'domain/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { intercept, readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { compareUsers } from '../../../functions/src/jobs/compare-users.ts'
import { findDuplicates } from '../../../functions/src/members/find-duplicates.ts'
import { expireAccount } from '../../../functions/src/accounts/finish-deletion.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { unzip } from '../../support/unzip.ts'

const admin = await adminToken()
const adminUid = String(claimsIn(admin)['user_id'])
const found = (id: string, token = admin) => call<PossibleDuplicate[]>('GET', api.duplicates(id), { token })
const openOnes = async (id: string) => (await found(id)).body.filter(({ is_dismissed }) => !is_dismissed)
const pairs = async (id: string) => (await openOnes(id)).map(({ user, likeness }) => [user.id, likeness])
const stored = async (id: string) => (await refs.duplicates.doc(id).get()).data()
const somePhone = () => `0345 ${randomInt(1_000_000, 10_000_000)}`
const letters = () => randomUUID().replaceAll(/[^a-f]/g, '')

test('a decision is shown who has the same phone, in any spelling, and who has a similar name and the same birth date', async () => {
  const [phone, last_name] = [somePhone(), `Abbasi${letters()}`]
  const first = await registerNewcomer({ first_name: 'Mehreen', phone })
  const born = { last_name, date_of_birth: '1988-05-09' }
  const second = await registerNewcomer({ first_name: 'Mariam', ...born })
  await call('POST', api.rejectUser(second.user.id), { token: admin, json: { rejection_reason: 'No.' } })
  const third = await registerNewcomer({
    first_name: 'Maryam',
    ...born,
    whatsapp: phone.replace('0', '+92 (0)'),
  })
  const { body } = await found(third.user.id)
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({
    user: { id: second.user.id, status: 'rejected', cnic: second.user.cnic },
    likeness: { full_name: 'similar', date_of_birth: 'same' },
  })
  expect(body[1]).toMatchObject({ user: { id: first.user.id }, likeness: { phone: 'same' } })
  expect(body[1]?.likeness).not.toHaveProperty('full_name')
  // stored where only admins read, with hashed keys
  const { keys = [], found: kept = {} } = (await stored(third.user.id)) ?? {}
  expect(Object.keys(kept).toSorted()).toEqual([first.user.id, second.user.id].toSorted())
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  for (const token of [third.access, await teamToken()])
    expect((await found(third.user.id, token)).status).toBe(403)
})

test('many with the same business do not hide who has the same phone', async () => {
  const [phone, business] = [somePhone(), `Oriflame ${letters()}`]
  const same = await registerNewcomer({ first_name: 'Zarmina', phone })
  const seller = await registerNewcomer({ business })
  // their ids come before all others
  const sellers = Array.from({ length: 25 }, (_, n) => refs.duplicates.doc(`--seller-${n}-${seller.user.id}`))
  const { keys = [] } = (await stored(seller.user.id)) ?? {}
  await Promise.all(sellers.map((ref) => ref.create({ keys })))
  const { user } = await registerNewcomer({ first_name: 'Rubina', phone, business })
  expect((await pairs(user.id)).map(([id]) => id)).toContain(same.user.id)
  await Promise.all(sellers.map((ref) => ref.delete()))
})

test('two people who are not the same are not asked about again to the readers of either, and the log says who decided', async () => {
  const phone = somePhone()
  const [one, two] = [
    (await registerNewcomer({ phone })).user.id,
    (await registerNewcomer({ phone })).user.id,
  ]
  expect(await pairs(two)).toEqual([[one, expect.objectContaining({ phone: 'same' })]])
  const dismiss = () => call('DELETE', api.dismissDuplicate(two, one), { token: admin })
  expect((await dismiss()).status).toBe(204)
  expect((await dismiss()).status).toBe(204)
  expect([await pairs(one), await pairs(two)]).toEqual([[], []])
  for (const id of [one, two]) {
    const lines = await refs.audit.where('target', '==', id).where('action', '==', 'user:distinguish').get()
    expect(lines.docs.map((line) => line.data()['actor'])).toEqual([adminUid])
  }
  expect((await call('DELETE', api.dismissDuplicate(two, 'nobody'), { token: admin })).status).toBe(404)
  // somebody else with the phone is still shown
  const { user } = await registerNewcomer({ phone })
  expect((await pairs(two)).map(([id]) => id)).toEqual([user.id])
})

test('that two people were told apart is undone for both, and the log says who did it', async () => {
  const phone = somePhone()
  const [one, two] = [
    (await registerNewcomer({ phone })).user.id,
    (await registerNewcomer({ phone })).user.id,
  ]
  const undo = () => call('POST', api.reconsiderDuplicate(one, two), { token: admin })
  // nothing to undo yet
  expect((await undo()).status).toBe(204)
  await call('DELETE', api.dismissDuplicate(two, one), { token: admin })
  expect((await found(one)).body).toMatchObject([{ user: { id: two }, is_dismissed: true }])
  expect((await undo()).status).toBe(204)
  expect((await undo()).status).toBe(204)
  expect((await found(one)).body).toMatchObject([{ user: { id: two }, is_dismissed: false }])
  expect((await found(two)).body).toMatchObject([{ user: { id: one }, is_dismissed: false }])
  for (const id of [one, two]) {
    const lines = await refs.audit.where('target', '==', id).where('action', '==', 'user:reconsider').get()
    expect(lines.docs.map((line) => line.data()['actor'])).toEqual([adminUid])
  }
  expect((await call('POST', api.reconsiderDuplicate(one, 'nobody'), { token: admin })).status).toBe(404)
})

test('the keys follow a correction', async () => {
  const phone = somePhone()
  const first = await registerNewcomer({ phone })
  const second = await registerNewcomer()
  expect(await pairs(first.user.id)).toEqual([])
  await call<User>('POST', api.resubmit, { token: second.access, json: { phone } })
  expect((await pairs(first.user.id)).map(([id]) => id)).toEqual([second.user.id])
  await call<User>('POST', api.resubmit, { token: second.access, json: { phone: somePhone() } })
  expect(await pairs(first.user.id)).toEqual([])
  expect((await stored(first.user.id))?.found).toEqual({})
})

test('nothing stays of a deleted account, whoever ends it', async () => {
  const phone = somePhone()
  const [kept, deleted, expired] = await Promise.all(
    Array.from({ length: 3 }, async () => (await registerNewcomer({ phone })).user.id),
  )
  if (!kept || !deleted || !expired) throw new Error('nobody registered')
  await call('DELETE', api.dismissDuplicate(kept, deleted), { token: admin })
  expect((await pairs(kept)).map(([id]) => id)).toEqual([expired])
  await call('DELETE', api.deleteUser(deleted), { token: admin })
  await expireAccount(expired, () => true, { term: 'rejected', now: new Date().toISOString() })
  for (const id of [deleted, expired]) expect(await stored(id)).toBeUndefined()
  expect((await stored(kept))?.found).toEqual({})
  expect(await pairs(kept)).toEqual([])
})

test('a deletion while possible duplicates are looked up leaves nothing behind', async () => {
  const phone = somePhone()
  const [kept, leaving] = [
    (await registerNewcomer({ phone })).user.id,
    (await registerNewcomer({ phone })).user.id,
  ]
  const stopIntercepting = intercept(async (name, run) => {
    if (name === 'commit store duplicates') await call('DELETE', api.deleteUser(leaving), { token: admin })
    return run()
  })
  await findDuplicates(kept, adminUid).finally(stopIntercepting)
  expect(JSON.stringify(await stored(kept))).not.toContain(leaving)
})

test('the daily job gives older users their keys, and those of an earlier version new ones', async () => {
  const phone = somePhone()
  const [one, two] = [
    (await registerNewcomer({ phone })).user.id,
    (await registerNewcomer({ phone })).user.id,
  ]
  const keys = (await stored(two))?.keys
  await refs.users.doc(two).update({ keysVersion: FieldValue.delete() })
  await refs.duplicates.doc(two).delete()
  expect(await pairs(one)).toEqual([])
  await compareUsers()
  expect((await refs.users.doc(two).get()).data()?.keysVersion).toBe(KEYS_VERSION)
  expect((await pairs(one)).map(([id]) => id)).toEqual([two])
  await refs.users.doc(two).update({ keysVersion: KEYS_VERSION - 1 })
  await refs.duplicates.doc(two).update({ keys: ['of an earlier version'] })
  await compareUsers()
  expect((await stored(two))?.keys).toEqual(keys)
})

test('one possible duplicate costs four reads, and none costs two', async () => {
  const phone = somePhone()
  const one = (await registerNewcomer({ phone })).user.id
  const readsOf = async (id: string) => {
    const before = readsSoFar()
    await findDuplicates(id, adminUid)
    return readsSoFar() - before
  }
  expect(await readsOf(one)).toBe(2)
  const two = (await registerNewcomer({ phone })).user.id
  // the first time it is stored too
  await findDuplicates(two, adminUid)
  expect(await readsOf(two)).toBe(4)
})

test('an archive of own data says what was alike, and names nobody', async () => {
  const phone = somePhone()
  const other = (await registerNewcomer({ phone })).user.id
  const { user, access } = await registerNewcomer({ phone })
  await found(user.id)
  const headers = { authorization: `Bearer ${access}` }
  const archive = await fetch(origin + api.ownData, { headers })
  const text = String(unzip(Buffer.from(await archive.arrayBuffer())).get('data.json'))
  expect(JSON.parse(text)).toMatchObject({
    possible_duplicates: [{ likeness: { phone: 'same' }, is_dismissed: false }],
  })
  expect(text).not.toContain(other)
})
