import { Plural, Trans } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { today } from 'domain/dates.ts'
import type { WaitingCounts } from 'domain/inbox.ts'
import { Link } from 'react-router-dom'
import { Box, TwoBoxes } from '#components/dashboard/box.tsx'
import { useManagedPosts } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { paths } from '#lib/paths.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
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

/** Returns how many comments wait, as the rail has counted them. */
const useWaitingComments = (): number =>
  useQuery<WaitingCounts>({ queryKey: queryKeys.inbox, queryFn: skipToken }).data?.comments ?? 0

/** Listens to the newest drafts of a list. None while it loads. */
function useDrafts(session: OpenSession, name: 'blogs' | 'events') {
  const live = useManagedPosts(session, name, { shown: 'draft', day: today() })
  return live.status === 'ready' ? live.data : []
}

/** How many drafts are named. */
const NAMED = 3

function WorkBox({ session }: { session: OpenSession }) {
  const comments = useWaitingComments()
  const blogs = useDrafts(session, 'blogs')
  const events = useDrafts(session, 'events')
  const drafts = [
    ...blogs.map(({ id, title }) => ({ id, title, tab: 'blogs' as const })),
    ...events.map(({ id, title }) => ({ id, title, tab: 'events' as const })),
  ]
  return (
    <Box>
      <h2>
        <Trans>Needs you</Trans>
      </h2>
      <Lines>
        {comments > 0 && (
          <li>
            <Link to={paths.dashboardView('comments')}>
              <Plural
                value={comments}
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
        {drafts.length > NAMED && (
          <li>
            <Link to={paths.dashboardView('blogs')}>
              <Trans>and {drafts.length - NAMED} more</Trans>
            </Link>
          </li>
        )}
        {comments === 0 && drafts.length === 0 && (
          <li>
            <Trans>Nothing needs you now.</Trans>
          </li>
        )}
      </Lines>
    </Box>
  )
}
