import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { COUNT_ONLY_DAYS } from 'domain/retention/kept.ts'
import { DAILY } from '../../functions/src/jobs/scheduled.ts'
import { ratio, seconds } from '../format.ts'
import type { Night } from './removal-process.ts'

const ACCOUNTS = [2_000, 20_000]
/** Of the function, in bytes. */
const MEMORY = 512 * 2 ** 20
/** Of V8's old generation, in MB: so little that garbage is collected and the peak says what is needed. */
const TIGHT = 96
const DAYS = 365

const NIGHTS = [
  ['the first, which only counts', 0],
  ['a year at once', COUNT_ONLY_DAYS + 1],
  ['the next one', COUNT_ONLY_DAYS + 2],
] as const

const ABOUT = `# The last figures of \`npm run bench -- removal\`

Each night runs in a process of its own against the emulators. Each number of accounts has a project of its own.
Of 100 accounts, 10 were approved within the year and their card pictures are stored. One was rejected twice, and one never confirmed the address.
For 100 accounts there are 50 lines of activity of three years. Of two years there are 10 messages, 4 comments that nobody approved and 2 volunteer offers with CVs.

Nothing was removed for a year. A removed record is a person's card pictures, an account, a form or a line of activity.
The removal may take ${DAILY.removing.toLocaleString('en-US')} seconds a night and continues the next night where it ended; here it runs to the end.
V8 may keep only ${TIGHT} MB, so the peak is what the job needs.
`
const HEADS = [
  'accounts',
  'night',
  'records',
  'documents read',
  '÷ records',
  'documents deleted',
  'files deleted',
  'time',
  'peak memory',
  '÷ what the function has',
  `÷ with ${(ACCOUNTS[0] ?? NaN).toLocaleString('en-US')} accounts`,
]

const alone = (project: string, ...args: string[]): string =>
  execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GCLOUD_PROJECT: project },
  })

const rows: string[][] = []
const sums: string[] = []
const smallest: number[] = []
for (const accounts of ACCOUNTS) {
  const project = `demo-removal-${accounts}`
  alone(project, 'bench/removal/fill-year.ts', String(accounts))
  const nights = NIGHTS.map(([name, day], n) => {
    const flags = [`--max-old-space-size=${TIGHT}`, 'bench/removal/removal-process.ts', String(day)]
    const night = JSON.parse(alone(project, ...flags)) as Night
    const records = Object.values(night.found).reduce((sum, found) => sum + found, 0)
    smallest[n] ??= night.peakBytes
    rows.push([
      accounts.toLocaleString('en-US'),
      name,
      records.toLocaleString('en-US'),
      night.reads.toLocaleString('en-US'),
      records === 0 ? '–' : (night.reads / records).toFixed(1),
      night.deletes.toLocaleString('en-US'),
      night.files.toLocaleString('en-US'),
      seconds(night.seconds * 1_000),
      `${(night.peakBytes / 1e6).toFixed(0)} MB`,
      ratio(night.peakBytes, MEMORY),
      ratio(night.peakBytes, smallest[n] ?? NaN),
    ])
    console.log(rows.at(-1)?.join(' | '), night.found)
    return night
  })
  const reads = DAYS * (nights.at(-1)?.reads ?? NaN)
  sums.push(`${reads.toLocaleString('en-US')} with ${accounts.toLocaleString('en-US')} accounts`)
}

const table = [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const year = `Documents that a year of nights like the last reads: ${sums.join(', ')}.`
console.log(table, year)
writeFileSync('bench/removal.md', `${ABOUT}\n${table}\n\n${year}\n`)
process.exit(0)
