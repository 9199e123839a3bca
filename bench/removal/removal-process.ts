import { localSecrets } from '../../emulators/config/functions-env.ts'
import { count, type Counted } from '../costs/count-database-calls.ts'

// node bench/removal/removal-process.ts DAYS: runs the removal so many days from now.
// It is a separate process, so that its memory is that of one function.

Object.assign(process.env, localSecrets)
const { intercept } = await import('../../functions/src/cloud/outgoing.ts')
const { read } = await import('../../functions/src/cloud/store.ts')
const { removeExpired } = await import('../../functions/src/retention/remove-expired.ts')
const { refs } = await import('../../functions/src/refs.ts')

export interface Night extends Counted {
  /** How much the run found, by term. */
  found: Record<string, number>
  files: number
  peakBytes: number
}

let files = 0
intercept((name, call) => {
  files += Number(name.startsWith('file remove'))
  return call()
})
const now = new Date(Date.now() + Number(process.argv[2]) * 86_400_000)
const counted = await count(() => removeExpired(now))
const run = await read(refs.removals.doc(now.toISOString().slice(0, 10)))
// kilobytes, whatever the system
const peakBytes = process.resourceUsage().maxRSS * 1024
const night: Night = { ...counted, found: run?.counts ?? {}, files, peakBytes }
process.stdout.write(JSON.stringify(night))
process.exit(0)
