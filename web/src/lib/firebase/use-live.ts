import {
  type DocumentReference,
  type FirestoreError,
  onSnapshot,
  type Query,
  type Unsubscribe,
} from 'firebase/firestore'
import { useObservable } from 'reactfire'
import { useEffect, useState } from 'react'
import { Observable } from 'rxjs'

/** What a listener has heard: `unreachable` while offline without anything to show, `failed` when it was closed. */
type Heard<T> =
  | { status: 'loading' | 'unreachable' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; error: FirestoreError }

/** The same, and a way to listen anew. */
export type Live<T> = Heard<T> & { retry: () => void }

export type WithId<T> = T & { id: string }

type Listen<T> = (tell: (heard: Heard<T>) => void) => Unsubscribe

const LOADING: Heard<never> = { status: 'loading' }

let opened = 0

/** A subscription of its own: reactfire keeps each by its id for good, failed ones too (its issue 790). */
function open<T>(key: string, listen: Listen<T>) {
  let close: Unsubscribe = () => {}
  const values = new Observable<Heard<T>>((subscriber) => {
    close = listen((heard) => subscriber.next(heard))
  })
  opened += 1
  return { key, id: `${key} ${opened}`, values, close: () => close() }
}

/** Listens as long as the component stands and the key is the same. */
function useLive<T>(key: string, listen: Listen<T>): Live<T> {
  const [subscription, setSubscription] = useState(() => open(key, listen))
  if (subscription.key !== key) setSubscription(open(key, listen))
  useEffect(() => subscription.close, [subscription])
  const { data } = useObservable<Heard<T>>(subscription.id, subscription.values, { initialData: LOADING })
  return { ...data, retry: () => setSubscription(open(key, listen)) }
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
        if (snapshot.exists()) tell({ status: 'ready', data: { ...snapshot.data(), id: snapshot.id } })
        else tell(snapshot.metadata.fromCache ? { status: 'unreachable' } : { status: 'ready', data: null })
      },
      (error) => tell({ status: 'failed', error }),
    )
  })

/**
 * The documents of a query, live.
 * @param key names the query and whoever asks; a new key opens a new listener
 */
export const useLiveQuery = <T>(key: string, query: Query<T>): Live<WithId<T>[]> =>
  useLive(key, (tell) =>
    onSnapshot(
      query,
      KNOWING,
      ({ docs, empty, metadata }) => {
        if (empty && metadata.fromCache) tell({ status: 'unreachable' })
        else tell({ status: 'ready', data: docs.map((doc) => ({ ...doc.data(), id: doc.id })) })
      },
      (error) => tell({ status: 'failed', error }),
    ),
  )
