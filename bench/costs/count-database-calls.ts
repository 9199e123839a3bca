import { WriteBatch } from 'firebase-admin/firestore'
import { readsSoFar } from '../../functions/src/cloud/outgoing.ts'

/** The database calls and the time of a piece of work. */
export interface Counted {
  reads: number
  /** With `deletes`. */
  writes: number
  deletes: number
  seconds: number
}

let written = 0
let deleted = 0

// every write of this process, in transactions and alone, is one of a batch
for (const name of ['create', 'set', 'update', 'delete'] as const) {
  const write = WriteBatch.prototype[name] as (...all: unknown[]) => unknown
  Object.assign(WriteBatch.prototype, {
    [name](this: WriteBatch, ...all: unknown[]) {
      written += 1
      deleted += Number(name === 'delete')
      return write.apply(this, all)
    },
  })
}

/** Counts the database calls of a piece of work. Nothing else may run in this process meanwhile. */
export async function count(work: () => Promise<unknown>): Promise<Counted> {
  const before = { reads: readsSoFar(), written, deleted, at: performance.now() }
  await work()
  return {
    reads: readsSoFar() - before.reads,
    writes: written - before.written,
    deletes: deleted - before.deleted,
    seconds: (performance.now() - before.at) / 1_000,
  }
}
