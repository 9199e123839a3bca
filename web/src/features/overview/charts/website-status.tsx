import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import { can } from 'domain/permissions.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PublishedDocument } from 'domain/stored/site/published.ts'
import { Actions, Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { PublishButton } from '#components/publishing/publish-button.tsx'
import { SiteState } from '#components/publishing/site-state.tsx'
import { usePause } from '#components/publishing/use-pause.ts'
import { Loading } from '#components/feedback/loading.tsx'
import { usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { Chart } from './chart.tsx'
import type { PauseDialogProps } from './pause-dialog.tsx'

/** Loaded when it opens: its form brings formik and yup. */
const PauseDialog = latePart<PauseDialogProps>(
  'pause',
  async () => (await import('./pause-dialog.tsx')).PauseDialog,
)

/** Shows when the website was last published and what could not be published, with the buttons that pause and resume it. */
export function WebsiteStatus({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const published = usePublished(session)
  const pause = usePause(session)
  const [isPausing, setIsPausing] = useState(false)
  return (
    <Chart title={t`Website`}>
      {published.status === 'ready' ? (
        <PublishedStatus published={published.data} isPaused={pause !== undefined} />
      ) : (
        <Loading text={t`Loading...`} />
      )}
      <PausedNotice pause={pause} />
      {published.status === 'ready' && !pause && (
        <Actions>
          {can(session.actor, 'site:write') && <PublishButton kind="everything" />}
          {can(session.actor, 'site:pause') && (
            <Button type="button" $kind="line" $small onClick={() => setIsPausing(true)}>
              <Icon name="pause" />
              <Trans>Pause publishing</Trans>
            </Button>
          )}
        </Actions>
      )}
      {can(session.actor, 'site:open') && (
        <Link to={paths.dashboardView('opening')}>
          <Trans>Open or close the site</Trans>
        </Link>
      )}
      {isPausing && <PauseDialog onClose={() => setIsPausing(false)} />}
    </Chart>
  )
}

interface PublishedStatusProps {
  published: PublishedDocument | null
  isPaused: boolean
}

function PublishedStatus({ published, isPaused }: PublishedStatusProps) {
  const language = useLanguage()
  const { publish } = useTexts()
  const { at = '', problem = null, leftOut = [], wholeAskedAt = '' } = published ?? {}
  const state = wholeAskedAt ? 'coming' : at ? 'on' : 'off'
  const when = at && formatMinute(at, language)
  return (
    <>
      {!isPaused && <SiteState state={problem ? 'late' : state} />}
      {when && (
        <p>
          <Trans>Last published: {when}</Trans>
        </p>
      )}
      {problem && !isPaused && (
        <p>
          {problem.code === 'content' ? publish.content(problem.detail) : publish[problem.code]}{' '}
          {publish.again}
        </p>
      )}
      {leftOut.length > 0 && <p>{publish.leftOut(leftOut)}</p>}
    </>
  )
}
