import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Note } from '#components/feedback/note.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { formatMinute } from 'domain/dates.ts'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { useLatestActivity, useToday } from '../api.ts'
import { ActivityLines } from '../log/activity-lines.tsx'
import { Needs } from './needs.tsx'
import { Side } from './side.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: var(--s5);
  align-items: start;

  ${narrowList} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Part = styled.section`
  margin-block: var(--s6);

  > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 var(--s4);
    margin-block-end: var(--s2);
  }
  h2 {
    font-size: 1.375rem;
  }
`

const More = styled(Link)`
  display: inline-flex;
  gap: var(--s1);
  align-items: center;
  min-block-size: 44px;
  font-weight: 600;
`

/* keeps the list below in its place while this loads */
const Waiting = styled.div`
  min-block-size: 420px;
`

/** Shows what needs the office now, the next event, four figures and the latest activity. */
export function Today({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useToday()
  if (!data && error) return <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Waiting>
        <Loading text={t`Loading...`} />
      </Waiting>
    )
  return (
    <>
      <MailsWait until={data.mailsWaitUntil} />
      <Columns>
        <Needs today={data} session={session} />
        <Side today={data} />
      </Columns>
      <LatestActivity />
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

function LatestActivity() {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useLatestActivity()
  return (
    <Part aria-labelledby="activity">
      <header>
        <h2 id="activity">
          <Trans>Activity</Trans>
        </h2>
        <More to={paths.overview('activity')}>
          <Trans>All activity</Trans>
          <WorkIcon name="right" />
        </More>
      </header>
      {data && data.length > 0 && <ActivityLines lines={data} />}
      {data?.length === 0 && (
        <p>
          <Trans>No activity yet.</Trans>
        </p>
      )}
      {!data && error && <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t`Loading...`} />}
    </Part>
  )
}
