import {
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { addressOf } from 'domain/api/endpoint.ts'
import { listMails } from 'domain/api/office.ts'
import {
  deleteUser,
  dismissDuplicate,
  exportUsers,
  findDuplicates,
  getUserHistory,
  listUsers,
  reconsiderDuplicate,
  undoDecision,
  resetSecondFactor,
} from 'domain/api/users.ts'
import type { PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import type { WaitingCounts } from 'domain/inbox.ts'
import { USERS_PER_PAGE } from 'domain/values/list-limits.ts'
import { deriveStatus } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import {
  type AnsweredUser,
  sentFields,
  toUserListItem,
  USER_TABS,
  type UserListItem,
  type UserTab,
} from 'domain/user.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { callCallable } from '#lib/firebase/call-callable.ts'
import { callSignedIn, callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import { privateHeaders } from '#lib/hide-private.ts'
import { useUsersOnPage } from '#lib/firebase/live-queries.ts'
import { saveFile } from '#lib/firebase/save-file.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { nextCursorFrom } from '#lib/query/use-cursors.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import type { SentRejection } from './reject/rejection-draft.ts'

export { useOneUser } from '#lib/firebase/live-queries.ts'

/** Number of users under each tab. */
type TabCounts = Record<UserTab, number>

/** A user as REST lists it, with what only the listener knows. */
export type ListedUser = Omit<UserListItem, 'sentAt'> &
  Partial<
    Pick<AnsweredUser, 'email_verified' | 'suspended_by_name'> &
      Pick<UserDocument, 'profile_image' | 'rejection_reason' | 'sentAt'>
  >

export interface UserPage {
  users: readonly ListedUser[]
  /** Number of matches on all pages. */
  total: number
  counts: TabCounts
  /** Number of applications past the deadline; 0 on other tabs. */
  late: number
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined
}

/** What the list is asked for. */
export interface UserQuery {
  tab: UserTab
  search: string
  /** '' for the first page. */
  cursor: string
}

/** Reads the header X-Tab-Counts, such as `all=128, members=104`. */
export function countsFrom(header: string | null): TabCounts {
  const counts = new URLSearchParams(header?.replaceAll(/,\s*/g, '&'))
  return Object.fromEntries(USER_TABS.map((tab) => [tab, Number(counts.get(tab))])) as TabCounts
}

/**
 * Reads one page of the users list.
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection
 */
export async function fetchUserPage(query: UserQuery, signal: AbortSignal): Promise<UserPage> {
  const { tab, search, cursor } = query
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

/** Returns a stored user as lists show it. */
export const toListedUser = (user: WithId<UserDocument>): ListedUser => ({
  ...toUserListItem({ ...user, ...sentFields(user) }),
  profile_image: user.profile_image,
  rejection_reason: user.rejection_reason,
})

/** Replaces the rows of a page by newer live ones. Which users are on the page, and their order, stays. */
export function withLiveRows(page: UserPage, rows: readonly WithId<UserDocument>[]): UserPage {
  const live = new Map(rows.map((row) => [row.id, row]))
  return {
    ...page,
    users: page.users.map((user) => {
      const row = live.get(user.id)
      return row && row.revision >= user.revision ? { ...user, ...toListedUser(row) } : user
    }),
  }
}

/**
 * Reads one page of the users list over REST and keeps its rows live.
 * @returns neither page nor failure while loading; a known page stays when fetching it again fails
 */
export function useUserPage(session: OpenSession, query: UserQuery) {
  const client = useQueryClient()
  const { users: texts } = useTexts()
  const errorText = useErrorText()
  const textOf = (error: Error) =>
    errorText(error, { failed: texts.fetchFailed, unreachable: texts.fetchError })
  const queryKey = queryKeys.userPage(query)
  const liveRows = useRef<readonly WithId<UserDocument>[]>([])

  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await fetchUserPage(query, signal)
      // tabs and rail count everybody, not the matches of a search
      if (query.search === '') {
        client.setQueryData<TabCounts>(queryKeys.tabCounts, page.counts)
        client.setQueryData<WaitingCounts>(
          queryKeys.inbox,
          (counts) => counts && { ...counts, applications: page.counts.requests },
        )
      }
      return withLiveRows(page, liveRows.current)
    },
  })

  const live = useUsersOnPage(session, data?.users.map(({ id }) => id) ?? [])
  const rows = live.status === 'ready' ? live.data : undefined
  const mergeRows = useEffectEvent(() => {
    liveRows.current = rows ?? []
    client.setQueryData<UserPage>(queryKey, (page) => page && withLiveRows(page, liveRows.current))
  })
  useEffect(() => mergeRows(), [rows])

  const showError = useEffectEvent((failed: Error) => void showToast('error', textOf(failed)))
  useEffect(() => {
    if (error) showError(error)
  }, [error])

  return { page: data, failure: error ? textOf(error) : undefined, retry: () => void refetch() }
}

/** Reads the e-mails about a user, the latest first. */
export const useMailsOf = (user: string) =>
  useQuery({
    queryKey: queryKeys.mailsOf(user),
    queryFn: ({ signal }) => callSignedIn(listMails, { user }, { signal }),
  })

/** Returns the number of users under each tab; undefined before the first answer. */
export const useTabCounts = () =>
  useQuery<TabCounts>({ queryKey: queryKeys.tabCounts, queryFn: skipToken }).data

/** Builds a text that changes with each correction and each decision. */
export const stateOf = (user: Pick<UserDocument, 'revision' | 'is_approved' | 'is_rejected'>): string =>
  `${user.revision} ${deriveStatus(user)}`

/** Reads earlier decisions on a user, and whether the e-mail is confirmed. @param user undefined asks nothing yet */
export const useHistoryQuery = (user: WithId<UserDocument> | undefined) =>
  useQuery({
    queryKey: queryKeys.userHistory(user?.id ?? '', user ? stateOf(user) : ''),
    queryFn: user ? ({ signal }) => callSignedIn(getUserHistory, { id: user.id }, { signal }) : skipToken,
  })

/** Returns the answer of `useHistoryQuery`; undefined before it. */
export const useHistory = (user: WithId<UserDocument>) => useHistoryQuery(user).data

type Applicant = Parameters<typeof stateOf>[0] & { id: string }

/** Describes the request for possible duplicates. @param applicant nothing is requested for undefined */
const duplicatesQuery = (applicant: Applicant | undefined) =>
  queryOptions({
    queryKey: queryKeys.duplicatesOf(applicant?.id ?? '', applicant ? stateOf(applicant) : ''),
    queryFn: applicant
      ? ({ signal }) => callSignedIn(findDuplicates, { id: applicant.id }, { signal })
      : skipToken,
  })

/** Reads who may be the same person as an applicant. @param applicant undefined asks nothing */
export const useDuplicates = (applicant: WithId<UserDocument> | undefined) =>
  useQuery(duplicatesQuery(applicant))

/** Reads it for several applicants, in their order. */
export const useDuplicatesOfEach = (applicants: readonly Applicant[]) =>
  useQueries({ queries: applicants.map(duplicatesQuery) })

/** Keeps those about whom no admin has said that they are two people. */
export const openDuplicates = (found: readonly PossibleDuplicate[] = []): PossibleDuplicate[] =>
  found.filter(({ is_dismissed }) => !is_dismissed)

/** Returns what asks whether an approval needs a look at possible duplicates first. It does where they cannot be looked up. */
export function useNeedsComparing() {
  const client = useQueryClient()
  return (applicant: Applicant): Promise<boolean> =>
    client.fetchQuery(duplicatesQuery(applicant)).then(
      (found) => openDuplicates(found).length > 0,
      () => true,
    )
}

/** What an admin says of an applicant and somebody else. */
interface DuplicateAnswer {
  /** uid */
  other: string
  /** Whether they are two people; false undoes that. */
  isDismissed: boolean
}

/** Returns what notes whether an applicant and somebody else are two people. The lists of both are then read again. */
export function useDuplicateAnswer(applicant: string) {
  const client = useQueryClient()
  const showError = useErrorToast()
  const { t } = useLingui()
  const failed = t`Your answer could not be saved. Please try again.`
  return useMutation({
    mutationFn: ({ other, isDismissed }: DuplicateAnswer) =>
      callSignedIn(isDismissed ? dismissDuplicate : reconsiderDuplicate, { id: applicant, other }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.duplicates }),
    onError: (error) => showError(error, { failed, unreachable: failed }),
  })
}

