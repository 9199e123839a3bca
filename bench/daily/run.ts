import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { DAILY } from '../../functions/src/jobs/scheduled.ts'
import { fillAccounts, fillUsers } from '../../emulators/seed/seed-many.ts'
import { ratio, seconds } from '../format.ts'
import type { Measured } from './daily-job-process.ts'

const ACCOUNTS = [5_000, 20_000]
/** Of the function, in bytes. */
const MEMORY = 512 * 2 ** 20
/** Of V8's old generation, in MB: so little that garbage is collected and the peak says what is needed. */
const TIGHT = 96
const ABOUT = `# The last figures of \`npm run bench -- daily\`

The daily job compares every user with the index and the claims, shard by shard. It runs in a process of its own against the emulators.
It may take ${DAILY.comparing.toLocaleString('en-US')} of the ${DAILY.seconds.toLocaleString('en-US')} seconds that the function has, and continues the next day where it ended.
V8 may keep only ${TIGHT} MB, so the peak is what the job needs. Reading all users at once has no such limit. The emulator takes longer
for each shard when there are more users.
`
const HEADS = [
  'accounts',
  'documents read',
  'time',
  '÷ reading all of them at once',
  'peak memory',
  '÷ what the function has',
  '÷ reading all at once',
]

const alone = (what: string, ...flags: string[]): Measured =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, 'bench/daily/daily-job-process.ts', what], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as Measured

const rows: string[][] = []
for (const accounts of ACCOUNTS) {
  await fillUsers(accounts)
  await fillAccounts()
  const [reading, comparing] = [alone('reading'), alone('comparing', `--max-old-space-size=${TIGHT}`)]
  rows.push([
    accounts.toLocaleString('en-US'),
    comparing.documentsRead.toLocaleString('en-US'),
    seconds(comparing.milliseconds),
    ratio(comparing.milliseconds, reading.milliseconds),
    `${(comparing.peakBytes / 1e6).toFixed(0)} MB`,
    ratio(comparing.peakBytes, MEMORY),
    ratio(comparing.peakBytes, reading.peakBytes),
  ])
}

const table = [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
console.log(table)
writeFileSync('bench/daily.md', `${ABOUT}\n${table}\n`)
process.exit(0)
