/**
 * What an operation that leaves Firestore is about to make or to remove. Written first, deleted last or by the
 * transaction that makes the operation true. The sweep works from those that are due and still there.
 */
export interface IntentDocument {
  /**
   * `make`: what is named is removed again unless the operation became true. `remove`: what is named is to be
   * removed. `hide`: visitors may see what is named until it is due, and it stays stored. `delete`: an account is being deleted; `email`: it gets another e-mail address; `password:…`: it gets
   * another password since `begun`; `restore`: Auth may have another address than we do, and is set back since `begun`;
   * `uid` is whose.
   */
  kind: 'make' | 'remove' | 'hide' | 'delete' | 'email' | 'restore' | `password:${'change' | 'reset'}`
  /** `undoing` bars the operation from becoming true any more. */
  state: 'open' | 'undoing'
  /** Auth uid, '' for none. */
  uid: string
  /** Files. */
  paths: string[]
  /** ISO 8601 UTC; of a change of a password, which only Auth knows of; of a restored address, once it is recorded. */
  begun?: string
  /** ISO 8601 UTC from which the sweep may act. */
  due: string
}
