import { useQueryClient } from '@tanstack/react-query'
import { can } from 'domain/permissions.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useArrivalsVersion } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

/** How long arrivals are collected before lists and counts are fetched again, so that a burst fetches once. */
const COLLECT_MS = 2_000

/** Fetches the open list, the counts of the rail and what Today shows again when something has arrived for the office. */
export function useArrivals(session: OpenSession): void {
  const client = useQueryClient()
  const version = useArrivalsVersion(session, can(session.actor, 'comment:moderate'))
  const known = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = () => {
    timer.current = undefined
    for (const queryKey of [queryKeys.userPages, queryKeys.inbox, queryKeys.comments, queryKeys.today])
      void client.invalidateQueries({ queryKey })
  }
  const note = useEffectEvent((latest: number) => {
    const hasArrived = known.current !== undefined && known.current !== latest
    known.current = latest
    if (hasArrived) timer.current ??= setTimeout(refresh, COLLECT_MS)
  })
  useEffect(() => {
    if (version !== undefined) note(version)
  }, [version])
  useEffect(() => () => clearTimeout(timer.current), [])
}
