/**
 * What an operation that leaves Firestore is about to make. Written first; the transaction that makes the
 * operation true deletes it. One that is still there belongs to an operation that was cut off.
 */
export interface IntentDocument {
  kind: 'register' | 'media'
  /** `undoing` bars the operation from becoming true any more. */
  state: 'open' | 'undoing'
  /** Auth uid that the operation makes, '' for none. */
  uid: string
  /** Files that it makes. */
  paths: string[]
  /** ISO 8601 UTC. */
  createdAt: string
}
