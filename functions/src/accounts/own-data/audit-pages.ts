import type { AuditDocument } from 'domain/stored/audit.ts'
import { FieldPath, type Query } from 'firebase-admin/firestore'
import { find, type Found } from '../../cloud/store.ts'

/** Lines that are held at once. */
const PAGE = 200

/** Lines of the log, newest first, a page at a time. */
export async function* auditPages(query: Query<AuditDocument>): AsyncGenerator<Found<AuditDocument>[]> {
  const inOrder = query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(PAGE)
  let page = await find(inOrder)
  for (;;) {
    yield page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    page = await find(inOrder.startAfter(last.data.at, last.id))
  }
}
