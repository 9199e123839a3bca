import { median } from '../format.ts'

const AT_ONCE = 8
const REQUESTS = 300
const ROUNDS = 3

/** Measures requests per second, with `AT_ONCE` open at any time. */
async function measureRound(url: string): Promise<number> {
  let left = REQUESTS
  const started = performance.now()
  const client = async () => {
    while (left-- > 0) {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  return (REQUESTS / (performance.now() - started)) * 1000
}

/** Measures two addresses in turn, so that other load affects both the same. @returns their medians, in requests per second */
export async function compareThroughput(url: string, baseline: string): Promise<[number, number]> {
  await measureRound(url)
  await measureRound(baseline)
  const figures: number[] = []
  const baselines: number[] = []
  for (let turn = 0; turn < ROUNDS; turn++) {
    figures.push(await measureRound(url))
    baselines.push(await measureRound(baseline))
  }
  return [median(figures), median(baselines)]
}
