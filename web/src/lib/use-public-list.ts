import { useEffect, useState } from 'react'
import { takeEarly } from './early-fetch.ts'
import { asList, HttpError, readJson } from './http.ts'

/** A part of a list that the public API answers. */
export interface PublicList<Item> {
  /** One that stands in the page's `EarlyData` has been asked for before the app is loaded. */
  address: string
  /** What is listed, as the console tells of a failure. */
  name: string
  /** Shown at once when the reader comes back to the list, while it is asked for again. */
  lastAnswer: PublicAnswer<Item> | undefined
  /** On its way, for all who want it meanwhile. */
  coming: Promise<PublicAnswer<Item>> | undefined
}

export interface PublicAnswer<Item> {
  items: readonly Item[]
  /** How many the whole list has. */
  total: number
}

export const createPublicList = <Item>(address: string, name: string): PublicList<Item> => ({
  address,
  name,
  lastAnswer: undefined,
  coming: undefined,
})

async function load<Item>(list: PublicList<Item>): Promise<PublicAnswer<Item>> {
  try {
    const response = await takeEarly(list.address)
    const items = asList(await readJson<Item[]>(response))
    list.lastAnswer = { items, total: Number(response.headers.get('x-total-count')) }
    return list.lastAnswer
  } catch (error) {
    if (error instanceof HttpError) console.error(`Failed to fetch ${list.name}`)
    else console.error(`Error fetching ${list.name}:`, error)
    return { items: [], total: 0 }
  } finally {
    list.coming = undefined
  }
}

interface Shown<Item> {
  /** Undefined while nothing has come; empty after a failure, of which only the console tells. */
  answer: PublicAnswer<Item> | undefined
  /** Whether the answer is still that of the list before. */
  isBefore: boolean
}

/** What is known of a list. Given another one, it shows the answer before until the next has come. */
export function usePublicList<Item>(list: PublicList<Item>): Shown<Item> {
  const [shown, setShown] = useState({ list, answer: list.lastAnswer })
  useEffect(() => {
    let isCancelled = false
    list.coming ??= load(list)
    void list.coming.then((answer) => isCancelled || setShown({ list, answer }))
    return () => {
      isCancelled = true
    }
  }, [list])
  if (shown.list === list || !list.lastAnswer) return { answer: shown.answer, isBefore: shown.list !== list }
  return { answer: list.lastAnswer, isBefore: false }
}
