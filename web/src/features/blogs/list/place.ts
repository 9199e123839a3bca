import { MAX_LENGTH } from 'domain/limits.ts'

/** Where in the list a reader stands, which is what its address says. */
export interface Place {
  /** From 1. */
  page: number
  /** '' for all posts. */
  search: string
}

/** The first page of all posts. */
export const START: Place = { page: 1, search: '' }

/** What the query of an address says; where that is no page, the first one. */
export function readPlace(query: URLSearchParams): Place {
  const page = Number(query.get('page') ?? 1)
  const search = query.get('search')?.trim().slice(0, MAX_LENGTH.search) ?? ''
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, search }
}

/** The query of an address, such as `?page=2&search=loan`; '' for the first page of all posts. */
export function queryOf({ page, search }: Place): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(search && { search }) })
  return query.size > 0 ? `?${query}` : ''
}
