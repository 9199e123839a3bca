import { useState } from 'react'

interface Keys {
  keys: readonly number[]
  /** The next one that nothing had before. */
  next: number
}

const keysFor = (count: number, { keys, next }: Keys): Keys => ({
  keys: Array.from({ length: count }, (_none, place) => keys[place] ?? next + place),
  next: next + count,
})

/**
 * A key for every item of a list that has none of its own, which stays with it when it moves: the focus and what is open go with it.
 * @param count how many there are now; where they come or go from outside, those at the end are new or gone
 */
export function useListKeys(count: number) {
  const [stored, setStored] = useState<Keys>(() => keysFor(count, { keys: [], next: 1 }))
  const known = stored.keys.length === count ? stored : keysFor(count, stored)
  // set while rendering, so that no item is ever drawn without a key
  if (known !== stored) setStored(known)
  const { keys, next } = known

  const insert = (place: number) => {
    setStored({ keys: keys.toSpliced(place, 0, next), next: next + 1 })
    return next
  }
  return {
    keys,
    insert,
    add: () => insert(keys.length),
    remove: (place: number) => setStored({ keys: keys.toSpliced(place, 1), next }),
    move: (from: number, to: number) =>
      setStored({ keys: keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1)), next }),
  }
}
