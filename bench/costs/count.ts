import { WriteBatch } from 'firebase-admin/firestore'
import { readsSoFar } from '../../functions/src/cloud/outgoing.ts'

/** What something costs in the database, and how long it took here. */
export interface Counted {
  reads: number
  writes: number
  seconds: number
}

let written = 0

// every write of this process, in transactions and alone, is one of a batch
for (const name of ['create', 'set', 'update', 'delete'] as const) {
  const write = WriteBatch.prototype[name] as (...all: unknown[]) => unknown
  Object.assign(WriteBatch.prototype, {
    [name](this: WriteBatch, ...all: unknown[]) {
      written += 1
      return write.apply(this, all)
    },
  })
}

/** Counts what a piece of work costs in this process; nothing else may run beside it. */
export async function count(work: () => Promise<unknown>): Promise<Counted> {
  const before = { reads: readsSoFar(), written, at: performance.now() }
  await work()
  return {
    reads: readsSoFar() - before.reads,
    writes: written - before.written,
    seconds: (performance.now() - before.at) / 1_000,
  }
}
