import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import { can } from 'domain/permissions.ts'
import type { PublishedDocument } from 'domain/stored/site/published.ts'
import { PublishButton } from '#components/dashboard/publish-button.tsx'
import { SiteState } from '#components/dashboard/site-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { Chart } from './chart.tsx'

/** Shows when the website was last published, and what could not be published. */
export function WebsiteStatus({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const published = usePublished(session)
  return (
    <Chart title={t`Website`}>
      {published.status === 'ready' ? (
        <PublishedStatus published={published.data} />
      ) : (
        <Loading text={t`Loading...`} />
      )}
      {can(session.actor, 'site:write') && (
        <p>
          <PublishButton isEverything />
        </p>
      )}
    </Chart>
  )
}

function PublishedStatus({ published }: { published: PublishedDocument | null }) {
  const language = useLanguage()
  const { publish } = useTexts()
  const { at = '', problem = null, leftOut = [], wholeAskedAt = '' } = published ?? {}
  const state = wholeAskedAt ? 'coming' : at ? 'on' : 'off'
  const when = at && formatMinute(at, language)
  return (
    <>
      <SiteState state={problem ? 'late' : state} />
      {when && (
        <p>
          <Trans>Last published: {when}</Trans>
        </p>
      )}
      {problem && (
        <p>
          {problem.code === 'content' ? publish.content(problem.detail) : publish[problem.code]}{' '}
          {publish.again}
        </p>
      )}
      {leftOut.length > 0 && <p>{publish.leftOut(leftOut)}</p>}
    </>
  )
}
