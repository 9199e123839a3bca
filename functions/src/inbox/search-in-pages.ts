import { allWords, hasWords, namesIn } from 'domain/duplicates/name-words.ts'
import { comparable, referenceOf } from 'domain/values/comparable.ts'
import { phoneSearch } from 'domain/values/phone.ts'
import { FORMS_PER_PAGE, SEARCHED_AT_ONCE } from 'domain/values/list-limits.ts'
import type { Query } from 'firebase-admin/firestore'
import { type Cursor, newestFirst } from '../cloud/pages.ts'
import { find, type FoundDocument } from '../cloud/store.ts'

/** Documents that are read and searched before other requests are answered. */
const PAGE_SIZE = 100

type FoundForm<T> = Pick<FoundDocument<T>, 'id' | 'data'>

interface SearchPage<T> {
  found: FoundForm<T>[]
  /** The last document that was searched; undefined if there was none. */
  last: Cursor | undefined
  /** Whether there are more documents to search. */
  hasMore: boolean
}

interface Search<T> {
  /** Returns the texts of a document that are searched, the name of its sender first: a name is found in every spelling. */
  textsOf: (document: T, id: string) => readonly string[]
  /** Returns the digits of its phone number with the country code; '' if it has none. */
  phoneOf?: (document: T) => string
  /** As typed: all words must occur, in any order and in any case, with or without accents. */
  search: string
  /** Reads the document of a reference, if the query contains it. */
  readOne: (reference: string) => Promise<T | undefined>
  /** The last document that was searched before. */
  after: Cursor | undefined
}

/**
 * Searches the documents of a query, newest first, until a page is full or `SEARCHED_AT_ONCE` documents were searched. A document whose
 * reference was typed comes first, however old it is.
 */
export async function searchInPages<T extends { createdAt: string }>(
  query: Query<T>,
  { textsOf, phoneOf, search, readOne, after }: Search<T>,
): Promise<SearchPage<T>> {
  const words = comparable(search).split(/\s+/).filter(Boolean)
  const names = namesIn(search)
  const hasPhone = phoneOf && phoneSearch(search)
  const ordered = newestFirst(query).limit(PAGE_SIZE)
  const reference = referenceOf(search)
  const named = reference && !after ? await readOne(reference) : undefined
  const found: FoundForm<T>[] = reference && named ? [{ id: reference, data: named }] : []
  let last = after
  for (let searched = 0; searched < SEARCHED_AT_ONCE; searched += PAGE_SIZE) {
    const page = await find(last ? ordered.startAfter(last.createdAt, last.id) : ordered)
    for (const one of page) {
      last = { createdAt: one.data.createdAt, id: one.id }
      // no word spans two texts; documents edited by hand may contain anything
      const texts = textsOf(one.data, one.id).map(String)
      const text = texts.map(comparable).join('\n')
      const isFound =
        words.every((word) => text.includes(word)) ||
        (names.length > 0 && hasWords(allWords(texts[0] ?? ''), names)) ||
        hasPhone?.(phoneOf?.(one.data) ?? '')
      if (one.id !== reference && isFound) found.push(one)
      if (found.length === FORMS_PER_PAGE) return { found, last, hasMore: true }
    }
    if (page.length < PAGE_SIZE) return { found, last, hasMore: false }
  }
  return { found, last, hasMore: true }
}
