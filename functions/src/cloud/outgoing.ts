/** Stands between the functions and every call that leaves the process; tests make calls fail, or never return. */
export type Interceptor = <T>(name: string, call: () => Promise<T>) => Promise<T>

const straightOn: Interceptor = (_name, call) => call()

let interceptor = straightOn
let documentsRead = 0

/**
 * Makes a call that leaves the process, to Firestore, Auth, Storage, App Check or the mail server. Nothing else in the
 * functions does.
 * @param name tells the call from others, for the tests that make it fail
 */
export const callOut = <T>(name: string, call: () => Promise<T>): Promise<T> => interceptor(name, call)

/** Puts a test's interceptor in place. @returns takes it away again. */
export function intercept(next: Interceptor): () => void {
  interceptor = next
  return () => {
    interceptor = straightOn
  }
}

/** Firestore charges a read for every document, and one for a query that finds none. */
export function countReads(documents: number): void {
  documentsRead += Math.max(documents, 1)
}

/** Documents read since this process started. */
export const readsSoFar = (): number => documentsRead
