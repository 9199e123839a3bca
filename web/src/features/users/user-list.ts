import { api } from 'domain/api.ts'
import { USERS_PER_PAGE } from 'domain/limits.ts'
import { USER_TABS, type UserListItem, type UserTab } from 'domain/user.ts'
import { idToken } from '#lib/firebase/auth.ts'
import { readJson } from '#lib/http.ts'

/** How many users stand under each tab. */
export type TabCounts = Record<UserTab, number>

export interface UserPage {
  users: readonly UserListItem[]
  /** How many match, on all pages. */
  total: number
  counts: TabCounts
  /** Of the page after this one; undefined on the last. */
  next: string | undefined
}

export interface UserListPlace {
  tab: UserTab
  search: string
  /** '' for the first page. */
  cursor: string
}

/** `all=128, members=104, …` of the header X-Tab-Counts. */
export function countsFrom(header: string | null): TabCounts {
  const counts = new URLSearchParams(header?.replaceAll(/,\s*/g, '&'))
  return Object.fromEntries(USER_TABS.map((tab) => [tab, Number(counts.get(tab))])) as TabCounts
}

/** The cursor in `<address>; rel="next"` of the header Link. */
export function nextCursorFrom(header: string | null): string | undefined {
  const [, address] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(header ?? '') ?? []
  if (address === undefined) return undefined
  return new URL(address, 'https://chamber.example').searchParams.get('cursor') ?? undefined
}

/**
 * One page of the admin's list: who stands on it, and the numbers on the tabs.
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection
 */
export async function fetchUserPage(place: UserListPlace, signal: AbortSignal): Promise<UserPage> {
  const query = new URLSearchParams({ tab: place.tab, limit: String(USERS_PER_PAGE) })
  if (place.search) query.set('search', place.search)
  if (place.cursor) query.set('cursor', place.cursor)
  const headers = { authorization: `Bearer ${await idToken()}` }
  const answer = await fetch(`${api.users}?${query}`, { headers, signal })
  return {
    users: await readJson<UserListItem[]>(answer),
    total: Number(answer.headers.get('x-total-count') ?? 0),
    counts: countsFrom(answer.headers.get('x-tab-counts')),
    next: nextCursorFrom(answer.headers.get('link')),
  }
}
