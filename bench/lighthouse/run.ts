import { writeFileSync } from 'node:fs'
import { api } from '../../tests/support/addresses.ts'
import { kilobytes, milliseconds, ratio } from '../format.ts'
import { compareWithBarePage } from './bare-pages.ts'
import { measure, type Throttling } from './measure.ts'

const { CHAMBER_ORIGIN: origin } = process.env
if (!origin) throw new Error('Run this with npm run bench.')

const SERVED = 'local/bench/public'
const ABOUT = `# The last figures of \`npm run bench -- lighthouse\`

Medians of five visits with Lighthouse's phone. Scores: performance, accessibility, best practices, SEO. The same
server in the same run also sends a bare page with its text alone, and a static page with everything but scripts.
`
const HEADS = [
  'page',
  'throttling',
  'scores',
  'LCP',
  '÷ bare page',
  '÷ static page',
  'TBT',
  'TBT of these two',
  'CLS',
  'bytes',
]
const HOW: Record<Throttling, string> = { simulate: 'simulated', devtools: 'applied' }

const posts = (await (await fetch(origin + api.blogs)).json()) as { id: string; externalLink: string }[]
const post = posts.find(({ externalLink }) => externalLink === '')
const events = (await (await fetch(origin + api.events)).json()) as { id: string }[]
const pages = {
  '/home': '/home',
  '/blog': '/blog',
  '/event': '/event',
  '/donate': '/donate',
  "a post's page": `/blog-details/${post?.id}`,
  "an event's page": `/event-details/${events[0]?.id}`,
  '/signup': '/signup',
}

const rows: string[][] = []
for (const throttling of ['simulate', 'devtools'] as const)
  for (const [name, path] of Object.entries(pages)) {
    const plain = await compareWithBarePage(origin, path, SERVED)
    const page = await measure(origin + path, throttling)
    const bare = await measure(plain.bare, throttling)
    const still = await measure(plain.static, throttling)
    rows.push([
      name,
      HOW[throttling],
      page.scores.join(' / '),
      milliseconds(page.lcp),
      ratio(page.lcp, bare.lcp),
      ratio(page.lcp, still.lcp),
      milliseconds(page.tbt),
      `${milliseconds(bare.tbt)} / ${milliseconds(still.tbt)}`,
      page.cls.toFixed(3),
      kilobytes(page.bytes),
    ])
    // each time, so that what was measured is kept whatever happens to the next page
    writeTable()
  }
process.exit(0)

function writeTable() {
  const table = [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  writeFileSync('bench/lighthouse.md', `${ABOUT}\n${table.join('\n')}\n`)
}
