import { useListVersion, usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import type { PostKind } from '../kinds.ts'
import { useOverdue } from './use-overdue.ts'
import { type Publishing, whereList } from './where-on-site.ts'

/** Of a publisher that is cut off each time, and so says nothing itself. */
const OVERDUE = { code: 'failed', detail: '' } as const

/** What is stored of a list and what of it is live; undefined where it cannot be known. */
export function usePublishing(
  session: OpenSession,
  { name }: Pick<PostKind, 'name'>,
): Publishing | undefined {
  const stored = useListVersion(session, name)
  const published = usePublished(session)
  const isKnown = stored.status === 'ready' && published.status === 'ready'
  const { versions, readAt = '', problem = null, leftOut = [] } = (isKnown && published.data) || {}
  const version = (isKnown && stored.data?.version) || 0
  const publishing = { version, live: versions?.[name] ?? 0, readAt, problem, leftOut }
  const isOverdue = useOverdue(isKnown && whereList(publishing) === 'coming')
  if (!isKnown) return undefined
  return isOverdue ? { ...publishing, problem: OVERDUE } : publishing
}
