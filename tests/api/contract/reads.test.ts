import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { firestore } from '../../../functions/src/cloud/store.ts'
import { BLOGS, EVENTS } from '../../../functions/src/posts/post-kind.ts'
import { readPostList } from '../../../functions/src/posts/post-list.ts'
import { SHARD_SIZE } from '../../../functions/src/users/shard-size.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { endLoad } from '../../support/end-load.ts'
import { serveHere } from '../../support/in-process.ts'

// Serves the routes in this process, where the test can count every document read.
const { origin, close } = await serveHere(app)
afterAll(close)
const admin = await adminToken()

beforeAll(async () => {
  await endLoad(BLOGS)
  await endLoad(EVENTS)
})

async function readsOf(address: string, token?: string) {
  const before = readsSoFar()
  const response = await fetch(origin + address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const body = (await response.json()) as unknown[]
  expect(response.status).toBe(200)
  return {
    reads: readsSoFar() - before,
    shown: body.length,
    total: Number(response.headers.get('x-total-count')),
  }
}

const raise = (name: 'blogs' | 'events') =>
  refs.versions.doc(name).set({ version: FieldValue.increment(1) }, { merge: true })

test.each([
  ['blogs', api.blogs],
  ['events', api.events],
] as const)(
  'a response with unchanged %s reads one document, whatever their number',
  async (name, address) => {
    const [found] = (await refs[name].where('is_published', '==', true).limit(1).get()).docs
    const few = (await readsOf(address)).total
    expect(await readsOf(address)).toMatchObject({ reads: 1, total: few })
    expect(await readsOf(`${address}?limit=2&search=a`)).toMatchObject({ reads: 1 })

    const many = Array.from({ length: 300 }, (_none, n) => refs[name].doc(`counted-${n}`))
    const write = (work: (batch: FirebaseFirestore.WriteBatch, n: number) => void) => {
      const batch = firestore.batch()
      many.forEach((_ref, n) => work(batch, n))
      return batch.commit()
    }
    try {
      await write((batch, n) =>
        batch.set(many[n] as FirebaseFirestore.DocumentReference, found?.data() ?? {}),
      )
      await raise(name)
      const { reads, shown, total } = await readsOf(address)
      expect({ shown, total }).toEqual({ shown: 50, total: few + 300 })
      expect(reads).toBeGreaterThan(300)
      for (const query of ['', '?limit=10', '?limit=10&offset=290', '?search=a'])
        expect(await readsOf(address + query), query).toMatchObject({ reads: 1 })
    } finally {
      await write((batch, n) => batch.delete(many[n] as FirebaseFirestore.DocumentReference))
      await raise(name)
    }
    expect((await readsOf(address)).total).toBe(few)
  },
)

test('the search of users reads each shard once after a change, and none until the next change', async () => {
  // the requesting admin's own document, whether the chamber requires codes, and the version of the index
  const ALWAYS = 3
  await readsOf(api.users, admin)
  expect(await readsOf(`${api.users}?search=a`, admin)).toMatchObject({ reads: ALWAYS })

  const shards = Object.keys((await refs.userIndexMeta.get()).data()?.sizes ?? {})
  const extra = ['901', '902']
  const [first] = Object.values((await refs.userIndex.doc(shards[0] ?? '0').get()).data()?.users ?? {})
  const users = (shard: string) =>
    Object.fromEntries(
      Array.from({ length: SHARD_SIZE }, (_none, n) => {
        const id = `counted-${shard}-${n}`
        return [id, JSON.stringify({ ...JSON.parse(first ?? '{}'), id, full_name: `Counted ${n}` })]
      }),
    )
  const change = (size: number | FieldValue) =>
    refs.userIndexMeta.set(
      {
        version: FieldValue.increment(1),
        sizes: Object.fromEntries(extra.map((shard) => [shard, size])),
      },
      { merge: true },
    )
  try {
    for (const shard of extra) await refs.userIndex.doc(shard).set({ users: users(shard) })
    await change(SHARD_SIZE)
    const { reads, shown } = await readsOf(`${api.users}?search=counted`, admin)
    expect(shown).toBe(100)
    expect(reads).toBe(ALWAYS + shards.length + extra.length)
    expect(await readsOf(`${api.users}?search=counted+77`, admin)).toMatchObject({ reads: ALWAYS })
    expect(await readsOf(`${api.users}?search=nobody+at+all`, admin)).toEqual({
      reads: ALWAYS,
      shown: 0,
      total: 0,
    })
  } finally {
    for (const shard of extra) await refs.userIndex.doc(shard).delete()
    await change(FieldValue.delete())
  }
})

test('an unchanged list of events is sorted again when a day has ended', async () => {
  const before = await readPostList(EVENTS)
  expect(await readPostList(EVENTS)).toBe(before)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  try {
    const after = await readPostList(EVENTS)
    expect(after).not.toBe(before)
    expect(after.version).toBe(before.version)
  } finally {
    vi.useRealTimers()
  }
})
