import { saveFile, type StoredFile } from '../cloud/files.ts'
import { transact, type Transaction } from '../cloud/store.ts'
import { type Authorization, transactAs } from '../http/transact-as.ts'
import { declareNewFiles, completeIntent, rollBackUnlessDone } from './intents.ts'

export interface Operation<Result> {
  /** Who does it, and must still be allowed to when it becomes true; nobody yet for a registration. */
  authorization: Authorization | undefined
  /** Of the transaction, for whoever reads a log or a failing test. */
  name: string
  /** Stored before the transaction that names them; removed again if it fails. */
  files: StoredFile[]
  /** An Auth user that is made before the files, and removed again with them. */
  authUser?: { uid: string; make: () => Promise<void> }
  /** What makes the operation true. It reads before it writes, and may run more than once. */
  commit: (tx: Transaction) => Promise<Result>
}

/**
 * Does what is partly done outside of Firestore, so that all of it happens or nothing stays. An intent says first
 * what will be made, and is taken away by the transaction that makes the operation true: what fails before it is
 * undone at once; what is cut off, by the sweep. A transaction that went through although its answer was lost is a
 * success.
 * @returns what `commit` returned
 * @throws what failed, once everything is undone
 */
export async function allOrNothing<Result>(operation: Operation<Result>): Promise<Result> {
  const { authorization, name, files, authUser, commit } = operation
  const intent = await declareNewFiles({ uid: authUser?.uid ?? '', paths: files.map(({ path }) => path) })
  let committed: { result: Result } | undefined
  try {
    await authUser?.make()
    for (const file of files) await saveFile(file)
    const run = async (tx: Transaction) => {
      const takeAway = await completeIntent(tx, intent)
      committed = { result: await commit(tx) }
      takeAway()
      return committed.result
    }
    return await (authorization ? transactAs(authorization, name, run) : transact(name, run))
  } catch (error) {
    // a second run finds no intent if the first was committed, so what is known is what was committed
    if ((await rollBackUnlessDone(intent)) && committed) return committed.result
    throw error
  }
}
