import { FieldPath, type Query } from 'firebase-admin/firestore'
import { find, type Found } from '../cloud/store.ts'

/** Documents that are held at once while a whole list is gone through. */
const PAGE = 200

/** Everything that a query finds, newest first, read as fast as it is asked for. */
export async function* findInPages<T extends { createdAt: string }>(
  query: Query<T>,
): AsyncGenerator<Found<T>> {
  const inOrder = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(PAGE)
  let page = await find(inOrder)
  for (;;) {
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    page = await find(inOrder.startAfter(last.data.createdAt, last.id))
  }
}
