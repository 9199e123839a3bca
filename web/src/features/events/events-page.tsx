import { Trans, useLingui } from '@lingui/react/macro'
import type { Ground } from 'domain/needlework/silks.ts'
import { useHref } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { groundsOf } from '#components/layout/post-picture.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { MoreAnchor, Section, SectionHead } from '#components/layout/section.tsx'
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

/** Renders the notice that there is no upcoming event. */
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

/** Links to the calendar of all events, which a calendar program then reads again by itself. */
function Subscribe() {
  const origin = usePageData()?.origin
  const calendar = useHref(paths.calendar)
  if (!origin) return null
  return (
    <MoreAnchor href={origin.replace(/^https?/, 'webcal') + calendar}>
      <Icon name="day" />
      <Trans>Subscribe to the calendar</Trans>
    </MoreAnchor>
  )
}

interface MoreEventsBelowProps {
  events: readonly CardEvent[]
  grounds: readonly (Ground | undefined)[]
}

const MoreEventsBelow = ({ events, grounds }: MoreEventsBelowProps) =>
  events.length > 0 && (
    <After aria-labelledby="coming-after">
      <Wrap>
        <SectionHead>
          <h2 id="coming-after">
            <Trans>More events</Trans>
          </h2>
          <Subscribe />
        </SectionHead>
        <EventCards events={events} grounds={grounds} />
      </Wrap>
    </After>
  )

/** Renders the page Our Event: upcoming events, the next one large, and past events. */
export function EventsPage() {
  const { t } = useLingui()
  const data = usePageData()
  const { coming: [next, ...after] = [], past = [] } = data?.events ?? {}
  const [nextGround, ...grounds] = groundsOf(next ? [next, ...after] : [])
  return (
    <>
      <PageHead title={t`Our Event`} />
      <PageBanner title={t`Our Event`} crumb={t`Our Event`} art="banner-events" />
      <Section>
        <Wrap>
          {!data && <LoadingEvent />}
          {data && !next && <NoneComing />}
          {next && <NextEvent event={next} ground={nextGround} />}
        </Wrap>
      </Section>
      <MoreEventsBelow events={after} grounds={grounds} />
      <PastEvents events={past} />
    </>
  )
}
