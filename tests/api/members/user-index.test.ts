// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { comparable } from 'domain/values/comparable.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { UserListItem } from 'domain/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { newUser } from '../../../functions/src/accounts/register-applicant.ts'
import { intercept, readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { find, firestore, transact } from '../../../functions/src/cloud/store.ts'
import { countWaiting } from '../../../functions/src/inbox/count-waiting.ts'
import { compareUsers } from '../../../functions/src/jobs/compare-users.ts'
import { runEveryDay } from '../../../functions/src/jobs/scheduled.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { findUsers } from '../../../functions/src/members/find-users.ts'
import { SHARD_SIZE } from '../../../functions/src/users/shard-size.ts'
import {
  allUsers,
  findShardWithRoom,
  indexEntry,
  updateUserIndex,
} from '../../../functions/src/users/user-index.ts'
import { refs } from '../../support/admin.ts'
import { newRegistration, registerAdminHere, registerHere } from '../../support/register-here.ts'

const admin = await registerAdminHere()

/** Fails unless index and sizes agree with the users. */
async function expectAgreement() {
  const users = (await refs.users.get()).docs.map((user) => ({ id: user.id, ...user.data() }))
  const listed = await allUsers()
  expect(listed.map(({ item: { id, status } }) => `${id} ${status}`).toSorted()).toEqual(
    users.map(({ id, status }) => `${id} ${status}`).toSorted(),
  )
  const meta = (await refs.userIndexMeta.get()).data()
  expect(Object.values(meta?.sizes ?? {}).reduce((sum, size) => sum + size, 0)).toBe(users.length)
}

test('fifty simultaneous decisions leave the index of users correct', async () => {
  const applicants = await Promise.all(Array.from({ length: 50 }, registerHere))
  await Promise.all(applicants.map(({ id }) => approveApplication(id, { by: admin })))
  await expectAgreement()
})

test('an index that differs from its users is repaired, and a correct one is left alone', async () => {
  const { id } = await registerHere()
  const { id: missing } = await registerHere()
  const shards = await Promise.all(
    [id, missing].map(async (uid) => (await refs.users.doc(uid).get()).data()?.indexShard),
  )
  const shard = refs.userIndex.doc(String(shards[0]))
  expect(shards[1]).toBe(shards[0])
  const text = (await shard.get()).data()?.users[id] ?? ''
  await shard.set(
    {
      users: {
        [id]: text.replace('"pending"', '"approved"') as never,
        [missing]: FieldValue.delete(),
        nobody: text,
      },
    },
    { merge: true },
  )
  await refs.userIndexMeta.update({ sizes: {} })
  expect(await compareUsers()).toMatchObject({ entries: 3 })
  await expectAgreement()
  expect(await compareUsers()).toEqual({ entries: 0, moved: 0, claims: 0, emails: 0 })
})

test('a repaired entry replaces cached entries even if the sizes were correct', async () => {
  const { id, full_name } = await registerHere()
  const shard = refs.userIndex.doc(String((await refs.users.doc(id).get()).data()?.indexShard))
  const text = (await shard.get()).data()?.users[id] ?? ''
  await shard.update({ [`users.${id}`]: text.replace(full_name, 'Somebody Else') })
  const listedName = async () => (await allUsers()).find(({ item }) => item.id === id)?.item.full_name
  expect(await listedName()).toBe('Somebody Else')
  expect(await compareUsers()).toMatchObject({ entries: 1 })
  expect(await listedName()).toBe(full_name)
})

test('an entry of an earlier version has an empty town until the daily job fills it', async () => {
  const { id, city, phone } = await registerHere()
  const shard = refs.userIndex.doc(String((await refs.users.doc(id).get()).data()?.indexShard))
  const text = (await shard.get()).data()?.users[id] ?? ''
  const {
    phone: _phone,
    city: _city,
    business_nature: _nature,
    is_final: _final,
    ...earlier
  } = JSON.parse(text) as UserListItem
  await shard.update({ [`users.${id}`]: JSON.stringify(earlier) })
  await refs.userIndexMeta.update({ version: FieldValue.increment(1) })
  const listed = async () => (await allUsers()).find(({ item }) => item.id === id)?.item
  expect(await listed()).toMatchObject({ phone: '', city: '', business_nature: '', is_final: false })
  expect(await compareUsers()).toMatchObject({ entries: 1 })
  expect(await listed()).toMatchObject({ phone, city })
})

test('twenty applications in an hour cost an open list seven reads each and one for each shard', async () => {
  const actor = { uid: admin, role: 'admin', approved: true } as const
  let reads = 0
  for (let n = 0; n < 20; n += 1) {
    await registerHere()
    const before = readsSoFar()
    await findUsers({ tab: 'requests', search: '', limit: 20, after: undefined })
    await countWaiting(actor)
    reads += readsSoFar() - before
  }
  const shards = Object.keys((await refs.userIndexMeta.get()).data()?.sizes ?? {}).length
  // the list reads its version and each shard; the rail reads the version and counts five lists
  expect(reads).toBeLessThanOrEqual(20 * (1 + shards + 1 + 5))
})

test('requests at the same time read a changed index once, and a failure is not kept', async () => {
  const newVersion = () => refs.userIndexMeta.update({ version: FieldValue.increment(1) })
  await newVersion()
  let loads = 0
  let isBroken = true
  const stopIntercepting = intercept(async (name, go) => {
    if (name !== 'read many') return go()
    loads += 1
    if (isBroken) throw new Error('No answer.')
    return go()
  })
  try {
    const failed = await Promise.allSettled([allUsers(), allUsers(), allUsers()])
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']))
    isBroken = false
    loads = 0
    const [first, ...others] = await Promise.all([allUsers(), allUsers(), allUsers()])
    expect(first.length).toBeGreaterThan(0)
    for (const users of others) expect(users).toBe(first)
    expect(loads).toBe(1)
  } finally {
    stopIntercepting()
  }
})

test('a shard that is created during the repair of another keeps its users', async () => {
  const { sizes = {} } = (await refs.userIndexMeta.get()).data() ?? {}
  const full = Object.fromEntries(Object.keys(sizes).map((shard) => [shard, SHARD_SIZE]))
  await refs.userIndex.doc('0').set({ users: { nobody: '{}' } }, { merge: true })
  let opened = -1
  const stopIntercepting = intercept(async (name, call) => {
    if (name === 'commit rewrite entries' && opened < 0) {
      await refs.userIndexMeta.update({ sizes: full })
      const { id } = await registerHere()
      opened = (await refs.users.doc(id).get()).data()?.indexShard ?? -1
    }
    return call()
  })
  await compareUsers().finally(stopIntercepting)
  expect(Object.keys(sizes)).not.toContain(String(opened))
  expect((await refs.userIndexMeta.get()).data()?.sizes[opened]).toBe(1)
  await compareUsers()
  await expectAgreement()
})

test('a comparison that runs out of time continues at the same place the next time', async () => {
  await compareUsers()
  const { id } = await registerHere()
  const shard = refs.userIndex.doc('0')
  await refs.users.doc(id).update({ indexShard: 0 })
  await compareUsers()
  await refs.userIndexMeta.set({ sizes: { 1: FieldValue.increment(0) } }, { merge: true })
  let left = 1
  await compareUsers(() => (left -= 1) >= 0)
  expect((await refs.userIndexMeta.get()).data()?.comparedTo).toBe(1)

  await shard.update({ [`users.${id}`]: FieldValue.delete() })
  expect(await compareUsers()).toMatchObject({ entries: 0 })
  expect(await compareUsers()).toMatchObject({ entries: 1 })
  await expectAgreement()
})

/** Adds a user that the second and last shard does not list yet. */
async function someoneMissing(): Promise<() => Promise<boolean>> {
  await compareUsers()
  const { id } = await registerHere()
  await refs.users.doc(id).update({ indexShard: 1 })
  await refs.userIndexMeta.set({ sizes: { 1: FieldValue.increment(0) } }, { merge: true })
  return async () => id in ((await refs.userIndex.doc('1').get()).data()?.users ?? {})
}

test('an error in one shard does not stop the comparison of others, and the job reports the error', async () => {
  const isListed = await someoneMissing()
  const stopIntercepting = intercept((name, call) =>
    name === 'read userIndex/0' ? Promise.reject(new Error('broken')) : call(),
  )
  await expect(runEveryDay(new Date()).finally(stopIntercepting)).rejects.toThrow('The index of users')
  expect(await isListed()).toBe(true)
  await compareUsers()
  await expectAgreement()
})

test('a shard that ended the process is not the first one the next day', async () => {
  const isListed = await someoneMissing()
  let stopIntercepting = () => {}
  await new Promise<void>((end) => {
    stopIntercepting = intercept((name, call) => {
      if (name !== 'read userIndex/0') return call()
      end()
      return new Promise(() => {})
    })
    void compareUsers()
  }).finally(() => stopIntercepting())
  const stopAgain = intercept((name, call) =>
    name === 'read userIndex/0' ? Promise.reject(new Error('ends the process')) : call(),
  )
  await compareUsers().finally(stopAgain)
  expect(await isListed()).toBe(true)
  await compareUsers()
  await expectAgreement()
})

test('a shard from when shards were larger is reduced to the current size', async () => {
  const CROWDED = 30
  const ids = Array.from({ length: SHARD_SIZE + 25 }, (_none, n) => `crowded-${n}`)
  const user = await newUser(await newRegistration(), {
    addresses: {},
    indexShard: CROWDED,
    language: 'en',
    createdAt: new Date().toISOString(),
  })
  const fill = firestore.batch()
  for (const id of ids) fill.set(refs.users.doc(id), user)
  const users = Object.fromEntries(ids.map((id) => [id, indexEntry(id, user)]))
  fill.set(refs.userIndex.doc(String(CROWDED)), { users })
  const version = FieldValue.increment(1)
  fill.set(refs.userIndexMeta, { version, sizes: { [CROWDED]: ids.length } }, { merge: true })
  await fill.commit()
  try {
    expect(await compareUsers()).toEqual({ entries: 0, moved: 25, claims: 0, emails: 0 })
    expect((await refs.userIndexMeta.get()).data()?.sizes[CROWDED]).toBe(SHARD_SIZE)
    await expectAgreement()
  } finally {
    const empty = firestore.batch()
    for (const id of ids) empty.delete(refs.users.doc(id))
    await empty.commit()
    expect(await compareUsers()).toMatchObject({ entries: ids.length })
    await refs.userIndexMeta.update({ [`sizes.${CROWDED}`]: FieldValue.delete() })
  }
})

test('the daily job writes phones of older users in E.164, and never over a newer change', async () => {
  const { id } = await registerHere()
  const ref = refs.users.doc(id)
  const absent = {
    phone_e164: FieldValue.delete(),
    whatsapp_e164: FieldValue.delete(),
    keysVersion: FieldValue.delete(),
  }
  await ref.update({ ...absent, phone: '+92 (0)312 1234567', whatsapp: '' })
  const stopIntercepting = intercept(async (name, call) => {
    // changed by the user after the job has read the shard
    if (name === 'commit complete user') await ref.update({ phone: '0345 1234567' })
    return call()
  })
  await compareUsers().finally(stopIntercepting)
  expect((await ref.get()).data()).toMatchObject({ phone_e164: '+923451234567', whatsapp_e164: '' })
  await expectAgreement()
  expect(await search('+92 345 1234567')).toContain(id)
})

test('an unchanged list of users costs one read', async () => {
  await allUsers()
  const before = readsSoFar()
  await allUsers()
  expect(readsSoFar() - before).toBe(1)
})

test('shards are filled in order, and a shard with a free place is filled again', async () => {
  const { sizes = {} } = (await refs.userIndexMeta.get()).data() ?? {}
  const [full, room] = [SHARD_SIZE, SHARD_SIZE - 1]
  try {
    await refs.userIndexMeta.update({ sizes: { 0: full, 1: full, 2: room } })
    expect(await findShardWithRoom()).toEqual({ shard: 2, room: 1 })
    await refs.userIndexMeta.update({ sizes: { 0: full } })
    expect(await findShardWithRoom()).toEqual({ shard: 1, room: full })
    await refs.userIndexMeta.update({ sizes: { 0: room, 1: full } })
    expect(await findShardWithRoom()).toEqual({ shard: 0, room: 1 })
  } finally {
    await refs.userIndexMeta.update({ sizes })
  }
})

const wide = (length: number) => 'ༀ'.repeat(length)

/** Returns the ids of all users in a search result. */
async function search(words: string): Promise<string[]> {
  const { listed } = await findUsers({ tab: 'all', search: comparable(words), limit: 20, after: undefined })
  return listed.map(({ id }) => id).toSorted()
}

/** Makes a user with the largest possible entry: in a script of three bytes per character. */
async function widestUser(indexShard: number): Promise<UserDocument> {
  return newUser(
    {
      ...(await newRegistration()),
      email: wide(MAX_LENGTH.email),
      username: wide(MAX_LENGTH.username),
      first_name: wide(MAX_LENGTH.name),
      last_name: wide(MAX_LENGTH.name),
      business: wide(MAX_LENGTH.business),
      role: 'team',
      designation: wide(MAX_LENGTH.designation),
    },
    { addresses: {}, indexShard, language: 'en', createdAt: new Date().toISOString() },
  )
}

const inTens = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: all.length / 10 }, (_none, n) => all.slice(n * 10, n * 10 + 10))

test('a thousand users with the largest entries are found, and one more registers and is found', async () => {
  const ids = Array.from({ length: 1000 }, (_none, n) => `widest-${n}`)
  const indexed = new Map<string, UserDocument>()
  try {
    for (const ten of inTens(ids)) {
      const user = await widestUser((await findShardWithRoom()).shard)
      await transact('register ten', async (tx) => {
        for (const id of ten) updateUserIndex(tx, id, undefined, user)
      })
      for (const id of ten) indexed.set(id, user)
    }
    for (const { id, data } of await find(refs.userIndex))
      expect(Buffer.byteLength(JSON.stringify(data)), id).toBeLessThan(2 ** 19 + 2 ** 16)
    const { id: next, email } = await registerHere()
    expect(await search(wide(MAX_LENGTH.name))).toEqual(ids.toSorted())
    expect(await search(email)).toEqual([next])
  } finally {
    for (const ten of inTens([...indexed.keys()]))
      await transact('remove ten', async (tx) => {
        for (const id of ten) updateUserIndex(tx, id, indexed.get(id))
      })
  }
})
