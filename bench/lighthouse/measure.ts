import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { median } from '../format.ts'

const RUNS = 5
const PORT = 9_333
const BROWSER = {
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  // the browser's own traces in the background would spoil the one that Lighthouse reads
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--force-fieldtrials=*BackgroundTracing/default/',
    `--remote-debugging-port=${PORT}`,
  ],
}

/** Lighthouse calculates a slow phone on a slow line from a quick run, or makes the browser be one. */
export type Throttling = 'simulate' | 'devtools'

export interface Measured {
  /** Of performance, accessibility, best practices and SEO, each of 100. */
  scores: number[]
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** Of all that was loaded. */
  bytes: number
}

/** In a browser of its own: one that has shown a page before may leave the next one's start out of its trace. */
async function measureOnce(url: string, throttlingMethod: Throttling): Promise<Measured> {
  const browser = await chromium.launch(BROWSER)
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: 'error',
    throttlingMethod,
    disableFullPageScreenshot: true,
  }).finally(() => browser.close())
  const { code, message } = result?.lhr.runtimeError ?? {}
  if (!result || code) throw new Error(`Lighthouse could not measure ${url}: ${code} ${message}`)
  const { audits, categories } = result.lhr
  const figure = (name: string) => audits[name]?.numericValue ?? NaN
  return {
    scores: Object.entries(categories)
      .filter(([id]) => ['performance', 'accessibility', 'best-practices', 'seo'].includes(id))
      .map(([, { score }]) => Math.round((score ?? NaN) * 100)),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  }
}

/** Measures the medians of five visits with Lighthouse's own phone. */
export async function measure(url: string, throttling: Throttling): Promise<Measured> {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(url, throttling))
  const middle = (of: (one: Measured) => number) => median(runs.map(of))
  return {
    scores: (runs[0]?.scores ?? []).map((_score, n) => middle(({ scores }) => scores[n] ?? NaN)),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: middle(({ bytes }) => bytes),
  }
}