/** Saves all users of a list, on all of its pages, as a CSV file. */
export function useExportUsers({ tab, search }: Pick<UserQuery, 'tab' | 'search'>) {
  const { t } = useLingui()
  const { users: texts } = useTexts()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () =>
      saveFile(
        addressOf(exportUsers, {}, { tab }),
        `users-${tab}.csv`,
        privateHeaders(exportUsers, { search: search || undefined }),
        t`Export a list of users`,
      ),
    onError: (error) => showError(error, { failed: texts.exportFailed, unreachable: texts.exportFailed }),
  })
}

/** A user to decide on, at the revision that the admin has read. */
export type Decidable = Pick<UserListItem, 'id' | 'full_name' | 'revision'>

// the callables bring the rules of what they send, which the list does without
const loadCallables = async () => (await import('domain/api/callables.ts')).callables

/**
 * Approves a user. The server refuses if the user has changed since that revision.
 * @param officeNote what only admins see; '' for nothing
 * @throws as `callCallable`
 */
export async function approveUser({ id, revision }: Decidable, officeNote: string): Promise<void> {
  await callCallable((await loadCallables()).approveUser, { id, revision, office_note: officeNote })
}

/** Rejects a user. @throws as `callCallable` */
export async function rejectUser({ id, revision }: Decidable, rejection: SentRejection): Promise<void> {
  await callCallable((await loadCallables()).rejectUser, { id, revision, rejection_reason: '', ...rejection })
}

