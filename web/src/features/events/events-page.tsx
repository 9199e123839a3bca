import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { EventCards } from './event-cards.tsx'
import { LoadingEvent } from './loading-event.tsx'
import { NextEvent } from './next-event.tsx'
import { PastEvents } from './past-events.tsx'

const After = styled(Section)`
  padding-block-start: 0;
`

/** What stands where the next event would. */
function NoneComing() {
  const { t } = useLingui()
  return (
    <EmptyState
      text={t`No events found`}
      action={
        <ButtonLink to={paths.contact}>
          <Trans>Contact the office</Trans>
        </ButtonLink>
      }
    >
      <Trans>There are no upcoming events. New events appear here.</Trans>
    </EmptyState>
  )
}

const ComingAfter = ({ events }: { events: readonly CardEvent[] }) =>
  events.length > 0 && (
    <After aria-labelledby="coming-after">
      <Wrap>
        <SectionHead>
          <h2 id="coming-after">
            <Trans>More events</Trans>
          </h2>
        </SectionHead>
        <EventCards events={events} />
      </Wrap>
    </After>
  )

/** Every event to come, the next one large, and the latest of the past ones. */
export function EventsPage() {
  const { t } = useLingui()
  const data = usePageData()
  const { coming: [next, ...after] = [], past = [] } = data?.events ?? {}
  return (
    <>
      <PageHead title={t`Our Event`} />
      <PageBanner title={t`Our Event`} crumb={t`Our Event`} art="banner-events" />
      <Section>
        <Wrap>
          {!data && <LoadingEvent />}
          {data && !next && <NoneComing />}
          {next && <NextEvent event={next} />}
        </Wrap>
      </Section>
      <ComingAfter events={after} />
      <PastEvents events={past} />
    </>
  )
}
