import { useEffect, useState } from 'react'
import { takeEarly } from './early-fetch.ts'
import { asList, HttpError, readJson } from './http.ts'

/** A list that the public API answers. */
export interface PublicList<Item> {
  /** One that stands in the page's `EarlyData` has been asked for before the app is loaded. */
  address: string
  /** What is listed, as the console tells of a failure. */
  name: string
  /** Shown at once when the reader comes back to the list, while it is asked for again. */
  lastAnswer: readonly Item[] | undefined
}

export const createPublicList = <Item>(address: string, name: string): PublicList<Item> => ({
  address,
  name,
  lastAnswer: undefined,
})

async function load<Item>(list: PublicList<Item>): Promise<readonly Item[]> {
  try {
    list.lastAnswer = asList(await readJson<Item[]>(await takeEarly(list.address)))
    return list.lastAnswer
  } catch (error) {
    if (error instanceof HttpError) console.error(`Failed to fetch ${list.name}`)
    else console.error(`Error fetching ${list.name}:`, error)
    return []
  }
}

/** @returns undefined while loading, an empty list after a failure, of which only the console tells */
export function usePublicList<Item>(list: PublicList<Item>): readonly Item[] | undefined {
  const [items, setItems] = useState(list.lastAnswer)
  useEffect(() => {
    let isCancelled = false
    void load(list).then((answer) => isCancelled || setItems(answer))
    return () => {
      isCancelled = true
    }
  }, [list])
  return items
}
