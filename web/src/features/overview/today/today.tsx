import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatMinute, today } from 'domain/dates.ts'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { Note } from '#components/feedback/note.tsx'
import { useNearView } from '#lib/browser/use-near-view.ts'
import { useOpening } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useSiteFiles } from '#lib/page-data/site-files.ts'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { useToday } from '../api.ts'
import { HealthStrip } from './health-strip.tsx'
import { Needs } from './needs.tsx'
import { Side } from './side.tsx'

const MINUTE = 60_000

/** Returns the office's calendar day, YYYY-MM-DD. It changes at midnight while the page stays open. */
function useDay(): string {
  const [day, setDay] = useState(() => today())
  useEffect(() => {
    const update = () => setDay(today())
    const timer = setInterval(update, MINUTE)
    // timers may stand still while the page is hidden
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return day
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: var(--s5);
  align-items: start;

  ${narrowList} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const LatestActivity = latePart(
  'activity',
  async () => (await import('./latest-activity.tsx')).LatestActivity,
)

const TodayNote = styled(Note)`
  margin-block-end: var(--s4);
`

/* keeps the list below in its place while this loads */
const Waiting = styled.div`
  min-block-size: 420px;
`

/** Shows what needs the office now, the next event, four figures and the latest activity. */
export function Today({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const day = useDay()
  const { data, error, refetch } = useToday(day)
  if (!data && error) return <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Waiting>
        <Loading text={t`Loading...`} />
      </Waiting>
    )
  return (
    <>
      <NotOpen session={session} />
      <HealthStrip
        session={session}
        failedMail={data.failedMail}
        sentMails={data.sentMails}
        failedMails={data.counts.failedMails ?? 0}
      />
      <MailsWait until={data.mailsWaitUntil} />
      <Columns>
        <Needs today={data} day={day} session={session} />
        <Side today={data} day={day} />
      </Columns>
      <ActivityNearView />
    </>
  )
}

/** Says that the site is not open. Where it was never opened nor closed, the page's file says whether it is. */
function NotOpen({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const { isClosed = false } = useSiteFiles()
  const opening = useOpening(session)
  if (opening.status !== 'ready' || (opening.data ? !opening.data.closed : !isClosed)) return null
  const reason = opening.data?.closed?.reason
  return (
    <TodayNote icon="info">
      <p>
        <b>
          <Trans>This site is not open.</Trans>
        </b>{' '}
        <Trans>Search engines do not list it, and it takes no donations.</Trans>{' '}
        {reason && <bdi>{t`Reason: ${reason}`}</bdi>}
      </p>
      <Link to={paths.dashboardView('opening')}>
        <Trans>Before you open the site</Trans>
      </Link>
    </TodayNote>
  )
}

/** Says that visitors caused too many e-mails, which may be an attack. */
function MailsWait({ until }: { until: string }) {
  const language = useLanguage()
  if (!until) return null
  const time = formatMinute(until, language)
  return (
    <TodayNote tone="refused">
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
    </TodayNote>
  )
}

/** Loads the activity once it comes near the view. */
function ActivityNearView() {
  const box = useRef<HTMLDivElement>(null)
  return <div ref={box}>{useNearView(box) && <LatestActivity />}</div>
}
