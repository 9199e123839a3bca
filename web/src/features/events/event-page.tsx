import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Neighbours } from '#components/layout/neighbours.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { excerptOf } from '#lib/excerpt.ts'
import { usePageData } from '#lib/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { EventArticle } from './event-article.tsx'
import { LoadingEvent } from './loading-event.tsx'
import { WhenAndWhere } from './when-and-where.tsx'

/* on phones when and where it is comes before what leads on */
const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: var(--s7) var(--s8);
  align-items: start;
  padding-block: var(--section);
  > aside {
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

/** The page of one event. */
export function EventPage() {
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
            <EventArticle event={shown.event} />
            <aside>
              <WhenAndWhere event={shown.event} />
            </aside>
            <Beside
              label={t`Events before and after`}
              previous={shown.previous}
              next={shown.next}
              to={paths.eventDetails.to}
            />
          </>
        )}
      </Grid>
    </>
  )
}
