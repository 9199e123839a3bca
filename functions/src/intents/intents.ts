import type { IntentDocument } from 'domain/stored/intent.ts'
import type { DocumentReference } from 'firebase-admin/firestore'
import { removeAuthUser } from '../cloud/auth.ts'
import { removeFiles } from '../cloud/files.ts'
import { create, remove, transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

export type Intent = DocumentReference<IntentDocument>

/** An operation that is this old was cut off: no request lives longer than a minute. */
const CUT_OFF_AFTER = 15 * 60_000

/** When an operation that begins now must have been cut off. */
export const intentDeadline = (): string => new Date(Date.now() + CUT_OFF_AFTER).toISOString()

/** Says what is about to be made, before any of it is. */
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

/** Says that files are to be removed, in the transaction after which nothing names them. */
export function declareRemoval(tx: Transaction, paths: string[], due: string): Intent | undefined {
  if (paths.length === 0) return undefined
  const intent = refs.intents.doc()
  tx.create(intent, { kind: 'remove', state: 'open', uid: '', paths, due })
  return intent
}

/** Says that files are there and nothing names them yet, in the transaction that makes them so; what names them takes the intent away. */
export function declareUnusedFiles(tx: Transaction, paths: string[], due: string): void {
  tx.create(refs.intents.doc(), { kind: 'make', state: 'open', uid: '', paths, due })
}

/** Removes files that nothing names, and then the intent that says so. Can be repeated after a failure at any step. */
export async function removeDeclared(intent: Intent, paths: string[]): Promise<void> {
  await removeFiles(paths)
  await remove(intent)
}

/**
 * Makes the operation true: call it first in the transaction that does, and what it returns after the last read.
 * @returns takes the intent away, with the other writes of the transaction
 * @throws when the operation is being undone
 */
export async function completeIntent(tx: Transaction, intent: Intent): Promise<() => void> {
  if ((await tx.read(intent))?.state !== 'open') throw new Error('This operation was given up meanwhile.')
  return () => tx.remove(intent)
}

/**
 * Undoes an operation, unless its transaction went through after all (its answer may have been lost).
 * Can be repeated after a failure at any step.
 * @returns whether the operation stands
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
