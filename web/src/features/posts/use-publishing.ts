import { useListVersion, usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import type { Publishing } from './where-on-site.ts'

/** What is stored of the posts and what of it is live; undefined where it cannot be known. */
export function usePublishing(session: OpenSession): Publishing | undefined {
  const stored = useListVersion(session, 'blogs')
  const published = usePublished(session)
  if (stored.status !== 'ready' || published.status !== 'ready') return undefined
  const { versions, readAt = '', problem = null } = published.data ?? {}
  return { version: stored.data?.version ?? 0, live: versions?.blogs ?? 0, readAt, problem }
}
