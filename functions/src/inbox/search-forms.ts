import { type FoundForm, type SearchedList, type Shown, STATES } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { dialledDigits } from 'domain/values/phone.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import type { Cursor } from '../cloud/pages.ts'
import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { queryOf } from './export-table.ts'
import { searchInPages } from './search-in-pages.ts'

const TEXTS: { [Name in SearchedList]: (document: Collections[Name]) => readonly string[] } = {
  messages: ({ name, lastname, email, phone = '', subject, notes, replies = [] }) => [
    `${name} ${lastname}`,
    email,
    phone,
    subject,
    notes,
    ...replies.map(({ text }) => text),
  ],
  volunteers: ({ first_name, email, subject, case_description }) => [
    first_name,
    email,
    subject,
    case_description,
  ],
  donations: ({ first_name, last_name, email, address, message, amount }) => [
    `${first_name} ${last_name}`,
    email,
    address,
    message,
    String(amount),
  ],
}

interface ListQuery {
  search: string
  shown: Shown
  /** ISO 8601 UTC; undefined for no limit. */
  since: string | undefined
  after: Cursor | undefined
}

/** Returns whether a form is within the filters, which `queryOf` has as a query. */
const isShown = (
  name: SearchedList,
  { state = 'new', createdAt }: Pick<Collections[SearchedList], 'state' | 'createdAt'>,
  { shown, since = '' }: Pick<ListQuery, 'shown' | 'since'>,
): boolean =>
  createdAt >= since && (shown === 'all' || (STATES[name][shown] as readonly string[]).includes(state))

/** Finds the forms of a list that contain every word of a search, or have it as their reference. */
export async function searchForms<Name extends SearchedList>(
  name: Name,
  { search, shown, since, after }: ListQuery,
) {
  const textsOf = TEXTS[name] as (document: Collections[Name]) => readonly string[]
  const { found, ...page } = await searchInPages(queryOf(name, { shown, since }), {
    textsOf: (document, id) => [...textsOf(document), id],
    phoneOf: (document) =>
      'phone' in document ? dialledDigits(document.phone ?? '', document.phone_e164) : '',
    search,
    readOne: async (reference) => {
      const form = await read((refs[name] as CollectionReference<Collections[Name]>).doc(reference))
      return form && isShown(name, form, { shown, since }) ? form : undefined
    },
    after,
  })
  return { ...page, found: found.map(({ id, data }) => ({ ...data, id }) as FoundForm) }
}
