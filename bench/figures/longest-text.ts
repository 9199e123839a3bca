import { MAX_LENGTH } from 'domain/limits.ts'
import { blogSchema } from 'domain/schemas/blog.ts'
import { check } from 'domain/schemas/check.ts'
import { median } from '../format.ts'

const RUNS = 21
const sentence = 'The market is open from nine. '

/** Measures in milliseconds how long a post with a description takes to check. */
async function timeText(description: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < RUNS; n += 1) {
    const started = performance.now()
    await check(blogSchema, { title: 'A market', description })
    times.push(performance.now() - started)
  }
  return median(times)
}

/**
 * Measures the slowest text of the longest length, and an ordinary one of that length. Longer texts are refused unread.
 * Letters that normalising splits are the slowest.
 */
export const timeLongestText = async () => ({
  longestMs: await timeText('\ufdfa'.repeat(4 * MAX_LENGTH.description)),
  ordinaryMs: await timeText(sentence.repeat(MAX_LENGTH.description / sentence.length)),
})
