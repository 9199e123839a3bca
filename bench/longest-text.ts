import { MAX_LENGTH } from 'domain/limits.ts'
import { blogSchema } from 'domain/schemas/blog.ts'
import { check } from 'domain/schemas/check.ts'
import { median } from './figures.ts'

const RUNS = 21
const sentence = 'The market is open from nine. '

/** Milliseconds of checking a post with one description. */
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
 * Milliseconds of checking the text that takes longest, and an honest one that is as long as a description may be. Of
 * a longer text nothing is looked at; of those that are, letters which normalising takes apart are the dearest.
 */
export const timeLongestText = async () => ({
  longestMs: await timeText('\ufdfa'.repeat(4 * MAX_LENGTH.description)),
  honestMs: await timeText(sentence.repeat(MAX_LENGTH.description / sentence.length)),
})
