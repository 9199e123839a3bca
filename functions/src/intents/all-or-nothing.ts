import { saveFile, type StoredFile } from '../cloud/files.ts'
import { transact, type Transaction } from '../cloud/store.ts'
import { type Authorization, transactAs } from '../http/transact-as.ts'
import { declareNewFiles, completeIntent, rollBackUnlessDone } from './intents.ts'

interface Operation<Result> {
  /** Whose permission is checked again at the commit; `undefined` for a registration. */
  authorization: Authorization | undefined
  /** Name of the transaction in logs and tests. */
  name: string
  /** Stored before the transaction that names them. Removed again if it fails. */
  files: StoredFile[]
  /** An Auth user that is created before the files, and removed with them. */
  authUser?: { uid: string; make: () => Promise<void> }
  /** Commits the operation. It reads before it writes, and may run more than once. */
  commit: (tx: Transaction) => Promise<Result>
}

/**
 * Runs an operation that is partly outside of Firestore, completely or not at all. An intent first records what will be made; the
 * transaction of the operation deletes it. A failure before that is rolled back at once, an interruption by the sweep. A commit
 * whose answer was lost is a success.
 * @returns what `commit` returned
 * @throws what failed, after everything is rolled back
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
    // a second run finds no intent if the first was committed, so the result is that of the commit
    if ((await rollBackUnlessDone(intent)) && committed) return committed.result
    throw error
  }
}
