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
  ['makes herself an admin', (db, me) => updateDoc(doc(db, 'users', me), { role: 'admin' })],
  [
    'approves herself',
    (db, me) => updateDoc(doc(db, 'users', me), { status: 'approved', is_approved: true }),
  ],
  ['changes only her phone', (db, me) => updateDoc(doc(db, 'users', me), { phone: '0300 0000000' })],
  ['adds a field nobody knows', (db, me) => setDoc(doc(db, 'users', me), { super: true }, { merge: true })],
  [
    'writes a whole document of her own',
    (db, me) => setDoc(doc(db, 'users', me), { role: 'member', status: 'pending' }),
  ],
  [
    'says that her claims changed',
    (db, me) => updateDoc(doc(db, 'users', me), { claimsUpdatedAt: serverTimestamp() }),
  ],
  ['raises her revision', (db, me) => updateDoc(doc(db, 'users', me), { revision: increment(1) })],
  ['grows an array', (db, me) => updateDoc(doc(db, 'users', me), { list: arrayUnion('x') })],
  ['deletes herself past the API', (db, me) => deleteDoc(doc(db, 'users', me))],
  ['writes below her document', (db, me) => addDoc(collection(db, 'users', me, 'notes'), { text: 'x' })],
  ['publishes a draft', (db) => updateDoc(doc(db, 'blogs', 'existing'), { is_published: true })],
  ['erases the log', (db) => deleteDoc(doc(db, 'audit', 'existing'))],
  ['sends a mail', (db) => addDoc(collection(db, 'mail'), { to: 'all@example.org', template: 'approved' })],
  [
    'hides a write among others in a batch',
    (db, me) =>
      writeBatch(db)
        .set(doc(db, 'messages', 'new'), { text: 'x' })
        .update(doc(db, 'users', me), { role: 'admin' })
        .commit(),
  ],
  [
    'writes in a transaction',
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

describe.each(Object.keys(COLLECTIONS))('nobody writes to %s', (name) => {
  test.each(ACTOR_NAMES)('%s may not', async (actor) => {
    const db = databaseOf(environment, actor)
    await Promise.all([
      assertFails(addDoc(collection(db, name), { owner: actor })),
      assertFails(setDoc(doc(db, name, actor), { owner: actor })),
      assertFails(updateDoc(doc(db, name, 'existing'), { owner: actor })),
      assertFails(deleteDoc(doc(db, name, 'existing'))),
    ])
  })
})

describe.each(ATTACKS)('nobody %s', (_attack, write) => {
  test.each(ACTOR_NAMES)('%s may not', async (actor) => {
    await assertFails(write(databaseOf(environment, actor), actor))
  })
})
