import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Blog } from 'domain/blog.ts'
import type { ChamberEvent } from 'domain/event.ts'
import { listComments } from 'domain/api/comments.ts'
import { searchForms } from 'domain/api/inbox.ts'
import { findManagedPosts } from 'domain/api/managed-posts.ts'
import { listUsers } from 'domain/api/users.ts'
import type { SearchedList } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { callSignedIn, callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

/** Results that are shown of each list. */
export const SHOWN_RESULTS = 3

/** What a search found in one list. */
export interface Found<Item> {
  items: readonly Item[]
  total: number
  /** Whether older entries were not searched yet, so that there may be more. */
  hasMore: boolean
}

/** Searches a list. @param search nothing is requested for '' */
const useFound = <Item>(list: string, search: string, find: (signal: AbortSignal) => Promise<Found<Item>>) =>
  useQuery({
    queryKey: queryKeys.found(list, search),
    queryFn: ({ signal }) => find(signal),
    enabled: search !== '',
  })

/** Finds people while the user types. Earlier results stay until the next ones are there. @param search '' finds nobody */
export const useFoundPeople = (search: string) =>
  useQuery({
    queryKey: queryKeys.found('people', search),
    queryFn: async ({ signal }) => {
      const sent = { search, limit: SHOWN_RESULTS }
      const { answer, headers } = await callSignedInWithHeaders(listUsers, sent, { signal })
      return { items: answer, total: Number(headers.get('x-total-count') ?? 0), hasMore: false }
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

/** Finds forms of the inbox. @param search '' finds nothing */
export const useFoundForms = <List extends SearchedList>(name: List, search: string) =>
  useFound(name, search, async (signal) => {
    const { answer, headers } = await callSignedInWithHeaders(searchForms, { name, search }, { signal })
    const items = answer as unknown as WithId<Collections[List]>[]
    return { items, total: items.length, hasMore: headers.get('link') !== null }
  })

/** Finds comments, those that wait for a decision first. @param search '' finds nothing */
export const useFoundComments = (search: string) =>
  useFound('comments', search, async (signal) => {
    const find = (status: 'pending' | 'approved') =>
      callSignedInWithHeaders(listComments, { status, search }, { signal })
    const pages = await Promise.all([find('pending'), find('approved')])
    const items = pages.flatMap(({ answer }) => answer)
    const hasMore = pages.some(({ headers }) => headers.get('link') !== null)
    return { items, total: items.length, hasMore }
  })

/** Finds posts, drafts too. @param search '' finds nothing */
export const useFoundBlogs = (search: string) =>
  useFound('blogs', search, async (signal) => {
    const { posts, counts } = await callSignedIn(findManagedPosts, { name: 'blogs', search }, { signal })
    return { items: posts as Blog[], total: counts.all ?? 0, hasMore: false }
  })

/** Finds events, upcoming ones first, drafts too. @param search '' finds nothing */
export const useFoundEvents = (search: string) =>
  useFound('events', search, async (signal) => {
    const find = (show: 'coming' | 'past') =>
      callSignedIn(findManagedPosts, { name: 'events', search, show }, { signal })
    const [coming, past] = await Promise.all([find('coming'), find('past')])
    const { counts } = coming
    const items = [...coming.posts, ...past.posts] as ChamberEvent[]
    return { items, total: (counts.coming ?? 0) + (counts.past ?? 0), hasMore: false }
  })
