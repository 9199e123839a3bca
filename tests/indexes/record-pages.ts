import type { BrowserContext } from '@playwright/test'
import { recordQuery } from './recorded-queries.ts'

/** What a page sends to the database when it begins to listen. */
interface Sent {
  addTarget?: { query?: { structuredQuery?: object } }
}

/** Records the queries of all pages of a window. */
export const recordPages = (context: BrowserContext) =>
  context.on('request', (request) => {
    if (!request.url().includes('/google.firestore.v1.Firestore/Listen/channel')) return
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('___data__')) continue
      const query = (JSON.parse(value) as Sent).addTarget?.query?.structuredQuery
      if (query) recordQuery(query)
    }
  })
