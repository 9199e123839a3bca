import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getOverview } from 'domain/api/office.ts'
import { formatWeekday, today } from 'domain/dates.ts'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError, serverMessage } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { AgesChart } from './charts/ages-chart.tsx'
import { Charts } from './charts/chart.tsx'
import { GiftsChart } from './charts/gifts-chart.tsx'
import { MembersChart } from './charts/members-chart.tsx'
import { PostsChart } from './charts/posts-chart.tsx'
import { SiteNews } from './charts/site-news.tsx'
import { AuditLog } from './log/audit-log.tsx'
import { Outbox } from './mail/outbox.tsx'
import { Today } from './today.tsx'

/** What the office sees first in the morning: what waits, how the chamber grows, what was done and what was mailed. */
export function OverviewView({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <>
      <WorkHead title={t`Overview`}>
        <span>{formatWeekday(today(), language)}</span>
      </WorkHead>
      <Figures session={session} />
      <AuditLog />
      <Outbox />
    </>
  )
}

function Figures({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const { server } = useTexts()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.overview,
    queryFn: ({ signal }) => callSignedIn(getOverview, {}, { signal }),
  })
  if (!data && error)
    return (
      <LoadFailed
        text={error instanceof HttpError ? (serverMessage(error.body) ?? server.failed) : server.unreachable}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Loading text={t`Loading...`} />
  return (
    <>
      <Today overview={data} />
      <MembersChart months={data.members} />
      <Charts>
        <AgesChart waiting={data.waiting} more={data.moreWaiting} />
        <GiftsChart {...data} />
        <PostsChart months={data.posts} />
        <SiteNews session={session} />
      </Charts>
    </>
  )
}
