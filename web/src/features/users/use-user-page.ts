import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Texts } from 'domain/texts/en.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'
import { useUsersOnPage } from '#lib/firebase/live-queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError, serverMessage } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useTexts } from '#lib/format/texts.ts'
import { fetchUserPage, type TabCounts, type UserListPlace, type UserPage } from './user-list.ts'
import { withLiveRows } from './with-live-rows.ts'

const messageOf = (error: unknown, texts: Texts) =>
  error instanceof HttpError ? (serverMessage(error.body) ?? texts.users.fetchFailed) : texts.users.fetchError

/**
 * One page of the admin's list. REST says who stands on it; a listener keeps their rows as they are now.
 * @returns neither page nor failure while loading; a page that was there stays when fetching it again fails
 */
export function useUserPage(session: OpenSession, place: UserListPlace) {
  const client = useQueryClient()
  const texts = useTexts()
  const queryKey = queryKeys.userPage(place)
  const heard = useRef<readonly WithId<UserDocument>[]>([])

  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await fetchUserPage(place, signal)
      client.setQueryData<TabCounts>(queryKeys.tabCounts, page.counts)
      // the numbers on the tabs are those of the search, the one in the rail is not
      if (place.search === '') client.setQueryData<number>(queryKeys.waitingCount, page.counts.requests)
      return withLiveRows(page, heard.current)
    },
  })

  const live = useUsersOnPage(session, data?.users.map(({ id }) => id) ?? [])
  const rows = live.status === 'ready' ? live.data : undefined
  const feed = useEffectEvent(() => {
    heard.current = rows ?? []
    client.setQueryData<UserPage>(queryKey, (page) => page && withLiveRows(page, heard.current))
  })
  useEffect(() => feed(), [rows])

  const tell = useEffectEvent((failed: Error) => void showToast('error', messageOf(failed, texts)))
  useEffect(() => {
    if (error) tell(error)
  }, [error])

  return { page: data, failure: error ? messageOf(error, texts) : undefined, retry: () => void refetch() }
}

/** How many of the users that match the search stand under each tab; undefined before the first answer. */
export const useTabCounts = () =>
  useQuery<TabCounts>({ queryKey: queryKeys.tabCounts, queryFn: skipToken }).data
