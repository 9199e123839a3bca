import { expect, test } from 'vitest'
import { HttpError } from '../http/http.ts'
import { runForEach } from './run-for-each.ts'

const IDS = Array.from({ length: 12 }, (_, n) => String(n))
const REFUSED = new HttpError(409, {})
const CUT = new TypeError('Failed to fetch')

/** Runs all actions. @returns the outcome, how many were started, and how many ran at once at most */
async function actOnAll(fails: Partial<Record<string, Error>>) {
  let begun = 0
  let running = 0
  let most = 0
  const { done, failed } = await runForEach(IDS, async (id) => {
    begun += 1
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    if (fails[id]) throw fails[id]
  })
  return { done, failed: failed.map(({ item }) => item), begun, most }
}

test('at most five actions run at once, and an error of one does not stop the others', async () => {
  const { done, failed, most } = await actOnAll({ 3: REFUSED })
  expect(done).toEqual(['0', '1', '2', '4', '5', '6', '7', '8', '9', '10', '11'])
  expect({ failed, most }).toEqual({ failed: ['3'], most: 5 })
})

test('a lost connection stops the rest', async () => {
  const { failed, begun } = await actOnAll({ 6: CUT })
  expect({ failed, begun }).toEqual({ failed: ['6'], begun: 10 })
})
