import { type DocumentReference, onSnapshot, type Query } from 'firebase/firestore'
import { useState, useSyncExternalStore } from 'react'
import { createLiveStore, type Heard, type Listen } from './live-store.ts'

/** What a listener has heard, and a way to listen anew. */
export type Live<T> = Heard<T> & { retry: () => void }

export type WithId<T> = T & { id: string }

/**
 * Listens as long as the component stands and the key is the same. Straight to Firestore: reactfire's hooks keep the last
 * value of every listener, identity card numbers too, for the life of the page.
 */
function useLive<T>(key: string, listen: Listen<T>): Live<T> {
  const open = () => ({ key, store: createLiveStore(listen) })
  const [subscription, setSubscription] = useState(open)
  // set while rendering, so that nothing of the old key is ever shown under the new one
  if (subscription.key !== key) setSubscription(open())
  const { subscribe, getSnapshot } = subscription.store
  return { ...useSyncExternalStore(subscribe, getSnapshot), retry: () => setSubscription(open()) }
}

// a cache that knows of nothing is no proof that nothing is there, so changes of what is known count too
const KNOWING = { includeMetadataChanges: true }

/**
 * One document, live.
 * @param key names the document and whoever asks; a new key opens a new listener
 * @param reference `undefined` where nobody asks yet
 * @returns `null` as data where the server has no such document
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
 * The documents of a query, live.
 * @param key names the query and whoever asks; a new key opens a new listener
 * @param query `undefined` where nobody asks yet
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
