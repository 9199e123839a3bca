import type { DocumentReference } from 'firebase-admin/firestore'
import { removeAuthUser } from '../cloud/auth.ts'
import { removeFiles } from '../cloud/files.ts'
import { create, remove, transact, type Work } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import type { IntentDocument } from './intent.ts'

export type Intent = DocumentReference<IntentDocument>

/** An operation that is this old was cut off: no request lives longer than a minute. */
const CUT_OFF_AFTER = 15 * 60_000

/** When an operation that begins now must have been cut off. */
export const dueIfCutOff = (): string => new Date(Date.now() + CUT_OFF_AFTER).toISOString()

/** Says what is about to be made, before any of it is. */
export async function declareMaking(what: Pick<IntentDocument, 'uid' | 'paths'>): Promise<Intent> {
  const intent = refs.intents.doc()
  try {
    await create(intent, { ...what, kind: 'make', state: 'open', due: dueIfCutOff() })
  } catch (error) {
    await remove(intent) // only the answer may have been lost
    throw error
  }
  return intent
}

/** Says that files are to be removed, in the transaction after which nothing names them. */
export function declareRemoval(work: Work, paths: string[], due: string): Intent | undefined {
  if (paths.length === 0) return undefined
  const intent = refs.intents.doc()
  work.create(intent, { kind: 'remove', state: 'open', uid: '', paths, due })
  return intent
}

/**
 * Makes the operation true: call it first in the transaction that does, whose writes take the intent away.
 * @throws when the operation is being undone
 */
export async function fulfilIntent(work: Work, intent: Intent): Promise<() => void> {
  if ((await work.read(intent))?.state !== 'open') throw new Error('This operation was given up meanwhile.')
  return () => work.remove(intent)
}

/**
 * Undoes an operation, unless its transaction went through after all (its answer may have been lost).
 * Can be repeated after a failure at any step.
 * @returns whether the operation stands
 */
export async function undoUnlessDone(intent: Intent): Promise<boolean> {
  const left = await transact('undoing', async (work) => {
    const found = await work.read(intent)
    if (found) work.update(intent, { state: 'undoing' })
    return found
  })
  if (!left) return true
  await removeFiles(left.paths)
  if (left.uid) await removeAuthUser(left.uid)
  await remove(intent)
  return false
}
