import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'

/** The traffic of a visitor. */
export interface Visit {
  pages: number
  /** Sent by Hosting, each answer with its headers; texts compressed, as the CDN sends them. */
  bytes: number
  /** Addresses that functions answer, as the browser asked for them. */
  asked: string[]
}

/** The approximate size of an answer's headers. */
const HEADER_BYTES = 600
/** Longer than a page waits before it checks for newer data. */
const STAY_MS = 6_000

const isText = (type: string) => /^(text|application\/(json|javascript|manifest)|image\/svg)/.test(type)

/** Reads pages to their end one after the other, with a cache that starts empty. */
export async function visit(executablePath: string, addresses: string[]): Promise<Visit> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const asked: string[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    network.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
      if (url.startsWith('http') && !fromDiskCache) asked.push(url)
    })
    for (const address of addresses) {
      await page.goto(address)
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
      })
      // the figure is defined by this time
      await page.waitForTimeout(STAY_MS)
    }
  } finally {
    await browser.close()
  }
  let bytes = 0
  for (const url of asked) bytes += await weigh(url)
  const ofFunctions = asked.filter((url) => /^\/(api|media|callable)\//.test(new URL(url).pathname))
  return {
    pages: addresses.length,
    bytes,
    asked: ofFunctions.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search),
  }
}

async function weigh(url: string): Promise<number> {
  const response = await fetch(url)
  const body = Buffer.from(await response.arrayBuffer())
  const sent = isText(response.headers.get('content-type') ?? '') ? brotliCompressSync(body) : body
  return sent.length + HEADER_BYTES
}
