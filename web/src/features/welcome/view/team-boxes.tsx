import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { today } from 'domain/dates.ts'
import { Link } from 'react-router-dom'
import { Box, TwoBoxes } from '#components/dashboard/box.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { LoadFailedLine } from '#components/dashboard/load-failed-line.tsx'
import { useManagedPosts } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { paths } from '#lib/paths.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useKnownCounts } from '#lib/query/use-known-counts.ts'
import { Lines, NextEventBox } from './boxes.tsx'

/** Shows the team what waits for it, and the next event. */
export function TeamBoxes({ session }: { session: OpenSession }) {
  return (
    <TwoBoxes>
      <WorkBox session={session} />
      <NextEventBox />
    </TwoBoxes>
  )
}

/** How far a part of the box is loaded. */
type Loaded = 'loading' | 'ready' | 'failed'

/** Returns how many comments wait, as the rail counts them. */
function useWaitingComments(): { count: number; loaded: Loaded; retry: () => void } {
  const client = useQueryClient()
  const { data, isError } = useKnownCounts()
  return {
    count: data?.comments ?? 0,
    loaded: data ? 'ready' : isError ? 'failed' : 'loading',
    // the rail's query reads them
    retry: () => void client.invalidateQueries({ queryKey: queryKeys.inbox, exact: true }),
  }
}

/** Listens to the newest drafts of a list. */
function useDrafts(session: OpenSession, tab: 'blogs' | 'events') {
  const live = useManagedPosts(session, tab, { shown: 'draft', day: today() })
  const posts = live.status === 'ready' ? live.data : []
  const loaded: Loaded = live.status === 'unreachable' ? 'failed' : live.status
  return { drafts: posts.map(({ id, title }) => ({ id, title, tab })), loaded, retry: live.retry }
}

/** How many drafts are named. */
const NAMED = 3

function WorkBox({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const comments = useWaitingComments()
  const blogs = useDrafts(session, 'blogs')
  const events = useDrafts(session, 'events')
  const drafts = [...blogs.drafts, ...events.drafts]
  const more = drafts.slice(NAMED)
  const parts = [comments, blogs, events]
  const failed = parts.filter(({ loaded }) => loaded === 'failed')
  const isLoading = parts.some(({ loaded }) => loaded === 'loading')
  const isIdle = comments.count === 0 && drafts.length === 0
  return (
    <Box>
      <h2>
        <Trans>Needs you</Trans>
      </h2>
      <Lines>
        {comments.count > 0 && (
          <li>
            <Link to={paths.dashboardView('comments')}>
              <Plural
                value={comments.count}
                one="# comment waiting for approval"
                other="# comments waiting for approval"
              />
            </Link>
          </li>
        )}
        {drafts.slice(0, NAMED).map(({ id, title, tab }) => (
          <li key={id}>
            <Trans>Draft:</Trans>
            <Link to={paths.editPost(tab, id)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
        {(['blogs', 'events'] as const)
          .filter((tab) => more.some((draft) => draft.tab === tab))
          .map((tab) => (
            <li key={tab}>
              <Link to={paths.dashboardView(tab)}>
                {tab === 'blogs' ? <Trans>More drafts of posts</Trans> : <Trans>More drafts of events</Trans>}
              </Link>
            </li>
          ))}
        {isIdle && failed.length === 0 && !isLoading && (
          <li>
            <Trans>Nothing needs you now.</Trans>
          </li>
        )}
      </Lines>
      {failed.length > 0 && (
        <LoadFailedLine
          text={t`Drafts and comments could not be loaded.`}
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      )}
      {isIdle && failed.length === 0 && isLoading && <Loading text={t`Loading...`} />}
    </Box>
  )
}
