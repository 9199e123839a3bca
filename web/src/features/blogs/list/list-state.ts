import { SEARCH_LENGTH } from 'domain/values/list-limits.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import type { ListState } from '../api.ts'

/** Returns the list state, which is kept in the address for reload, Back and sharing, and a function that changes it. */
export function useListState() {
  const { search } = useLocation()
  const navigate = useNavigate()
  // the prerendered page knows no query, so hydration starts without one
  const state = useHydrated() ? readListState(new URLSearchParams(search)) : FIRST_PAGE
  /** @param replace whether to replace the current history entry */
  const goTo = (next: ListState, replace = false) => void navigate({ search: queryOf(next) }, { replace })
  return { state, goTo }
}

/** Up to this many pages, all have a link; more would not fit on a phone. */
const ALL_NAMED = 7

/** Returns the page numbers to link: all if there are few, else the first, the last and those around the current one. */
export function pageNumbers(current: number, last: number): number[] {
  const all = Array.from({ length: last }, (_none, index) => index + 1)
  if (last <= ALL_NAMED) return all
  return all.filter((page) => page === 1 || page === last || Math.abs(page - current) <= 1)
}

/** The state of the list without a query: the first page of all posts. */
const FIRST_PAGE: ListState = { page: 1, search: '' }

/** Reads the list state from a query. An invalid page counts as the first. */
export function readListState(query: URLSearchParams): ListState {
  const page = Number(query.get('page') ?? 1)
  const search = query.get('search')?.trim().slice(0, SEARCH_LENGTH) ?? ''
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, search }
}

/** Builds the query of a list state, such as `?page=2&search=loan`; '' for the first page of all posts. */
export function queryOf({ page, search }: ListState): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(search && { search }) })
  return query.size > 0 ? `?${query}` : ''
}
