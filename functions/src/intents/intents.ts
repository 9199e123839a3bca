import type { IntentDocument } from 'domain/stored/intent.ts'
import type { DocumentReference } from 'firebase-admin/firestore'
import { removeAuthUser } from '../cloud/auth.ts'
import { removeFiles } from '../cloud/files.ts'
import { create, remove, transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

export type Intent = DocumentReference<IntentDocument>

/** An operation of this age was interrupted: no request takes longer than a minute. */
const CUT_OFF_AFTER = 15 * 60_000

/** Returns when an operation that begins now counts as interrupted. */
export const intentDeadline = (): string => new Date(Date.now() + CUT_OFF_AFTER).toISOString()

/** Records what is about to be made, before any of it is. */
export async function declareNewFiles(what: Pick<IntentDocument, 'uid' | 'paths'>): Promise<Intent> {
  const intent = refs.intents.doc()
  try {
    await create(intent, { ...what, kind: 'make', state: 'open', due: intentDeadline() })
  } catch (error) {
    await remove(intent) // only the answer may have been lost
    throw error
  }
  return intent
}

/** Records files to remove, in the transaction after which nothing names them. */
export function declareRemoval(tx: Transaction, paths: string[], due: string): Intent | undefined {
  if (paths.length === 0) return undefined
  const intent = refs.intents.doc()
  tx.create(intent, { kind: 'remove', state: 'open', uid: '', paths, due })
  return intent
}

/** Records files that stay stored, but that visitors may see only until `due`, in the transaction after which no page names them. */
export function declareHiding(tx: Transaction, paths: string[], due: string): void {
  if (paths.length === 0) return
  tx.create(refs.intents.doc(), { kind: 'hide', state: 'open', uid: '', paths, due })
}

/** Records files that exist but are not named yet, in the transaction that makes them so. What names them deletes the intent. */
export function declareUnusedFiles(tx: Transaction, paths: string[], due: string): void {
  tx.create(refs.intents.doc(), { kind: 'make', state: 'open', uid: '', paths, due })
}

/** Removes files that nothing names, then their intent. Can be repeated after a failure at any step. */
export async function removeDeclared(intent: Intent, paths: string[]): Promise<void> {
  await removeFiles(paths)
  await remove(intent)
}

/**
 * Completes an operation. Call this first in its transaction, and the returned function after the last read.
 * @returns deletes the intent, with the transaction's other writes
 * @throws if the operation is being rolled back
 */
export async function completeIntent(tx: Transaction, intent: Intent): Promise<() => void> {
  if ((await tx.read(intent))?.state !== 'open') throw new Error('This operation was given up meanwhile.')
  return () => tx.remove(intent)
}

/**
 * Rolls an operation back, unless its transaction succeeded after all: the answer may have been lost. Can be repeated after a
 * failure at any step.
 * @returns whether the operation succeeded
 */
export async function rollBackUnlessDone(intent: Intent): Promise<boolean> {
  const left = await transact('undoing', async (tx) => {
    const found = await tx.read(intent)
    if (found) tx.update(intent, { state: 'undoing' })
    return found
  })
  if (!left) return true
  if (left.uid) await removeAuthUser(left.uid)
  await removeDeclared(intent, left.paths)
  return false
}
