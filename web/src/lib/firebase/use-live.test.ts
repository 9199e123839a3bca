import { FirebaseError } from 'firebase/app'
import type { FirestoreError } from 'firebase/firestore'
import { expect, test, vi } from 'vitest'
import { createLiveStore, type Heard } from './use-live.ts'

/** Creates a store with a listener that the test controls. */
function openStore() {
  let tell: (heard: Heard<string>) => void = () => {}
  const close = vi.fn()
  const listen = vi.fn((listener: typeof tell) => {
    tell = listener
    return close
  })
  return { store: createLiveStore(listen), listen, close, tell: (heard: Heard<string>) => tell(heard) }
}

test('listens from the subscription to its end', () => {
  const { store, listen, close } = openStore()
  expect(listen).not.toHaveBeenCalled()
  const unsubscribe = store.subscribe(() => {})
  expect(listen).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  unsubscribe()
  expect(close).toHaveBeenCalledOnce()
})

test('is loading until the first value, then returns the last value and announces each', () => {
  const { store, tell } = openStore()
  const announce = vi.fn()
  store.subscribe(announce)
  expect(store.getSnapshot()).toEqual({ status: 'loading' })
  const failed = { status: 'failed', error: new FirebaseError('denied', 'No.') as FirestoreError } as const
  const all = [
    { status: 'unreachable' },
    { status: 'ready', data: 'first', isCached: false },
    failed,
  ] as const
  for (const heard of all) {
    tell(heard)
    expect(store.getSnapshot()).toBe(heard)
  }
  expect(announce).toHaveBeenCalledTimes(all.length)
})

test('keeps nothing without a subscriber, and listens again for the next one', () => {
  const { store, listen, tell } = openStore()
  const unsubscribe = store.subscribe(() => {})
  tell({ status: 'ready', data: 'private', isCached: false })
  unsubscribe()
  expect(store.getSnapshot()).toEqual({ status: 'loading' })
  store.subscribe(() => {})
  expect(listen).toHaveBeenCalledTimes(2)
  expect(store.getSnapshot()).toEqual({ status: 'loading' })
})
