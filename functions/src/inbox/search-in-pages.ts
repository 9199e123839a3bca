import { comparable } from 'domain/comparable.ts'
import { FORMS_PER_PAGE, SEARCHED_AT_ONCE } from 'domain/limits.ts'
import type { Query } from 'firebase-admin/firestore'
import { type Cursor, newestFirst } from '../cloud/pages.ts'
import { find, type FoundDocument } from '../cloud/store.ts'

/** Documents that are read and looked through between two pauses, in which others are answered. */
const PAGE_SIZE = 100

export interface SearchPage<T> {
  found: FoundDocument<T>[]
  /** Up to where it was looked; undefined where nothing was. */
  last: Cursor | undefined
  /** Whether there is more to look through. */
  hasMore: boolean
}

interface Search<T> {
  /** What is looked into. */
  textsOf: (document: T, id: string) => readonly string[]
  /** As somebody typed it: all of its words, in any order and whatever their case and accents. */
  search: string
  /** The last document that was looked at before. */
  after: Cursor | undefined
}

/** Looks for words in what a query finds, newest first, until a page is full or so many documents have been looked through. */
export async function searchInPages<T extends { createdAt: string }>(
  query: Query<T>,
  { textsOf, search, after }: Search<T>,
): Promise<SearchPage<T>> {
  const words = comparable(search).split(/\s+/).filter(Boolean)
  const ordered = newestFirst(query).limit(PAGE_SIZE)
  const found: FoundDocument<T>[] = []
  let last = after
  for (let searched = 0; searched < SEARCHED_AT_ONCE; searched += PAGE_SIZE) {
    const page = await find(last ? ordered.startAfter(last.createdAt, last.id) : ordered)
    for (const one of page) {
      last = { createdAt: one.data.createdAt, id: one.id }
      // no word goes over the end of a text; what was made by hand may hold anything
      const text = textsOf(one.data, one.id).map(String).map(comparable).join('\n')
      if (words.every((word) => text.includes(word))) found.push(one)
      if (found.length === FORMS_PER_PAGE) return { found, last, hasMore: true }
    }
    if (page.length < PAGE_SIZE) return { found, last, hasMore: false }
  }
  return { found, last, hasMore: true }
}
