import {
  AggregateField,
  type DocumentReference,
  getFirestore,
  type PartialWithFieldValue,
  type Query,
  type Transaction as FirestoreTransaction,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import { firebaseApp } from './firebase.ts'
import { callOut, countReads } from './outgoing.ts'

/** Returns whether a text can be the id of a document. */
export const isId = (id: string): boolean => /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id)

export const firestore = getFirestore(firebaseApp)

export interface FoundDocument<T> {
  id: string
  ref: DocumentReference<T>
  data: T
}

/** What a transaction may do. All reads come before the first write, and the whole may run more than once. */
export interface Transaction {
  read<T>(ref: DocumentReference<T>): Promise<T | undefined>
  readMany<T>(refs: DocumentReference<T>[]): Promise<(T | undefined)[]>
  find<T>(query: Query<T>): Promise<FoundDocument<T>[]>
  create<T>(ref: DocumentReference<T>, data: WithFieldValue<T>): void
  /** Writes the named fields. Creates the document if there is none. */
  merge<T>(ref: DocumentReference<T>, data: PartialWithFieldValue<T>): void
  /** Writes the whole document, whatever was there. */
  replace<T>(ref: DocumentReference<T>, data: WithFieldValue<T>): void
  update<T>(ref: DocumentReference<T>, data: UpdateData<T>): void
  remove(ref: DocumentReference): void
  /** Runs after the transaction has ended, also after a failure: a commit whose answer is lost may have succeeded. */
  afterwards(work: () => void): void
}

// fifty decisions at once queue for the same documents
const ATTEMPTS = 20

/** Reads a document; `undefined` if there is none. */
export async function read<T>(ref: DocumentReference<T>): Promise<T | undefined> {
  const snapshot = await callOut(`read ${ref.path}`, () => ref.get())
  countReads(1)
  return snapshot.data()
}

/** Finds the documents of a query. */
export async function find<T>(query: Query<T>): Promise<FoundDocument<T>[]> {
  const { docs } = await callOut('find', () => query.get())
  countReads(docs.length)
  return docs.map((snapshot) => ({ id: snapshot.id, ref: snapshot.ref, data: snapshot.data() }))
}

/** Counts the results of a query. Firestore bills one read for each thousand. */
export async function count<T>(query: Query<T>): Promise<number> {
  const answer = await callOut('count', () => query.count().get())
  countReads(1)
  return answer.data().count
}

/** Counts the results of a query and adds up a field of theirs. Firestore bills one read for each thousand. */
export async function countAndSum<T>(
  query: Query<T>,
  field: string,
): Promise<{ count: number; sum: number }> {
  const answer = await callOut('sum', () =>
    query.aggregate({ count: AggregateField.count(), sum: AggregateField.sum(field) }).get(),
  )
  countReads(1)
  return answer.data()
}

/** Reads documents in the order of their references; `undefined` for missing ones. */
export async function readMany<T>(refs: DocumentReference<T>[]): Promise<(T | undefined)[]> {
  if (refs.length === 0) return []
  const snapshots = await callOut('read many', () => firestore.getAll(...(refs as DocumentReference[])))
  countReads(refs.length)
  return snapshots.map((snapshot) => snapshot.data() as T | undefined)
}

/** Creates a document. It fails if there is one. */
export async function create<T>(ref: DocumentReference<T>, data: WithFieldValue<T>): Promise<void> {
  await callOut(`create ${ref.path}`, () => ref.create(data))
}

/** Writes the named fields. Creates the document if there is none. */
export async function merge<T>(ref: DocumentReference<T>, data: PartialWithFieldValue<T>): Promise<void> {
  await callOut(`merge ${ref.path}`, () => ref.set(data, { merge: true }))
}

/** Changes fields of a document. It fails if there is none. */
export async function update<T>(ref: DocumentReference<T>, data: UpdateData<T>): Promise<void> {
  await callOut(`update ${ref.path}`, () => ref.update(data as UpdateData<unknown>))
}

/** Updates a document, unless there is none. */
export async function updateIfThere<T>(ref: DocumentReference<T>, data: UpdateData<T>): Promise<void> {
  await update(ref, data).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
  })
}

/** Deletes a document, if there is one. */
export async function remove(ref: DocumentReference): Promise<void> {
  await callOut(`remove ${ref.path}`, () => ref.delete())
}

/**
 * Lets the library run a transaction again that has lost its locks. It knows Firestore's words for that; the emulator has others.
 * @throws the error
 */
function asExpired(error: unknown): never {
  if (error instanceof Error && error.message.includes('Transaction is invalid or closed'))
    error.message += ' (transaction has expired)'
  throw error
}

/**
 * Runs a transaction: all of its writes or none.
 * @param name identifies it in logs and tests
 * @param run may run more than once; the last run is the one that counts
 * @returns what the last run returned
 */
export async function transact<R>(name: string, run: (tx: Transaction) => Promise<R>): Promise<R> {
  const afterwards: (() => void)[] = []
  try {
    return await callOut(`commit ${name}`, () =>
      firestore.runTransaction(
        (transaction) => run(toTransaction(transaction, afterwards)).catch(asExpired),
        {
          maxAttempts: ATTEMPTS,
        },
      ),
    )
  } finally {
    for (const work of afterwards) work()
  }
}

const toTransaction = (transaction: FirestoreTransaction, afterwards: (() => void)[]): Transaction => ({
  async read(ref) {
    const snapshot = await callOut(`read ${ref.path}`, () => transaction.get(ref))
    countReads(1)
    return snapshot.data()
  },
  async readMany<T>(refs: DocumentReference<T>[]) {
    if (refs.length === 0) return []
    const snapshots = await callOut('read many', () => transaction.getAll(...(refs as DocumentReference[])))
    countReads(refs.length)
    return snapshots.map((snapshot) => snapshot.data() as T | undefined)
  },
  async find(query) {
    const { docs } = await callOut('find', () => transaction.get(query))
    countReads(docs.length)
    return docs.map((snapshot) => ({ id: snapshot.id, ref: snapshot.ref, data: snapshot.data() }))
  },
  create: (ref, data) => void transaction.create(ref, data),
  merge: (ref, data) => void transaction.set(ref, data, { merge: true }),
  replace: (ref, data) => void transaction.set(ref, data),
  update: (ref, data) => void transaction.update(ref, data as UpdateData<unknown>),
  remove: (ref) => void transaction.delete(ref),
  afterwards: (work) => void afterwards.push(work),
})

const hasCode = (error: unknown, code: number): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** Returns whether a commit failed because a document that it creates exists already. */
export const isAlreadyExists = (error: unknown): boolean => hasCode(error, 6)

/** Returns whether a write failed because the document that it updates is gone. */
const isNotFound = (error: unknown): boolean => hasCode(error, 5)
