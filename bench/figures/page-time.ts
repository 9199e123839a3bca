import { mkdirSync, writeFileSync } from 'node:fs'
import { median } from '../format.ts'

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
export async function timePage(origin: string, path: string, served: string): Promise<PageAnswer> {
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
