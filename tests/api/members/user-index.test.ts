import { MAX_LENGTH } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { USER_TABS, isUnderTab } from 'domain/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { newUser } from '../../../functions/src/accounts/new-user.ts'
import { intercept, readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { find, transact } from '../../../functions/src/cloud/store.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { mendIndex } from '../../../functions/src/users/mend-index.ts'
import { SHARD_SIZE } from '../../../functions/src/users/shard-size.ts'
import { uniqueRef } from '../../../functions/src/users/uniques.ts'
import { allUsers, shardWithRoom, updateUserIndex } from '../../../functions/src/users/user-index.ts'
import { refs } from '../../support/admin.ts'
import { newRegistration, registerHere } from '../../support/register-here.ts'

const admin = (await uniqueRef('email', 'admin@chamber.example').get()).data()?.uid ?? ''

/** Fails unless index, sizes and counts agree with the users. */
async function expectAgreement() {
  const users = (await refs.users.get()).docs.map((user) => ({ id: user.id, ...user.data() }))
  const listed = await allUsers()
  expect(listed.map(({ item: { id, status } }) => `${id} ${status}`).toSorted()).toEqual(
    users.map(({ id, status }) => `${id} ${status}`).toSorted(),
  )
  const meta = (await refs.userIndexMeta.get()).data()
  expect(Object.values(meta?.sizes ?? {}).reduce((sum, size) => sum + size, 0)).toBe(users.length)
  for (const tab of USER_TABS)
    expect(meta?.counts[tab], tab).toBe(users.filter((user) => isUnderTab(user, tab)).length)
}

test('fifty simultaneous decisions leave the index of users right', async () => {
  const applicants = await Promise.all(Array.from({ length: 50 }, registerHere))
  await Promise.all(applicants.map(({ id }) => approveApplication(id, { by: admin })))
  await expectAgreement()
}, 120_000)

test('an index that disagrees with its users is mended, and one that agrees is left alone', async () => {
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
  await refs.userIndexMeta.update({ sizes: {}, 'counts.all': FieldValue.increment(7) })
  expect(await mendIndex()).toBe(3)
  await expectAgreement()
  expect(await mendIndex()).toBe(0)
})

test('a mended entry is seen where the entries before it were kept, though sizes and counts were right', async () => {
  const { id, full_name } = await registerHere()
  const shard = refs.userIndex.doc(String((await refs.users.doc(id).get()).data()?.indexShard))
  const text = (await shard.get()).data()?.users[id] ?? ''
  await shard.update({ [`users.${id}`]: text.replace(full_name, 'Somebody Else') })
  const listedName = async () => (await allUsers()).find(({ item }) => item.id === id)?.item.full_name
  expect(await listedName()).toBe('Somebody Else')
  expect(await mendIndex()).toBe(1)
  expect(await listedName()).toBe(full_name)
})

test('a shard that is opened while the index is mended keeps its users', async () => {
  const { sizes = {} } = (await refs.userIndexMeta.get()).data() ?? {}
  const full = Object.fromEntries(Object.keys(sizes).map((shard) => [shard, SHARD_SIZE]))
  let opened: number | undefined
  const stopIntercepting = intercept(async (name, call) => {
    if (name === 'commit mend meta') {
      await refs.userIndexMeta.update({ sizes: full })
      const { id } = await registerHere()
      opened = (await refs.users.doc(id).get()).data()?.indexShard
    }
    return call()
  })
  await mendIndex().finally(stopIntercepting)
  expect(Object.keys(sizes)).not.toContain(String(opened))
  await expectAgreement()
})

test('an unchanged list of users costs one read', async () => {
  await allUsers()
  const before = readsSoFar()
  await allUsers()
  expect(readsSoFar() - before).toBe(1)
})

test('a shard of the index is filled, then the next one, and one that somebody has left again', async () => {
  const { sizes = {} } = (await refs.userIndexMeta.get()).data() ?? {}
  const [full, room] = [SHARD_SIZE, SHARD_SIZE - 1]
  try {
    await refs.userIndexMeta.update({ sizes: { 0: full, 1: full, 2: room } })
    expect(await shardWithRoom()).toBe(2)
    await refs.userIndexMeta.update({ sizes: { 0: full } })
    expect(await shardWithRoom()).toBe(1)
    await refs.userIndexMeta.update({ sizes: { 0: room, 1: full } })
    expect(await shardWithRoom()).toBe(0)
  } finally {
    await refs.userIndexMeta.update({ sizes })
  }
})

/** Somebody whose entry is as large as what she may write lets it be: in a script of three bytes a letter. */
async function widestUser(indexShard: number): Promise<UserDocument> {
  const wide = (length: number) => 'ༀ'.repeat(length)
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

test('a thousand people whose entries could not be larger are listed, and the next one registers', async () => {
  const ids = Array.from({ length: 1000 }, (_none, n) => `widest-${n}`)
  const indexed = new Map<string, UserDocument>()
  try {
    for (const ten of inTens(ids)) {
      const user = await widestUser(await shardWithRoom())
      await transact('register ten', async (tx) => {
        for (const id of ten) updateUserIndex(tx, id, undefined, user)
      })
      for (const id of ten) indexed.set(id, user)
    }
    for (const { id, data } of await find(refs.userIndex))
      expect(Buffer.byteLength(JSON.stringify(data)), id).toBeLessThan(2 ** 19 + 2 ** 16)
    const { id: next } = await registerHere()
    const listed = new Set((await allUsers()).map(({ item }) => item.id))
    expect([...ids, next].filter((id) => !listed.has(id))).toEqual([])
  } finally {
    for (const ten of inTens([...indexed.keys()]))
      await transact('remove ten', async (tx) => {
        for (const id of ten) updateUserIndex(tx, id, indexed.get(id))
      })
  }
}, 120_000)
