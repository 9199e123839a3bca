import { comparable } from 'domain/comparable.ts'
import { FORMS_PER_PAGE, SEARCHED_AT_ONCE } from 'domain/limits.ts'
import { FieldPath, type Query } from 'firebase-admin/firestore'
import { find, type Found } from '../cloud/store.ts'
import type { Place } from '../http/cursor.ts'

/** Documents that are read and looked through between two pauses, in which others are answered. */
const PAGE = 100

export interface SearchedPage<T> {
  found: Found<T>[]
  /** Up to where it was looked; undefined where nothing was. */
  last: Place | undefined
  /** Whether there is more to look through. */
  hasMore: boolean
}

interface Sought<T> {
  /** What is looked into. */
  textsOf: (document: T, id: string) => readonly string[]
  /** As somebody typed it: all of its words, in any order and whatever their case and accents. */
  search: string
  /** The last document that was looked at before. */
  after: Place | undefined
}

/** Looks for words in what a query finds, newest first, until a page is full or so many documents have been looked through. */
export async function searchInPages<T extends { createdAt: string }>(
  query: Query<T>,
  { textsOf, search, after }: Sought<T>,
): Promise<SearchedPage<T>> {
  const words = comparable(search).split(/\s+/).filter(Boolean)
  const inOrder = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(PAGE)
  const found: Found<T>[] = []
  let last = after
  for (let searched = 0; searched < SEARCHED_AT_ONCE; searched += PAGE) {
    const page = await find(last ? inOrder.startAfter(last.createdAt, last.id) : inOrder)
    for (const one of page) {
      last = { createdAt: one.data.createdAt, id: one.id }
      // no word goes over the end of a text; what was made by hand may hold anything
      const text = textsOf(one.data, one.id).map(String).map(comparable).join('\n')
      if (words.every((word) => text.includes(word))) found.push(one)
      if (found.length === FORMS_PER_PAGE) return { found, last, hasMore: true }
    }
    if (page.length < PAGE) return { found, last, hasMore: false }
  }
  return { found, last, hasMore: true }
}
