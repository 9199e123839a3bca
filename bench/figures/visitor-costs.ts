import { setTimeout as wait } from 'node:timers/promises'
import type { ClientEnv } from '../../emulators/config/client-env.ts'
import { untilLive } from '../../emulators/services/wait-until-live.ts'
import { kilobytes, milliseconds, ratio, type Row, seconds } from '../format.ts'
import { timePage } from './page-time.ts'
import { publishInProcess, savePost } from '../publishing.ts'
import { countVisits } from './visits.ts'

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

/** What a saved post costs where so many are stored. @param token of the team */
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
