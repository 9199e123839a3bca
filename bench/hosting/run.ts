import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HostingStandIn, SERVED } from '../../tests/support/hosting-stand-in.ts'
import { ratio, seconds } from '../format.ts'
import type { Published } from '../publishing.ts'

/** Milliseconds that each call of the stand-in takes. */
const DELAY = 200
const PAGES = 'web/dist'

/** Publishes a site of so many posts to a stand-in of Hosting. @param delay milliseconds of each call */
async function publish(posts: number, delay: number) {
  const hosting = new HostingStandIn()
  hosting.page = 1_000
  hosting.delay = delay
  const origin = await hosting.open()
  const files = readdirSync(PAGES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const deployed = files.map(({ parentPath, name }) => join(parentPath, name))
  hosting.deploy(
    Object.fromEntries(deployed.map((file) => [file.slice(PAGES.length), readFileSync(file)])),
    SERVED,
  )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/publishing-process.ts', String(posts), origin],
    { maxBuffer: 2 ** 20 },
  )
  hosting.close()
  const { whole, change } = JSON.parse(stdout) as Published
  const [first, ...later] = change
  return {
    whole: whole.at(-1)?.milliseconds ?? NaN,
    files: whole.reduce((sum, release) => sum + release.files, 0),
    change: first?.milliseconds ?? NaN,
    sideBars: (later.at(-1)?.milliseconds ?? first?.milliseconds ?? NaN) - (first?.milliseconds ?? NaN),
    calls: hosting.calls.length,
    uploads: hosting.calls.filter((call) => call.includes('HASH')).length,
    atOnce: hosting.uploads.most,
  }
}

const rows: string[] = []
for (const posts of [200, 2_000]) {
  const slow = await publish(posts, DELAY)
  const fast = await publish(posts, 0)
  for (const [what, took, alone] of [
    [`the whole site of ${slow.files} files`, slow.whole, fast.whole],
    ['one post more, until its own pages are live', slow.change, fast.change],
    ['… and then all side bars', slow.sideBars, fast.sideBars],
  ] as const)
    rows.push(`| ${posts} | ${what} | ${seconds(took)} | ${seconds(alone)} | ${ratio(took, alone)} |`)
  rows.push(
    `| ${posts} | calls for all of it, of which ${slow.uploads} are uploads, ${slow.atOnce} at once | ${slow.calls} | | |`,
  )
}

writeFileSync(
  'bench/hosting.md',
  `# The last figures of \`npm run bench -- hosting\`

A site is published to a stand-in of Google's Hosting, each call of which takes ${DELAY} ms. The baseline is the same with calls that take no time.
The waiting between releases is left out.

| posts | what | time | without the calls' time | ratio |
|---|---|---|---|---|
${rows.join('\n')}
`,
)
