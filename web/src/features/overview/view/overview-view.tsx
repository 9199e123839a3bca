import { useLingui, Trans } from '@lingui/react/macro'
import { formatWeekday, today } from 'domain/dates.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { MAIL_FILTERS, type MailFilter } from 'domain/office/outbox.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { OVERVIEW_PARTS, type OverviewPart, paths } from '#lib/paths.ts'
import { MailLines } from '#components/mails/mail-lines.tsx'
import { useOverview, useMails } from '../api.ts'
import { Charts } from '../charts/chart.tsx'
import { DonationsChart } from '../charts/donations-chart.tsx'
import { MembersChart } from '../charts/members-chart.tsx'
import { PostsChart } from '../charts/posts-chart.tsx'
import { WaitingChart } from '../charts/waiting-chart.tsx'
import { WebsiteStatus } from '../charts/website-status.tsx'
import { AuditLog } from '../log/audit-log.tsx'
import { DataKept } from '../data-kept.tsx'
import { PagedList } from '../paged-list.tsx'

const Panel = styled.div`
  margin-block-start: var(--s4);
`

const Hint = styled.p`
  margin-block-start: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Lists waiting, sent and failed e-mails. A failed one can be sent again. */
function Outbox() {
  const { t } = useLingui()
  const [shown, setShown] = useState<MailFilter | 'all'>('all')
  const list = useMails(shown === 'all' ? '' : shown)
  const names = { all: t`All`, waiting: t`Waiting`, failed: t`Failed`, sent: t`Sent` }
  const empty = {
    all: t`No e-mails in the last 30 days`,
    waiting: t`No e-mails are waiting`,
    failed: t`No failed e-mails`,
    sent: t`No e-mails sent in the last 30 days`,
  }
  return (
    <Tabs
      name="mails"
      label={t`State of the e-mails`}
      tabs={(['all', ...MAIL_FILTERS] as const).map((id) => ({
        id,
        label: names[id],
        count: list.counts?.[id],
      }))}
      selected={shown}
      onSelect={setShown}
    >
      <Panel>
        <PagedList list={list} shown={list.rows?.length} empty={empty[shown]}>
          <MailLines mails={list.rows ?? []} />
        </PagedList>
        <Hint>
          <Trans>E-mails are listed for 30 days after they were sent or failed.</Trans>
        </Hint>
      </Panel>
    </Tabs>
  )
}

/** Shows the office's figures, activity log and e-mails. The address names the tab. */
export function OverviewView({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const named = new URLSearchParams(useLocation().search).get('part')
  const part = OVERVIEW_PARTS.find((one) => one === named) ?? 'numbers'
  const labels: Record<OverviewPart, string> = {
    numbers: t`Numbers`,
    activity: t`Activity`,
    emails: t`E-mails`,
    kept: t`Data kept`,
  }
  const views: Record<OverviewPart, () => React.ReactNode> = {
    numbers: () => <Numbers session={session} />,
    activity: () => <AuditLog />,
    emails: () => <Outbox />,
    kept: () => <DataKept />,
  }
  return (
    <>
      <WorkHead title={t`Overview`} isInBar>
        <span>{formatWeekday(today(), language)}</span>
      </WorkHead>
      <Tabs
        name="overview"
        label={t`Overview`}
        tabs={OVERVIEW_PARTS.map((id) => ({ id, label: labels[id] }))}
        selected={part}
        onSelect={(id) => void navigate(paths.overview(id))}
      >
        {views[part]()}
      </Tabs>
    </>
  )
}

function Numbers({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useOverview()
  if (!data && error) return <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading text={t`Loading...`} />
  return (
    <>
      <MembersChart months={data.members} />
      <Charts>
        <WaitingChart waiting={data.waiting} more={data.moreWaiting} />
        <DonationsChart {...data} />
        {data.otherCurrencies.map((figures) => (
          <DonationsChart key={figures.currency} {...figures} />
        ))}
        <PostsChart months={data.posts} />
        <WebsiteStatus session={session} />
      </Charts>
    </>
  )
}
