/**
 * A time after which Firestore forgets a document by itself. Each side's SDK has a class `Timestamp` for it; here
 * is what they share, since this folder imports neither.
 */
export interface StoredTime {
  toMillis(): number
  toDate(): Date
}
