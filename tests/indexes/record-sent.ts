import { v1 } from 'firebase-admin/firestore'
import { recordQuery } from './recorded-queries.ts'

/** What the Admin SDK sends: a query, or one with what it counts and sums up. */
interface Sent {
  structuredQuery?: object
  structuredAggregationQuery?: { structuredQuery: object; aggregations: unknown }
}

/** Replaces a method by one that calls it. @param around gets the call and its arguments, and returns the answer */
export function wrapMethod(
  prototype: object,
  name: string,
  around: (call: () => unknown, options: unknown[]) => unknown,
) {
  const method: unknown = Reflect.get(prototype, name)
  if (typeof method !== 'function') throw new Error(`The Admin SDK no longer has ${name}.`)
  Reflect.set(prototype, name, function (this: unknown, ...options: unknown[]) {
    return around(() => Reflect.apply(method, this, options) as unknown, options)
  })
}

/** Records the queries that leave this process while `isWanted`. All of the Admin SDK leave through these two calls. */
export function recordSent(isWanted: () => boolean) {
  for (const name of ['runQuery', 'runAggregationQuery'])
    wrapMethod(v1.FirestoreClient.prototype, name, (call, [request]) => {
      const { structuredQuery: plain, structuredAggregationQuery: counted } = request as Sent
      const query = plain ?? counted?.structuredQuery
      if (query && isWanted()) recordQuery(query, counted?.aggregations)
      return call()
    })
}
