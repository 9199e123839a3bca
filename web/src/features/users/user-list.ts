import { listUsers } from 'domain/api/users.ts'
import { USERS_PER_PAGE } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { type AnsweredUser, USER_TABS, type UserListItem, type UserTab } from 'domain/user.ts'
import { callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import { nextCursorFrom } from '#lib/next-cursor.ts'

/** How many users stand under each tab. */
export type TabCounts = Record<UserTab, number>

/** As REST lists a user, and what is known of her once a listener has told of her. */
export type ListedUser = UserListItem &
  Partial<Pick<AnsweredUser, 'email_verified'> & Pick<UserDocument, 'profile_image' | 'rejection_reason'>>

export interface UserPage {
  users: readonly ListedUser[]
  /** How many match, on all pages. */
  total: number
  counts: TabCounts
  /** How many of them wait for longer than was promised; 0 of other lists than the requests. */
  late: number
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

/**
 * One page of the admin's list: who stands on it, and the numbers on the tabs.
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection
 */
export async function fetchUserPage(place: UserListPlace, signal: AbortSignal): Promise<UserPage> {
  const { tab, search, cursor } = place
  const sent = { tab, limit: USERS_PER_PAGE, search: search || undefined, cursor: cursor || undefined }
  const { answer, headers } = await callSignedInWithHeaders(listUsers, sent, { signal })
  return {
    users: answer,
    total: Number(headers.get('x-total-count') ?? 0),
    counts: countsFrom(headers.get('x-tab-counts')),
    late: Number(headers.get('x-late-count') ?? 0),
    next: nextCursorFrom(headers.get('link')),
  }
}
