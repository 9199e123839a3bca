import { readsSoFar } from '../functions/src/cloud/outgoing.ts'
import { median } from './format.ts'

const CALLS = 101

export interface HandlerTime {
  /** Median of single requests, one after the other. */
  milliseconds: number
  documentsRead: number
  bytes: number
}

/** Measures one address of the API in this process. The first call warms up and does not count. */
export async function timeHandler(url: string, token?: string): Promise<HandlerTime> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  let bytes = 0
  const call = async () => {
    const started = performance.now()
    const response = await fetch(url, { headers })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    bytes = (await response.arrayBuffer()).byteLength
    return performance.now() - started
  }
  await call()
  const before = readsSoFar()
  const times: number[] = []
  for (let n = 0; n < CALLS; n++) times.push(await call())
  return { milliseconds: median(times), documentsRead: (readsSoFar() - before) / CALLS, bytes }
}
