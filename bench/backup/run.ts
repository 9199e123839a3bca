import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localSecrets } from '../../emulators/config/functions-env.ts'
import { ratio, seconds } from '../format.ts'
import type { Part } from './backup-process.ts'

/** Users and posts. */
const SIZES = [
  [1_000, 200],
  [10_000, 2_000],
] as const
/** Of V8's old generation, in MB: so little that garbage is collected and the peak says what is needed. */
const TIGHT = 96

const ABOUT = `# The last figures of \`npm run bench -- backup\`

Each part runs in a process of its own against the emulators. The restore goes into an empty project.
Every tenth user has a picture of 100 kB. Reading is one pass over all documents, as copying makes it, and nothing else.
V8 may keep only ${TIGHT} MB, so the peak is what a part needs.
`
const HEADS = [
  'users',
  'posts',
  'part',
  'time',
  '÷ reading all documents once',
  'peak memory',
  `÷ with ${SIZES[0][0].toLocaleString('en-US')} users`,
  'archive',
]

const alone = (part: string, project: string, ...words: string[]): Part => {
  const flags = part === 'filling' ? [] : [`--max-old-space-size=${TIGHT}`]
  const command = [...flags, 'bench/backup/backup-process.ts', part, project, ...words]
  return JSON.parse(
    execFileSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...localSecrets, GCLOUD_PROJECT: project },
    }),
  ) as Part
}

const rows: string[][] = []
const smallest: Record<string, number> = {}
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
for (const [users, posts] of SIZES) {
  const project = `demo-backup-${users}`
  const archive = join(folder, String(users))
  alone('filling', project, archive, String(users), String(posts))
  const reading = alone('reading', project, archive)
  const parts = {
    backup: alone('copying', project, archive),
    restore: alone('restoring', `${project}-restored`, archive),
  }
  for (const [name, { milliseconds, peakBytes, bytes }] of Object.entries(parts)) {
    smallest[name] ??= peakBytes
    rows.push([
      users.toLocaleString('en-US'),
      posts.toLocaleString('en-US'),
      name,
      seconds(milliseconds),
      ratio(milliseconds, reading.milliseconds),
      `${(peakBytes / 1e6).toFixed(0)} MB`,
      ratio(peakBytes, smallest[name] ?? NaN),
      `${(bytes / 1e6).toFixed(1)} MB`,
    ])
  }
}
rmSync(folder, { recursive: true })

const table = [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
console.log(table)
writeFileSync('bench/backup.md', `${ABOUT}\n${table}\n`)
process.exit(0)
