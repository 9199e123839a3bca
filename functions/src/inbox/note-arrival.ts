import { FieldValue } from 'firebase-admin/firestore'
import type { Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Tells open dashboards that something has arrived for the office, in the transaction that stores it. Reads nothing, so arrivals do not wait for each other. */
export const noteArrival = (tx: Transaction): void =>
  tx.merge(refs.arrivals.doc('all'), { version: FieldValue.increment(1) })
