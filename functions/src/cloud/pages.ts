import { FieldPath, type Query } from 'firebase-admin/firestore'
import { count, find, type FoundDocument, type Transaction } from './store.ts'

/** Documents that are in memory at once while `eachPage` goes through a query. */
const PAGE_SIZE = 200

/** A position in a list that is ordered newest first. It stays valid when other documents come and go. */
export interface Cursor {
  /** ISO 8601 UTC: the field by which the list is ordered. */
  createdAt: string
  id: string
}

export interface PageQuery {
  limit: number
  /** The last document of the previous page; `undefined` for the first page. */
  after: Cursor | undefined
}

/** Orders a query newest first, then by id, so that a page can start after any document. */
export const newestFirst = <T>(query: Query<T>, field = 'createdAt'): Query<T> =>
  query.orderBy(field, 'desc').orderBy(FieldPath.documentId(), 'desc')

/** Reads one page of a query, newest first, and counts the documents of all pages. */
export async function findPage<T>(query: Query<T>, { limit, after }: PageQuery, field = 'createdAt') {
  const ordered = newestFirst(query, field)
  const rest = after ? ordered.startAfter(after.createdAt, after.id) : ordered
  // one more document says whether there is a next page; without its order a count would need indexes of its own
  const [found, total] = await Promise.all([find(rest.limit(limit + 1)), count(ordered)])
  return { found: found.slice(0, limit), total, hasMore: found.length > limit }
}

/** Reads every document of a query, newest first, one page at a time. */
export async function* eachPage<T>(
  query: Query<T>,
  field: keyof T & string,
): AsyncGenerator<FoundDocument<T>[]> {
  yield* pagesOf(newestFirst(query, field), PAGE_SIZE, ({ data, id }) => [data[field], id])
}

/** Reads every document of a query in the order of their ids. A query with equality filters needs no further index for this. */
export async function* eachPageById<T>(
  query: Query<T>,
  pageSize: number,
): AsyncGenerator<FoundDocument<T>[]> {
  yield* pagesOf(query.orderBy(FieldPath.documentId()), pageSize, ({ id }) => [id])
}

/** Reads a query page by page. @param positionOf the values of a document by which the query is ordered */
async function* pagesOf<T>(
  ordered: Query<T>,
  pageSize: number,
  positionOf: (document: FoundDocument<T>) => unknown[],
): AsyncGenerator<FoundDocument<T>[]> {
  let last: FoundDocument<T> | undefined
  do {
    const rest = last ? ordered.startAfter(...positionOf(last)) : ordered
    const page = await find(rest.limit(pageSize))
    if (page.length > 0) yield page
    last = page.length < pageSize ? undefined : page.at(-1)
  } while (last)
}

/**
 * Changes the results of a query, 200 in each transaction, until fewer are left for the transaction that needs them. Strangers decide
 * how many there are, and one transaction with all of them would fail.
 * @param run runs each transaction
 * @param change may read first. What it has changed is no longer a result
 */
export async function changeAllButAPage<T>(
  query: Query<T>,
  run: (work: (tx: Transaction) => Promise<boolean>) => Promise<boolean>,
  change: (tx: Transaction, page: readonly FoundDocument<T>[]) => Promise<void>,
): Promise<void> {
  const changePage = async (tx: Transaction) => {
    const page = await tx.find(query.limit(PAGE_SIZE))
    if (page.length < PAGE_SIZE) return false
    await change(tx, page)
    return true
  }
  while (await run(changePage));
}
