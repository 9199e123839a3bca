import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

export interface Visits {
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
export async function countVisits(
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
