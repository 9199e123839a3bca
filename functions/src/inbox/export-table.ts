import { type InboxList, isNew, type Shown, STATES } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { HandledStamp } from 'domain/stored/sent-forms.ts'
import { currencyOf } from 'domain/money/money.ts'
import type { CollectionReference, Query } from 'firebase-admin/firestore'
import type { CsvCell } from '../http/responses/csv.ts'
import { refs } from '../refs.ts'
import { eachPage } from '../cloud/pages.ts'

type Column<T> = [heading: string, cell: (document: T, id: string) => CsvCell]

const handled: Column<HandledStamp>[] = [
  ['handled_by', ({ handler_name = '' }) => handler_name],
  ['handled_at', ({ handledAt = '' }) => handledAt],
]

/** Headings are the names of the fields, as in REST and in the data model. */
const COLUMNS: { [Name in InboxList]: Column<Collections[Name]>[] } = {
  messages: [
    ['name', ({ name }) => name],
    ['lastname', ({ lastname }) => lastname],
    ['email', ({ email }) => email],
    ['phone', ({ phone = '' }) => phone],
    ['subject', ({ subject }) => subject],
    ['events', ({ events }) => events],
    ['notes', ({ notes }) => notes],
    ['state', (message) => (isNew(message) ? 'new' : (message.state ?? ''))],
    ...handled,
  ],
  volunteers: [
    ['first_name', ({ first_name }) => first_name],
    ['email', ({ email }) => email],
    ['subject', ({ subject }) => subject],
    ['case_description', ({ case_description }) => case_description],
    // the path is private
    ['cv', ({ cv }) => (cv ? 'yes' : 'no')],
    ['state', (offer) => (isNew(offer) ? 'new' : (offer.state ?? ''))],
    ...handled,
  ],
  donations: [
    ['amount', ({ amount }) => amount],
    ['currency', currencyOf],
    ['first_name', ({ first_name }) => first_name],
    ['last_name', ({ last_name }) => last_name],
    ['email', ({ email }) => email],
    ['address', ({ address }) => address],
    ['cause', ({ cause }) => cause],
    ['message', ({ message }) => message],
    ['payment_method', ({ payment_method }) => payment_method],
    ['state', ({ state }) => state],
    ...handled,
  ],
  comments: [
    ['blog', ({ blog }) => blog],
    ['parent', ({ parent }) => parent],
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['website', ({ website }) => website],
    ['comment', ({ comment }) => comment],
    ['is_approved', ({ is_approved }) => String(is_approved)],
    ...handled,
  ],
}

interface ListQuery {
  shown: Shown
  /** ISO 8601 UTC; undefined for no limit. */
  since: string | undefined
}

/** Builds the table of a whole list: its headings, and its rows as fast as the client reads them. */
export function tableOf<Name extends InboxList>(name: Name, query: ListQuery) {
  const columns = COLUMNS[name] as Column<Collections[Name]>[]
  const headings = ['reference', 'createdAt', ...columns.map(([heading]) => heading)]
  return { headings, rows: rowsOf(columns, queryOf(name, query)) }
}

async function* rowsOf<T extends { createdAt: string }>(columns: Column<T>[], query: Query<T>) {
  for await (const page of eachPage(query, 'createdAt'))
    for (const { id, data } of page) yield [id, data.createdAt, ...columns.map(([, cell]) => cell(data, id))]
}

/** Builds the query for a list, without an order. */
export function queryOf<Name extends InboxList>(
  name: Name,
  { shown, since }: ListQuery,
): Query<Collections[Name]> {
  const all = refs[name] as CollectionReference<Collections[Name]>
  const from = since ? all.where('createdAt', '>=', since) : all
  if (shown === 'all') return from
  if (name === 'comments') return from.where('is_approved', '==', shown === 'done')
  return from.where('state', 'in', STATES[name as Exclude<InboxList, 'comments'>][shown])
}
