import { setTimeout as wait } from 'node:timers/promises'

/**
 * @param {string} url
 * @param {number} patience milliseconds
 * @returns {Promise<boolean>} whether it answered in time, whatever the answer
 */
export async function answers(url, patience) {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) })
      return true
    } catch {
      await wait(100)
    }
  }
  return false
}
