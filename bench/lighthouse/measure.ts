import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { mkdirSync, writeFileSync } from 'node:fs'
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

interface Measured {
  /** Of performance, accessibility, best practices and SEO, each of 100. */
  scores: number[]
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** Of all that was loaded. */
  bytes: number
}

/** The browser sometimes leaves the start of a visit out of its trace. Such a visit has no figures, whatever the page is like. */
const LOST = 'NO_NAVSTART'
/** Lost visits for each page. */
const MAX_LOST = 3

/**
 * Visits a page in a browser of its own: one that has shown a page before loses the next one's start more often.
 * @returns undefined for a lost visit
 */
async function measureOnce(url: string, throttlingMethod: Throttling): Promise<Measured | undefined> {
  const browser = await chromium.launch(BROWSER)
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: 'error',
    throttlingMethod,
    disableFullPageScreenshot: true,
  }).finally(() => browser.close())
  const { code, message } = result?.lhr.runtimeError ?? {}
  if (code === LOST) return undefined
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

/**
 * Measures the medians of five visits with Lighthouse's own phone. Addresses are visited in turns, so that what slows the machine for a
 * while slows all of them.
 * @throws Error if a visit cannot be measured, or more than three of an address are lost
 */
export async function measureInTurns<const T extends readonly string[]>(
  urls: T,
  throttling: Throttling,
): Promise<{ [K in keyof T]: Measured }> {
  const visits = urls.map(() => [] as Measured[])
  for (let turn = 0; visits.some((runs) => runs.length < RUNS); turn += 1)
    for (const [n, url] of urls.entries()) {
      const runs = visits[n] ?? []
      if (runs.length === RUNS) continue
      if (turn === RUNS + MAX_LOST) throw new Error(`Lighthouse lost more than ${MAX_LOST} visits of ${url}`)
      const run = await measureOnce(url, throttling)
      if (run) runs.push(run)
      else console.log(`${url}: a visit without a start in its trace is not counted`)
    }
  return visits.map(medianOf) as { [K in keyof T]: Measured }
}

function medianOf(runs: Measured[]): Measured {
  const middle = (of: (one: Measured) => number) => median(runs.map(of))
  return {
    scores: (runs[0]?.scores ?? []).map((_score, n) => middle(({ scores }) => scores[n] ?? NaN)),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: middle(({ bytes }) => bytes),
  }
}

/** Removes the scripts of a page. */
const toStatic = (html: string) => html.replace(/<script[^]*?<\/script>/g, '')

const URDU_FACE = /@font-face\s*\{[^}]*Noto Nastaliq Urdu[^}]*\}/

/** Returns a style with the face of a page in Urdu alone; '' for other pages. */
function urduFace(html: string): string {
  const [face] = URDU_FACE.exec(html) ?? []
  return face ? `<style>${face}body{font-family:'Noto Nastaliq Urdu'}</style>` : ''
}

/** Keeps the text of a page in its elements, without styles, scripts, pictures and fonts other than the Urdu face. */
const toBare = (html: string) =>
  toStatic(html)
    .replace(/<(style|svg|noscript)\b[^]*?<\/\1>/g, '')
    .replace(/<link[^>]*>|<img[^>]*>/g, '')
    .replace(/ (class|srcset)="[^"]*"/g, '')
    .replace('</head>', () => `${urduFace(html)}</head>`)

const FIRST_PICTURE = /<img[^>]*fetchpriority="high"[^>]*>/i
const PRELOAD = /<link rel="preload" as="image"[^>]*>/i

/** Adds to the bare page the picture that the page loads first, if it loads one before the others. */
const toPictured = (html: string) =>
  toBare(html)
    .replace(
      '</head>',
      () => `${PRELOAD.exec(html)?.[0] ?? ''}<style>img{max-width:100%;height:auto}</style></head>`,
    )
    .replace('<body>', (body) => `${body}${FIRST_PICTURE.exec(html)?.[0] ?? ''}`)

/**
 * Writes three copies of a page to the same server: bare, bare with its first picture, and static.
 * @param served the folder that the server serves
 * @returns their addresses
 */
export async function compareWithBarePage(origin: string, path: string, served: string) {
  const html = await (await fetch(origin + path)).text()
  const name = path.replaceAll('/', '-').slice(1)
  mkdirSync(`${served}/plain`, { recursive: true })
  const write = (kind: string, copy: string) => {
    writeFileSync(`${served}/plain/${name}-${kind}.html`, copy)
    return `${origin}/plain/${name}-${kind}`
  }
  return {
    bare: write('bare', toBare(html)),
    pictured: write('pictured', toPictured(html)),
    static: write('static', toStatic(html)),
  }
}
