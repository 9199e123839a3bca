import type { FirestoreError, Unsubscribe } from 'firebase/firestore'

/**
 * What a listener has heard: `unreachable` while offline without anything to show, `failed` when it was closed. What
 * `isCached` is from before the connection was lost, and may have changed since.
 */
export type Heard<T> =
  | { status: 'loading' | 'unreachable' }
  | { status: 'ready'; data: T; isCached: boolean }
  | { status: 'failed'; error: FirestoreError }

/** Opens a listener that tells whatever it hears, and returns what closes it. */
export type Listen<T> = (tell: (heard: Heard<T>) => void) => Unsubscribe

export interface LiveStore<T> {
  subscribe: (announce: () => void) => Unsubscribe
  getSnapshot: () => Heard<T>
}

const LOADING: Heard<never> = { status: 'loading' }

/**
 * What one listener has heard last, for the one component that subscribes (`useSyncExternalStore`). It listens from
 * the subscription to its end, and keeps nothing afterwards.
 */
export function createLiveStore<T>(listen: Listen<T>): LiveStore<T> {
  let heard: Heard<T> = LOADING
  return {
    getSnapshot: () => heard,
    subscribe: (announce) => {
      const close = listen((latest) => {
        heard = latest
        announce()
      })
      return () => {
        close()
        heard = LOADING
      }
    },
  }
}
