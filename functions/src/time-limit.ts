/** Starts a time limit. @returns a function that tells whether there is time left */
export function timeLimit(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1_000
  return () => performance.now() < until
}

/** For work that may take as long as it needs. */
export const unlimited = (): boolean => true
