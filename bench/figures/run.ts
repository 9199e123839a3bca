import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { accounts } from '../../emulators/seed/accounts.ts'
import { fillBlogs, fillUsers } from '../../emulators/seed/seed-many.ts'
import { api } from '../../tests/support/addresses.ts'
import { timeBursts } from './burst.ts'
import { worstPictures } from '../../tests/support/worst-pictures.ts'
import { timeImports } from '../import-time.ts'
import { measureEncoding } from '../measure-encoding.ts'
import { kilobytes, milliseconds, ratio, type Row, seconds } from '../format.ts'
import { weighDashboard, weighHome, weighLibraries } from './script-weight.ts'
import { timeHandler } from '../handler-time.ts'
import { serveInProcess } from '../serve-api.ts'
import { timeFormattedPosts } from './formatted-posts.ts'
import { timeLongestText } from './longest-text.ts'
import { measurePublishing, measureVisits } from './visitor-costs.ts'
import { timeStart } from './start-time.ts'
import { compareThroughput } from './throughput.ts'
import { tokenOf } from '../token-of.ts'

const { CHAMBER_ORIGIN: origin, CHROMIUM_PATH: browser } = process.env
if (!origin || !browser) throw new Error('Run this with npm run bench.')
const { admin, team } = accounts

const rows: Row[] = []

const { startMs, emulatorsMs } = await timeStart()
const libraries = await weighLibraries()
const home = await weighHome(browser, origin)
const dashboard = await weighDashboard(browser, origin, admin)
const packages = `${kilobytes(libraries)}: react, router, styled-components, Lingui`
rows.push(
  [
    'JavaScript on /home in ten seconds, gzip',
    kilobytes(home.gzipBytes),
    packages,
    ratio(home.gzipBytes, libraries),
  ],
  [
    "JavaScript from sign-in to the admin's list, gzip",
    kilobytes(dashboard.gzipBytes),
    packages,
    ratio(dashboard.gzipBytes, libraries),
  ],
  [
    '`npm start` on a warm tree until `Ready`',
    seconds(startMs),
    `${seconds(emulatorsMs)} of it: the official emulators alone`,
    ratio(startMs, emulatorsMs),
  ],
)

const [functions = NaN, emptyImport = NaN] = timeImports(
  'local/bench/functions/default/index.js',
  'local/bench/empty/index.js',
)
rows.push([
  'importing the functions, which a cold start waits for',
  milliseconds(functions),
  `${milliseconds(emptyImport)}: a function that does nothing`,
  ratio(functions, emptyImport),
])

const registration = JSON.parse(
  execFileSync(process.execPath, ['bench/figures/registration-process.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
) as { registerMs: number; sharpMs: number; peakBytes: number }
rows.push(
  [
    'registering with two 3 MB pictures',
    milliseconds(registration.registerMs),
    `${milliseconds(registration.sharpMs)}: the decoding and encoding alone`,
    ratio(registration.registerMs, registration.sharpMs),
  ],
  [
    'its peak memory',
    `${(registration.peakBytes / 1e6).toFixed(0)} MB`,
    '1074 MB: what the function has',
    ratio(registration.peakBytes, 2 ** 30),
  ],
)

const text = await timeLongestText()
rows.push([
  'checking the text that takes longest, at the limit of a body',
  milliseconds(text.longestMs),
  `${milliseconds(text.ordinaryMs)}: an ordinary text as long as it may be`,
  ratio(text.longestMs, text.ordinaryMs),
])
const formatted = await timeFormattedPosts()
rows.push(
  [
    'rendering the pages of 200 formatted posts',
    milliseconds(formatted.manyMs),
    `${milliseconds(formatted.manyPlainMs)}: the same number of plain ones`,
    ratio(formatted.manyMs, formatted.manyPlainMs),
  ],
  [
    '… the page of the longest formatted text',
    milliseconds(formatted.longestMs),
    `${milliseconds(formatted.longestPlainMs)}: a plain one as long`,
    ratio(formatted.longestMs, formatted.longestPlainMs),
  ],
)
for (const { what, besideMs, aloneMs } of await timeBursts())
  rows.push([
    `slowest of 100 mixed requests to one process, ten at a time, beside ${what}`,
    milliseconds(besideMs),
    `${milliseconds(aloneMs)}: the same hundred alone`,
    ratio(besideMs, aloneMs),
  ])
for (const [kind, make] of Object.entries(worstPictures)) {
  const { postMs, ordinaryMs, peakBytes } = measureEncoding(await make())
  rows.push(
    [
      `the costliest ${kind} as a post's picture, processor's time`,
      milliseconds(postMs),
      `${milliseconds(ordinaryMs)}: decoding an ordinary JPEG of as many pixels`,
      ratio(postMs, ordinaryMs),
    ],
    [
      '… its peak memory',
      `${(peakBytes / 1e6).toFixed(0)} MB`,
      '1074 MB: what the function has',
      ratio(peakBytes, 2 ** 30),
    ],
  )
}

const local = await serveInProcess()
const empty = await timeHandler(`${local.origin}/empty`)

rows.push(...(await measureVisits(browser, origin)))

const teamToken = await tokenOf(origin, team)
for (const posts of [10, 200, 2000]) {
  await fillBlogs(posts)
  rows.push(...(await measurePublishing(posts, origin, teamToken)))
  const [blogs, baseline] = await compareThroughput(origin + api.blogs, `${origin}/bench/empty`)
  const handler = await timeHandler(local.origin + api.blogs)
  const what = `\`GET ${api.blogs}\` with ${posts} posts`
  rows.push(
    [
      `${what}, requests a second`,
      blogs.toFixed(0),
      `${baseline.toFixed(0)}: a function that does nothing`,
      ratio(blogs, baseline),
    ],
    [
      `… one after the other in one process, ${kilobytes(handler.bytes)}, ${handler.documentsRead.toFixed(2)} documents read`,
      milliseconds(handler.milliseconds),
      `${milliseconds(empty.milliseconds)}: an empty answer`,
      ratio(handler.milliseconds, empty.milliseconds),
    ],
  )
}

const access = await tokenOf(origin, admin)
for (const users of [200, 2000, 10_000]) {
  await fillUsers(users)
  for (const [what, words] of [
    ['a word', 'honey'],
    ['a phone number', '0300 0000'],
  ] as const) {
    const query = String(new URLSearchParams({ search: words, limit: '20' }))
    const search = await timeHandler(`${local.origin}${api.users}?${query}`, access)
    rows.push([
      `searching ${users.toLocaleString('en-US')} users for ${what} in one process, ${search.documentsRead} documents read`,
      milliseconds(search.milliseconds),
      `${milliseconds(empty.milliseconds)}: an empty answer`,
      ratio(search.milliseconds, empty.milliseconds),
    ])
  }
}
// the last, since the site of so many words is published meanwhile
await fillBlogs(2000, true)
const long = await timeHandler(
  `${local.origin}${api.blogs}?search=${encodeURIComponent('tells how it begins')}`,
)
rows.push([
  'searching 2,000 posts of 20,000 characters in one process',
  milliseconds(long.milliseconds),
  `${milliseconds(empty.milliseconds)}: an empty answer`,
  ratio(long.milliseconds, empty.milliseconds),
])
local.close()

const table = [
  '| what | figure | baseline | ratio |',
  '|---|---|---|---|',
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
].join('\n')
console.log(table)
writeFileSync('bench/figures.md', `# The last figures of \`npm run bench\`\n\n${table}\n`)
process.exit(0)
