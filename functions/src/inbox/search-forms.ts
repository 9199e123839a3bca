import type { FoundForm, Shown } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { Place } from '../http/cursor.ts'
import { queryOf } from './export-rows.ts'
import { searchInPages } from './search-in-pages.ts'

/** Lists in which admins search; comments have a list of their own, which the team reads too. */
export const SEARCHED = ['donations', 'messages', 'volunteers'] as const
type Searched = (typeof SEARCHED)[number]

const TEXTS: { [Name in Searched]: (document: Collections[Name]) => readonly string[] } = {
  messages: ({ name, lastname, email, subject, notes }) => [`${name} ${lastname}`, email, subject, notes],
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

interface Asked {
  search: string
  shown: Shown
  /** ISO 8601 UTC; undefined for all there is. */
  since: string | undefined
  after: Place | undefined
}

/** Those of a list that have every word of a search, in its texts or as its reference. */
export async function searchForms<Name extends Searched>(name: Name, { search, shown, since, after }: Asked) {
  const textsOf = TEXTS[name] as (document: Collections[Name]) => readonly string[]
  const { found, ...page } = await searchInPages(queryOf(name, { shown, since }), {
    textsOf: (document, id) => [...textsOf(document), id],
    search,
    after,
  })
  return { ...page, found: found.map(({ id, data }) => ({ ...data, id }) as FoundForm) }
}
