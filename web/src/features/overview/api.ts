import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Endpoint } from 'domain/api/endpoint.ts'
import { getDataKept, getOverview, getToday, listAudit, listMails } from 'domain/api/office.ts'
import { listUsers } from 'domain/api/users.ts'
import { today } from 'domain/dates.ts'
import type { AuditKind } from 'domain/stored/audit.ts'
import { MAIL_FILTERS, type MailFilter } from 'domain/office/outbox.ts'
import { useEffect } from 'react'
import type { Answered } from '#lib/http/call.ts'
import { callSignedIn, callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import { nextCursorFrom } from '#lib/query/use-cursors.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useKnownCounts } from '#lib/query/use-known-counts.ts'

/** How many people are suggested. */
const SUGGESTED = 10

/** How many lines of the log the first view reads. */
const LATEST_LINES = 20

/** Reads what needs the office now. It is read again when a count of the rail has changed and on a new day. @param day YYYY-MM-DD */
export function useToday(day: string) {
  const { data: counts, dataUpdatedAt: countedAt } = useKnownCounts()
  const query = useQuery({
    queryKey: queryKeys.today,
    queryFn: ({ signal }) => callSignedIn(getToday, {}, { signal }),
  })
  const { data, dataUpdatedAt, refetch } = query
  const isRecounted =
    !!data && !!counts && countedAt > dataUpdatedAt && JSON.stringify(counts) !== JSON.stringify(data.counts)
  const isOld = isRecounted || (!!data && today(new Date(dataUpdatedAt)) !== day)
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, countedAt, day, refetch])
  return query
}

/** Reads the office's figures. */
export const useOverview = () =>
  useQuery({
    queryKey: queryKeys.overview,
    queryFn: ({ signal }) => callSignedIn(getOverview, {}, { signal }),
  })

/** Reads how long data is kept, and what was removed. */
export const useDataKept = () =>
  useQuery({
    queryKey: queryKeys.dataKept,
    queryFn: ({ signal }) => callSignedIn(getDataKept, {}, { signal }),
  })

export interface AuditFilter {
  /** '' for all actions. */
  kind: AuditKind | ''
  /** uid; '' for everybody. */
  actor: string
  /** Days, both included; '' for no limit. */
  from: string
  to: string
}

/** Reads the audit log, the latest line first. */
export const useAuditLog = (filter: AuditFilter) =>
  useGrowingList<typeof listAudit>(queryKeys.audit({ ...filter }), (cursor, signal) => {
    const query = {
      kind: filter.kind || undefined,
      actor: filter.actor || undefined,
      from: filter.from || undefined,
      to: filter.to || undefined,
      cursor,
    }
    return callSignedInWithHeaders(listAudit, query, { signal })
  })

/** Reads the latest lines of the audit log. */
export const useLatestActivity = () =>
  useQuery({
    queryKey: queryKeys.latestActivity,
    queryFn: ({ signal }) => callSignedIn(listAudit, { limit: LATEST_LINES }, { signal }),
  })

/** Reads the e-mails of the outbox, the latest first, and their number in each state. @param show '' for all */
export function useMails(show: MailFilter | '') {
  const list = useGrowingList<typeof listMails>(queryKeys.mails(show), (cursor, signal) =>
    callSignedInWithHeaders(listMails, { show: show || undefined, cursor }, { signal }),
  )
  const counted = Object.fromEntries(
    MAIL_FILTERS.map((name) => [name, Number(list.counted.get(name))]),
  ) as Record<MailFilter, number>
  const { waiting, failed, sent } = counted
  const counts = list.rows && { ...counted, all: waiting + failed + sent }
  return { ...list, counts }
}

/** Finds people by a part of a name or e-mail. @param search '' finds nobody */
export const usePeople = (search: string) =>
  useQuery({
    queryKey: queryKeys.people(search),
    queryFn: ({ signal }) => callSignedIn(listUsers, { search, limit: SUGGESTED }, { signal }),
    enabled: search !== '',
  })

/** An answer that is a list. */
type ListEndpoint = Endpoint & { answer: readonly unknown[] }

/**
 * Reads a list that grows by a page at a time.
 * @param queryKey names the list and its filters
 * @param fetchPage reads one page; `cursor` is undefined for the first
 * @returns no rows before the first answer; known rows stay when fetching more fails
 */
function useGrowingList<E extends ListEndpoint>(
  queryKey: readonly unknown[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Answered<E>>,
) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ headers }) => nextCursorFrom(headers.get('link')),
  })
  return {
    rows: data?.pages.flatMap(({ answer }) => answer as E['answer'][number][]),
    /** The header X-Tab-Counts, such as `waiting=1, sent=40`. */
    counted: new URLSearchParams(data?.pages[0]?.headers.get('x-tab-counts')?.replaceAll(/,\s*/g, '&')),
    total: Number(data?.pages[0]?.headers.get('x-total-count') ?? 0),
    failed: error !== null,
    isBusy: isFetching,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}

/** A list that `useGrowingList` reads, without its rows. */
export type GrowingList = Omit<ReturnType<typeof useGrowingList>, 'rows'>
