import { Trans, useLingui } from '@lingui/react/macro'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import { EVENTS_BESIDE } from 'domain/values/list-limits.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Neighbours } from '#components/layout/neighbours.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { EventArticle } from './event-article.tsx'
import { EventCards } from './event-cards.tsx'
import { AllEvents } from './event-facts.tsx'
import { LoadingEvent } from './loading-event.tsx'

const Below = styled(Section)`
  padding-block-start: 0;
`

/** Shows more events below an event. @param id of that event, which is left out */
function MoreEvents({ id }: { id: string }) {
  const others = usePageData()?.events?.coming.filter((event) => event.id !== id) ?? []
  if (others.length === 0) return null
  return (
    <Below aria-labelledby="coming-next">
      <Wrap>
        <SectionHead>
          <h2 id="coming-next">
            <Trans>More events</Trans>
          </h2>
          <AllEvents />
        </SectionHead>
        <EventCards events={others.slice(0, EVENTS_BESIDE)} />
      </Wrap>
    </Below>
  )
}

/** Says that the event is an example, and links to the real ones. */
const SampleNote = () => (
  <Note icon="info">
    <Trans>
      This is an example. <Link to={paths.events}>See all upcoming events.</Link>
    </Trans>
  </Note>
)

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: var(--s7) var(--s8);
  align-items: start;
  padding-block: var(--section);
  > aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
    grid-area: 1 / 2 / span 2;
    position: sticky;
    inset-block-start: var(--s5);
  }
  ${media.belowWide} {
    column-gap: var(--s7);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    > aside {
      grid-area: auto;
      position: static;
    }
  }
`
const Beside = styled(Neighbours)`
  padding-block-start: var(--s6);
  border-block-start: 1px solid var(--line);
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`

interface EventPageProps {
  /** Shown in the side bar below the event's facts. */
  beside?: ReactNode
}

/** Renders the page of one event; without an id, of the sample event. */
export function EventPage({ beside }: EventPageProps) {
  const { t } = useLingui()
  const data = usePageData()
  const shown = data?.event
  return (
    <>
      <PageHead
        title={shown?.event.title ?? t`Single Event`}
        {...(shown && { description: excerptOf(shown.event.description) })}
      />
      <PageBanner title={t`Single Event`} crumb={t`Single Event`} art="banner-event" />
      <Grid>
        {!data && <LoadingEvent />}
        {data && !shown && <EmptyState text={t`No events found`} />}
        {shown && (
          <>
            <Main>
              {shown.event.id === SAMPLE_EVENT_ID && <SampleNote />}
              <EventArticle event={shown.event} />
            </Main>
            <Beside
              label={t`Previous and next event`}
              previous={shown.previous}
              next={shown.next}
              to={paths.eventDetails.to}
            />
            {beside && <aside aria-label={t`More from the blog`}>{beside}</aside>}
          </>
        )}
      </Grid>
      {shown && <MoreEvents id={shown.event.id} />}
    </>
  )
}
