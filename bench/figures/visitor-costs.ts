import { setTimeout as wait } from 'node:timers/promises'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { ClientEnv } from '../../emulators/config/client-env.ts'
import { untilLive } from '../../emulators/services/wait-until-live.ts'
import { kilobytes, median, milliseconds, ratio, type Row, seconds } from '../format.ts'
import { publishInProcess, savePost } from '../publishing.ts'

/** Measures the calls and times of visitors. */
export async function measureVisits(browser: string, origin: string): Promise<Row[]> {
  const visiting = {
    addresses: ['home', 'blog', 'blog-details'].map((page) => `${origin}/${page}`),
    log: 'local/bench/logs/emulators.log',
  }
  const short = await countVisits(browser, { ...visiting, times: 100, stayMs: 0 })
  const long = await countVisits(browser, { ...visiting, times: 9, stayMs: 6_000 })
  return [
    [
      'calls of functions by 100 visits of /home, /blog and the page of a post, pictures aside',
      String(short.calls),
      `${short.databaseRequests} requests of a browser to the database`,
      '',
    ],
    [
      '… by 9 visits of more than five seconds, which ask whether there is something newer; without the CDN, which answers most of them',
      String(long.calls),
      `${long.databaseRequests} requests of a browser to the database`,
      '',
    ],
  ]
}

/** Measures what saving a post costs when so many are stored. @param token of the team */
export async function measurePublishing(posts: number, origin: string, token: string): Promise<Row[]> {
  await untilLive(process.env as ClientEnv)
  // a calm site: releases are ten seconds apart
  await wait(10_000)
  const saved = await savePost(origin, token)
  const page = await timePage(origin, `/blog-details/${saved.id}`, 'local/bench/public')
  await untilLive(process.env as ClientEnv)
  const alone = publishInProcess(posts)
  const [first, ...later] = alone.change
  const filesLater = later.reduce((sum, { files }) => sum + files, 0)
  return [
    [
      `from a saved post to its words in the HTML of /home, with ${posts} posts`,
      seconds(saved.onHomeMs),
      `${seconds(saved.savedMs)}: the call that saves it`,
      ratio(saved.onHomeMs, saved.savedMs),
    ],
    [
      `… the release alone, in one process: ${first?.files} files, and ${filesLater} side bars after it`,
      seconds(first?.milliseconds ?? NaN),
      `${seconds(alone.whole[0]?.milliseconds ?? NaN)}: the whole site of ${alone.whole[0]?.files} files`,
      ratio(first?.milliseconds ?? NaN, alone.whole[0]?.milliseconds ?? NaN),
    ],
    [
      '… its peak memory',
      `${(alone.peakBytes / 1e6).toFixed(0)} MB`,
      '1074 MB: what the function has',
      ratio(alone.peakBytes, 2 ** 30),
    ],
    [
      `… the page of a post until its first byte, ${kilobytes(page.bytes)}`,
      milliseconds(page.pageMs),
      `${milliseconds(page.staticMs)}: a static file of the same size from the same server`,
      ratio(page.pageMs, page.staticMs),
    ],
  ]
}

const TURNS = 201

interface PageAnswer {
  /** Medians until the first byte. */
  pageMs: number
  staticMs: number
  bytes: number
}

async function firstByte(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  const time = performance.now() - started
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
  return time
}

/**
 * Measures the answer time of a page, and of a plain file with the same bytes on the same server, in turn.
 * @param served the folder that the server serves
 */
async function timePage(origin: string, path: string, served: string): Promise<PageAnswer> {
  const page = await (await fetch(origin + path)).arrayBuffer()
  mkdirSync(`${served}/bench-static`, { recursive: true })
  writeFileSync(`${served}/bench-static/page.html`, new Uint8Array(page))
  const urls = { page: origin + path, beside: `${origin}/bench-static/page` }
  await firstByte(urls.page)
  await firstByte(urls.beside)
  const pageTimes: number[] = []
  const staticTimes: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    pageTimes.push(await firstByte(urls.page))
    staticTimes.push(await firstByte(urls.beside))
  }
  return { pageMs: median(pageTimes), staticMs: median(staticTimes), bytes: page.byteLength }
}

interface Visits {
  /** Calls of functions that answered them, pictures aside. */
  calls: number
  /** Requests to the database. */
  databaseRequests: number
}

/** Counts the calls of functions in a log, except those for pictures. */
const callsSoFar = (log: string): number =>
  [...readFileSync(log, 'utf8').matchAll(/Beginning execution of "\S+-(api|approveUser|rejectUser)"/g)].length

interface Visiting {
  addresses: string[]
  times: number
  /** Milliseconds that a visitor stays after nothing has been asked for during half a second. */
  stayMs: number
  /** Of the emulators, which say there when a function begins. */
  log: string
}

/** Visits pages with an empty cache each time, and counts calls and database requests. */
async function countVisits(
  executablePath: string,
  { addresses, times, stayMs, log }: Visiting,
): Promise<Visits> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const before = callsSoFar(log)
  let databaseRequests = 0
  try {
    for (let n = 0; n < times; n += 1) {
      const context = await browser.newContext()
      context.on('request', (request) => {
        if (request.url().includes('google.firestore')) databaseRequests += 1
      })
      const page = await context.newPage()
      await page.goto(addresses[n % addresses.length] ?? '', { waitUntil: 'networkidle' })
      // the figure is defined by this time
      await page.waitForTimeout(stayMs)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return { calls: callsSoFar(log) - before, databaseRequests }
}
