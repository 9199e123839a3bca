import { writeFileSync } from 'node:fs'
import { api } from 'domain/api.ts'
import { accounts } from '../emulators/accounts.mjs'
import { kilobytes, ratio } from './figures.ts'
import { weighFloor } from './floor.ts'
import { weighDashboard, weighHome } from './page-weight.ts'
import { compareThroughput } from './throughput.ts'

const {
  CHAMBER_ORIGIN: origin,
  CHROMIUM_PATH: browser,
  START_MS: startMs,
  EMULATORS_MS: emulatorsMs,
} = process.env
if (!origin || !browser || !startMs || !emulatorsMs) throw new Error('Run this with npm run bench.')
const [admin] = accounts
if (!admin) throw new Error('No account is seeded.')

const floor = await weighFloor()
const home = await weighHome(browser, origin)
const dashboard = await weighDashboard(browser, origin, admin)
const [blogs, nothing] = await compareThroughput(`${origin}${api.blogs}`, `${origin}/bench/nothing`)

const rows: [what: string, figure: string, beside: string, ratio: string][] = [
  [
    `JavaScript on /home in ten seconds, gzip (${home.scripts} files)`,
    kilobytes(home.gzipBytes),
    `${kilobytes(floor)}: react, router, styled-components, Lingui`,
    ratio(home.gzipBytes, floor),
  ],
  [
    `JavaScript from sign-in to the admin's list, gzip (${dashboard.scripts} files)`,
    kilobytes(dashboard.gzipBytes),
    'the same',
    ratio(dashboard.gzipBytes, floor),
  ],
  [
    '`npm start` on a warm tree until `Ready`',
    `${(Number(startMs) / 1000).toFixed(1)} s`,
    `${(Number(emulatorsMs) / 1000).toFixed(1)} s of it: the official emulators alone`,
    ratio(Number(startMs), Number(emulatorsMs)),
  ],
  [
    '`GET /api/auth/blogs/`, requests a second',
    blogs.toFixed(0),
    `${nothing.toFixed(0)}: a function that does nothing`,
    ratio(blogs, nothing),
  ],
]

const table = [
  '| what | figure | beside | ratio |',
  '|---|---|---|---|',
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
].join('\n')
console.log(table)
writeFileSync('bench/figures.md', `# The last figures of \`npm run bench\`\n\n${table}\n`)
