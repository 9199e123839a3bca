import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../tests/support/addresses.ts'
import type { Counted } from './costs/count-database-calls.ts'
import type { Release } from './publishing-process.ts'

const PATIENCE_MS = 60_000
const INTERVAL_MS = 25

interface SavedPost {
  /** Until the call that saves it was answered. */
  savedMs: number
  /** From then until its words stood in the HTML of /home. */
  onHomeMs: number
  id: string
}

/** Saves a post as the office does, and measures until visitors get it. @param token of the team */
export async function savePost(origin: string, token: string): Promise<SavedPost> {
  const title = `Measured ${Date.now()}`
  const started = performance.now()
  const answer = await fetch(origin + api.blogs, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title, description: 'A few words.' }),
  })
  const saved = performance.now()
  const { id } = (await answer.json()) as { id: string }
  while (!(await (await fetch(`${origin}/home`)).text()).includes(title)) {
    if (performance.now() - saved > PATIENCE_MS) throw new Error('The post is not on /home after a minute.')
    await wait(INTERVAL_MS)
  }
  return { savedMs: saved - started, onHomeMs: performance.now() - saved, id }
}

export interface Published {
  /** Of the whole site; then of one post more. */
  whole: Release[]
  change: Release[]
  /** What the change cost. */
  counted: Counted
  peakBytes: number
}

/** Publishes a site of so many posts in a process of its own. */
export const publishInProcess = (posts: number): Published =>
  JSON.parse(
    execFileSync(process.execPath, ['bench/publishing-process.ts', String(posts)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as Published
