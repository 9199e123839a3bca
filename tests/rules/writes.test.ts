import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  addDoc,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { ACTOR_NAMES, type ActorName, databaseOf, openRules, seed } from './actors.ts'
import { COLLECTIONS } from './collections.ts'

type Write = (db: Firestore, me: ActorName) => Promise<unknown>

/** Writes that a slightly too generous rule would allow. */
const ATTACKS: [attack: string, write: Write][] = [
  ['set its own role to admin', (db, me) => updateDoc(doc(db, 'users', me), { role: 'admin' })],
  [
    'approve its own application',
    (db, me) => updateDoc(doc(db, 'users', me), { status: 'approved', is_approved: true }),
  ],
  ['change only its own phone', (db, me) => updateDoc(doc(db, 'users', me), { phone: '0300 0000000' })],
  ['add an unknown field', (db, me) => setDoc(doc(db, 'users', me), { super: true }, { merge: true })],
  ['write its own document', (db, me) => setDoc(doc(db, 'users', me), { role: 'member', status: 'pending' })],
  [
    'report changed claims',
    (db, me) => updateDoc(doc(db, 'users', me), { claimsUpdatedAt: serverTimestamp() }),
  ],
  ['raise its own revision', (db, me) => updateDoc(doc(db, 'users', me), { revision: increment(1) })],
  ['append to an array', (db, me) => updateDoc(doc(db, 'users', me), { list: arrayUnion('x') })],
  ['delete its own document without the API', (db, me) => deleteDoc(doc(db, 'users', me))],
  ['write below its own document', (db, me) => addDoc(collection(db, 'users', me, 'notes'), { text: 'x' })],
  ['publish a draft', (db) => updateDoc(doc(db, 'blogs', 'existing'), { is_published: true })],
  ['delete a line of the log', (db) => deleteDoc(doc(db, 'audit', 'existing'))],
  ['send a mail', (db) => addDoc(collection(db, 'mail'), { to: 'all@example.org', template: 'approved' })],
  [
    'hide a write in a batch',
    (db, me) =>
      writeBatch(db)
        .set(doc(db, 'messages', 'new'), { text: 'x' })
        .update(doc(db, 'users', me), { role: 'admin' })
        .commit(),
  ],
  [
    'write in a transaction',
    (db, me) =>
      runTransaction(db, async (transaction) => {
        transaction.set(doc(db, 'users', me), { role: 'admin' })
      }),
  ],
]

let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('demo-rules-writes')
  await seed(environment, (db) =>
    Promise.all(
      Object.keys(COLLECTIONS).map((name) => setDoc(doc(db, name, 'existing'), { owner: 'member' })),
    ),
  )
})
afterAll(() => environment.cleanup())

describe.each(Object.keys(COLLECTIONS))('no role can write to %s', (name) => {
  test.each(ACTOR_NAMES)('as %s', async (actor) => {
    const db = databaseOf(environment, actor)
    await Promise.all([
      assertFails(addDoc(collection(db, name), { owner: actor })),
      assertFails(setDoc(doc(db, name, actor), { owner: actor })),
      assertFails(updateDoc(doc(db, name, 'existing'), { owner: actor })),
      assertFails(deleteDoc(doc(db, name, 'existing'))),
    ])
  })
})

describe.each(ATTACKS)('no role can %s', (_attack, write) => {
  test.each(ACTOR_NAMES)('as %s', async (actor) => {
    await assertFails(write(databaseOf(environment, actor), actor))
  })
})
