import { FieldValue } from 'firebase-admin/firestore'
import { USER_TABS, isUnderTab } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { uniqueRef } from '../../functions/src/users/uniques.ts'
import { intercept, readsSoFar } from '../../functions/src/cloud/outgoing.ts'
import { approveApplication } from '../../functions/src/members/approve-application.ts'
import { mendIndex } from '../../functions/src/users/mend-index.ts'
import { allUsers, shardWithRoom } from '../../functions/src/users/user-index.ts'
import { refs } from '../support/admin.ts'
import { registerHere } from '../support/register-here.ts'

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
  const full = Object.fromEntries(Object.keys(sizes).map((shard) => [shard, 1000]))
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

test('a shard of the index takes a thousand users, then the next one is filled', async () => {
  const { sizes = {} } = (await refs.userIndexMeta.get()).data() ?? {}
  try {
    await refs.userIndexMeta.update({ sizes: { 0: 1000, 1: 1000, 2: 999 } })
    expect(await shardWithRoom()).toBe(2)
    await refs.userIndexMeta.update({ sizes: { 0: 1000 } })
    expect(await shardWithRoom()).toBe(1)
  } finally {
    await refs.userIndexMeta.update({ sizes })
  }
})
