import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute, formatWeekday, today } from 'domain/dates.ts'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Note } from '#components/feedback/note.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOverview } from '../api.ts'
import { WaitingChart } from '../charts/waiting-chart.tsx'
import { Charts } from '../charts/chart.tsx'
import { DonationsChart } from '../charts/donations-chart.tsx'
import { MembersChart } from '../charts/members-chart.tsx'
import { PostsChart } from '../charts/posts-chart.tsx'
import { WebsiteStatus } from '../charts/website-status.tsx'
import { AuditLog } from '../log/audit-log.tsx'
import { Outbox } from '../mail/outbox.tsx'
import { TodoFigures } from '../todo-figures.tsx'

/** Shows the office's open work, figures, activity log and outbox. */
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
  const errorText = useErrorText()
  const { data, error, refetch } = useOverview()
  if (!data && error) return <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading text={t`Loading...`} />
  return (
    <>
      <MailsWait until={data.mailsWaitUntil} />
      <TodoFigures overview={data} />
      <MembersChart months={data.members} />
      <Charts>
        <WaitingChart waiting={data.waiting} more={data.moreWaiting} />
        <DonationsChart {...data} />
        <PostsChart months={data.posts} />
        <WebsiteStatus session={session} />
      </Charts>
    </>
  )
}

/** Says that visitors caused too many e-mails, which may be an attack. */
function MailsWait({ until }: { until: string }) {
  const language = useLanguage()
  if (!until) return null
  const time = formatMinute(until, language)
  return (
    <Note tone="refused">
      <p>
        <b>
          <Trans>Visitors caused too many e-mails this hour. More wait until {time}.</Trans>
        </b>
      </p>
      <p>
        <Trans>
          Somebody may be misusing the forms. E-mails about passwords and decisions are sent as usual.
        </Trans>
      </p>
    </Note>
  )
}
