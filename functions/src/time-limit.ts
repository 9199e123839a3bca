/** Starts a time limit. @returns a function that tells whether there is time left */
export function timeLimit(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1_000
  return () => performance.now() < until
}

/** Returns that there is always time left, for work that may take as long as it needs. */
export const unlimited = (): boolean => true

/** Thrown if an answer did not come in time. */
export class TooLate extends Error {}

/**
 * Waits for an answer, and gives up after some time. What is under way goes on.
 * @throws TooLate
 */
export async function within<T>(seconds: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooLate(`No answer within ${seconds} s.`)), seconds * 1_000)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
