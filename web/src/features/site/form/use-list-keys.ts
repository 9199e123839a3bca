import { useState } from 'react'

interface Keys {
  keys: readonly number[]
  /** The next key that was never used. */
  next: number
}

const keysFor = (count: number, { keys, next }: Keys): Keys => ({
  keys: Array.from({ length: count }, (_none, index) => keys[index] ?? next + index),
  next: next + count,
})

/**
 * Gives every item of a list a key that stays with it when it moves, so that focus and open state move too.
 * @param count how many items there are now; where that changes from outside, those at the end are new or gone
 */
export function useListKeys(count: number) {
  const [stored, setStored] = useState<Keys>(() => keysFor(count, { keys: [], next: 1 }))
  const known = stored.keys.length === count ? stored : keysFor(count, stored)
  // set while rendering, so that no item is ever drawn without a key
  if (known !== stored) setStored(known)
  const { keys, next } = known
  return {
    all: keys,
    /** Adds a key at an index, and returns it. */
    insert: (index: number) => {
      setStored({ keys: keys.toSpliced(index, 0, next), next: next + 1 })
      return next
    },
    remove: (index: number) => setStored({ keys: keys.toSpliced(index, 1), next }),
    move: (from: number, to: number) =>
      setStored({ keys: keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1)), next }),
  }
}
