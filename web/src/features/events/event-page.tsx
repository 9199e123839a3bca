import { useLingui } from '@lingui/react/macro'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Neighbours } from '#components/layout/neighbours.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { excerptOf } from '#lib/format/excerpt.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { ComingNext } from './coming-next.tsx'
import { EventArticle } from './event-article.tsx'
import { LoadingEvent } from './loading-event.tsx'
import { SampleNote } from './sample-note.tsx'
import { WhenAndWhere } from './when-and-where.tsx'

/* on phones when and where it is comes before what leads on */
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
  /** What stands in the side bar beside the event's own facts. */
  beside?: ReactNode
}

/** The page of one event; where the address names none, of a sample. */
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
            <aside aria-label={t`Event details`}>
              <WhenAndWhere event={shown.event} />
              {beside}
            </aside>
            <Beside
              label={t`Previous and next event`}
              previous={shown.previous}
              next={shown.next}
              to={paths.eventDetails.to}
            />
          </>
        )}
      </Grid>
      {shown && <ComingNext id={shown.event.id} />}
    </>
  )
}