/** Undoes the admin's last decision on a user. @throws as `callSignedIn` */
export async function undoUserDecision({ id }: Decidable): Promise<void> {
  await callSignedIn(undoDecision, { id })
}

/** Deletes a user with all data. @param about says so, if the password is asked for @throws as `callSignedIn` */
export const removeUser = ({ id }: Decidable, about: string): Promise<void> =>
  callSignedIn(deleteUser, { id }, { about })

/**
 * Returns the changes of what a user may do, at the revision that the page shows. Lists follow. Each takes what the admin is about
 * to do, for the question for the password.
 * @throws as `callSignedIn`
 */
export function useAccessChange({ id, revision }: Decidable) {
  const client = useQueryClient()
  // with the rules of what is sent, which the list does without
  const rows = () => import('domain/api/decisions.ts')
  const done = () => void client.invalidateQueries({ queryKey: queryKeys.userPages })
  return {
    changeRole: async (
      change: Pick<UserDocument, 'role' | 'designation'> & { reason: string },
      about: string,
    ) => callSignedIn((await rows()).changeRole, { id, revision, ...change }, { about }).then(done),
    suspend: async (reason: string, about: string) =>
      callSignedIn((await rows()).suspendUser, { id, revision, reason }, { about }).then(done),
    reinstate: async (reason: string, about: string) =>
      callSignedIn((await rows()).reinstateUser, { id, revision, reason }, { about }).then(done),
  }
}

/** Turns off the one-time codes of somebody who has lost them. @throws as `callSignedIn` */
export const resetCodes = ({ id }: { id: string }): Promise<void> => callSignedIn(resetSecondFactor, { id })
