import { compareUsers } from '../../functions/src/jobs/compare-users.ts'
import { readsSoFar } from '../../functions/src/cloud/outgoing.ts'
import { find } from '../../functions/src/cloud/store.ts'
import { refs } from '../../functions/src/refs.ts'

// node bench/daily/daily-job-process.ts comparing|reading: runs the daily comparison, or reads all users at once.
// It is a separate process, so that its memory is that of one function.

const DOES = { comparing: () => compareUsers(), reading: () => find(refs.users) }
const work = DOES[process.argv[2] as keyof typeof DOES]

export interface Measured {
  milliseconds: number
  documentsRead: number
  peakBytes: number
}

const started = performance.now()
await work()
const done: Measured = {
  milliseconds: performance.now() - started,
  documentsRead: readsSoFar(),
  // kilobytes, whatever the system
  peakBytes: process.resourceUsage().maxRSS * 1024,
}
process.stdout.write(JSON.stringify(done))
process.exit(0)
