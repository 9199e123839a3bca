import {
  type DocumentReference,
  type FirestoreError,
  onSnapshot,
  type Query,
  type Unsubscribe,
} from 'firebase/firestore'
import { useState, useSyncExternalStore } from 'react'

/**
 * The state of a listener: `unreachable` while offline with nothing to show, `failed` when the server closed
 * it. Data that `isCached` is from before the connection was lost.
 */
export type Heard<T> =
  | { status: 'loading' | 'unreachable' }
  | { status: 'ready'; data: T; isCached: boolean }
  | { status: 'failed'; error: FirestoreError }

/** Opens a listener that reports each state. @returns closes it */
type Listen<T> = (tell: (heard: Heard<T>) => void) => Unsubscribe

interface LiveStore<T> {
  subscribe: (announce: () => void) => Unsubscribe
  getSnapshot: () => Heard<T>
}

const LOADING: Heard<never> = { status: 'loading' }

/**
 * Creates a store with the last state of one listener, for `useSyncExternalStore`. It listens while there is
 * a subscriber, and keeps nothing afterwards.
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

/** The state of a listener, and a way to restart it. */
export type Live<T> = Heard<T> & { retry: () => void }

export type WithId<T> = T & { id: string }

/**
 * Listens while the component is mounted and the key stays the same. It does not use reactfire's hooks: they
 * keep every value, identity card numbers too, as long as the page is open.
 */
function useLive<T>(key: string, listen: Listen<T>): Live<T> {
  const open = () => ({ key, store: createLiveStore(listen) })
  const [subscription, setSubscription] = useState(open)
  // set while rendering, so that data of the old key is never shown under the new one
  if (subscription.key !== key) setSubscription(open())
  const { subscribe, getSnapshot } = subscription.store
  return { ...useSyncExternalStore(subscribe, getSnapshot), retry: () => setSubscription(open()) }
}

// an empty cache does not prove that nothing exists, so metadata changes count too
const KNOWING = { includeMetadataChanges: true }

/**
 * Listens to one document.
 * @param key identifies the document and the user; a new key opens a new listener
 * @param reference `undefined` stays `loading`
 * @returns data is `null` if the document does not exist
 */
export const useLiveDocument = <T>(
  key: string,
  reference: DocumentReference<T> | undefined,
): Live<WithId<T> | null> =>
  useLive(key, (tell) => {
    if (!reference) return () => {}
    return onSnapshot(
      reference,
      KNOWING,
      (snapshot) => {
        const isCached = snapshot.metadata.fromCache
        if (snapshot.exists())
          tell({ status: 'ready', data: { ...snapshot.data(), id: snapshot.id }, isCached })
        else tell(isCached ? { status: 'unreachable' } : { status: 'ready', data: null, isCached })
      },
      (error) => tell({ status: 'failed', error }),
    )
  })

/**
 * Listens to the documents of a query.
 * @param key identifies the query and the user; a new key opens a new listener
 * @param query `undefined` stays `loading`
 */
export const useLiveQuery = <T>(key: string, query: Query<T> | undefined): Live<WithId<T>[]> =>
  useLive(key, (tell) => {
    if (!query) return () => {}
    return onSnapshot(
      query,
      KNOWING,
      ({ docs, empty, metadata: { fromCache: isCached } }) => {
        if (empty && isCached) tell({ status: 'unreachable' })
        else tell({ status: 'ready', data: docs.map((doc) => ({ ...doc.data(), id: doc.id })), isCached })
      },
      (error) => tell({ status: 'failed', error }),
    )
  })
