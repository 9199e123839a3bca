import { compareUsers } from '../../functions/src/jobs/compare-users.ts'
import { readsSoFar } from '../../functions/src/cloud/outgoing.ts'
import { find } from '../../functions/src/cloud/store.ts'
import { refs } from '../../functions/src/refs.ts'

// node bench/daily/alone.ts WHAT: the daily comparison, or everybody read at once, in a process of its own, so that its memory is that of
// a function that does so.

const DOES = { comparing: () => compareUsers(), reading: () => find(refs.users) }
const work = DOES[process.argv[2] as keyof typeof DOES]

export interface Alone {
  milliseconds: number
  documentsRead: number
  peakBytes: number
}

const started = performance.now()
await work()
const done: Alone = {
  milliseconds: performance.now() - started,
  documentsRead: readsSoFar(),
  // kilobytes, whatever the system
  peakBytes: process.resourceUsage().maxRSS * 1024,
}
process.stdout.write(JSON.stringify(done))
process.exit(0)
