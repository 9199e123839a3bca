/** Wraps every call that leaves the process. Tests use it to make calls fail or never return. */
type Interceptor = <T>(name: string, call: () => Promise<T>) => Promise<T>

const straightOn: Interceptor = (_name, call) => call()

let interceptor = straightOn
let documentsRead = 0

/**
 * Makes a call that leaves the process: to Firestore, Auth, Storage, App Check or the mail server. Nothing else may.
 * @param name identifies the call for tests that make it fail
 */
export const callOut = <T>(name: string, call: () => Promise<T>): Promise<T> => interceptor(name, call)

/** Installs a test's interceptor. @returns a function that removes it */
export function intercept(next: Interceptor): () => void {
  interceptor = next
  return () => {
    interceptor = straightOn
  }
}

/** Returns whether a test's interceptor is installed. */
export const isIntercepted = (): boolean => interceptor !== straightOn

/** Counts billed reads: one for each document, and one for a query without results. */
export function countReads(documents: number): void {
  documentsRead += Math.max(documents, 1)
}

/** Returns the number of documents read since this process started. */
export const readsSoFar = (): number => documentsRead
