import { useEffect, useState } from 'react'
import { usePause } from '#components/publishing/use-pause.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useVersions } from '../api.ts'
import type { PostKind } from '../kinds.ts'
import { listState, type Publishing } from './publishing-state.ts'

/** By then the job of every minute has tried again, in milliseconds. */
const LONG = 120_000

/** Returns whether publishing has taken longer than it ever should. */
export function useOverdue(isComing: boolean): boolean {
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setIsOverdue(true), LONG)
    return () => {
      clearTimeout(timer)
      setIsOverdue(false)
    }
  }, [isComing])
  return isOverdue
}

/** The problem of a publisher that is stopped each time and so cannot report one. */
const OVERDUE = { code: 'failed', detail: '' } as const

/** Returns which version of a list is stored and which is live; undefined where that cannot be known. */
export function usePublishing(session: OpenSession, kind: Pick<PostKind, 'name'>): Publishing | undefined {
  const { stored, published } = useVersions(session, kind)
  const pause = usePause(session)
  const isKnown = stored.status === 'ready' && published.status === 'ready'
  const { versions, readAt = '', problem = null, leftOut = [] } = (isKnown && published.data) || {}
  const version = (isKnown && stored.data?.version) || 0
  const publishing = { version, live: versions?.[kind.name] ?? 0, readAt, problem, pause, leftOut }
  const isOverdue = useOverdue(isKnown && listState(publishing) === 'coming')
  if (!isKnown) return undefined
  return isOverdue ? { ...publishing, problem: OVERDUE } : publishing
}
