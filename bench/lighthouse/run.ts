import { writeFileSync } from 'node:fs'
import { api } from '../../tests/support/addresses.ts'
import { kilobytes, milliseconds, ratio } from '../format.ts'
import { compareWithBarePage, measureInTurns, type Throttling } from './measure.ts'

const { CHAMBER_ORIGIN: origin } = process.env
if (!origin) throw new Error('Run this with npm run bench.')

/** Paths of pages and ways of throttling. Without a path all pages are measured, without a way both ways. */
const words = process.argv.slice(2)
const paths = words.filter((word) => word.startsWith('/'))
const isWanted = (path: string) =>
  paths.length === 0 || paths.some((wanted) => path === wanted || path.startsWith(`${wanted}/`))
const THROTTLINGS: readonly Throttling[] = ['simulate', 'devtools']
const throttlings = THROTTLINGS.filter((one) => words.includes(one))

const SERVED = 'local/bench/public'
const ABOUT = `# The last figures of \`npm run bench -- lighthouse\`

Medians of five visits with Lighthouse's phone. Scores: performance, accessibility, best practices, SEO. The same
server in the same run also sends a bare page with its text alone, the bare page with the picture that is loaded first,
and a static page with everything but scripts. The four are visited in turns.
The bare page of a page in Urdu loads the Urdu face too.
`
const HEADS = [
  'page',
  'throttling',
  'scores',
  'LCP',
  '÷ bare page',
  '÷ bare with picture',
  '÷ static page',
  'TBT',
  'TBT of bare / static page',
  'CLS',
  'bytes',
]
const HOW: Record<Throttling, string> = { simulate: 'simulated', devtools: 'applied' }

interface Listed {
  id: string
  externalLink?: string
  language?: string
}

/** Returns the first of a list that has a page of its own in the language that was asked for. */
async function firstOf(address: string): Promise<string> {
  const listed = (await (await fetch(origin + address)).json()) as Listed[]
  return listed.find(({ externalLink, language }) => !externalLink && !language)?.id ?? ''
}
const pages = {
  '/home': '/home',
  '/blog': '/blog',
  '/event': '/event',
  '/donate': '/donate',
  "a post's page": `/blog-details/${await firstOf(api.blogs)}`,
  "an event's page": `/event-details/${await firstOf(api.events)}`,
  '/signup': '/signup',
  '/ur/home': '/ur/home',
  '/ur/blog': '/ur/blog',
  '/ur/event': '/ur/event',
  '/ur/donate': '/ur/donate',
  "a post's page in Urdu": `/ur/blog-details/${await firstOf(`${api.blogs}?language=ur`)}`,
  '/ur/signup': '/ur/signup',
}

const rows: string[][] = []
/** The bytes of each page. */
const sizes: Partial<Record<string, number>> = {}
for (const throttling of throttlings.length > 0 ? throttlings : THROTTLINGS)
  for (const [name, path] of Object.entries(pages).filter(([, one]) => isWanted(one))) {
    const plain = await compareWithBarePage(origin, path, SERVED)
    const [page, bare, pictured, scriptless] = await measureInTurns(
      [origin + path, plain.bare, plain.pictured, plain.static],
      throttling,
    )
    sizes[path] = page.bytes
    rows.push([
      name,
      HOW[throttling],
      page.scores.join(' / '),
      milliseconds(page.lcp),
      ratio(page.lcp, bare.lcp),
      ratio(page.lcp, pictured.lcp),
      ratio(page.lcp, scriptless.lcp),
      milliseconds(page.tbt),
      `${milliseconds(bare.tbt)} / ${milliseconds(scriptless.tbt)}`,
      page.cls.toFixed(3),
      kilobytes(page.bytes),
    ])
    // each time, so that what was measured is kept whatever happens to the next page
    writeTable()
  }
process.exit(0)

function writeTable() {
  const table = [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  // the file keeps the figures of all pages
  if (words.length > 0) return console.log(table.join('\n'))
  const { '/home': english = NaN, '/ur/home': urdu = NaN } = sizes
  const more = `/ur/home loads ${kilobytes(urdu - english)} more than /home.`
  writeFileSync('bench/lighthouse.md', `${ABOUT}\n${table.join('\n')}\n\n${more}\n`)
}
