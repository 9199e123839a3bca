import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { LinkIn, TitleIn } from '#components/controls/post-link.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { DayBlock } from '#components/layout/day-block.tsx'
import { SectionHead } from '#components/layout/section.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { AllEvents, LearnMore, TimeAndPlace } from './event-facts.tsx'

const Days = styled.ol`
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: var(--s5);
    align-items: center;
    padding-block: var(--s4);
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-block-end: 1px solid var(--line);
  }
  h3 {
    font-size: 1.375rem;
    ${ownDirection}
  }
  li:first-child h3 {
    font-size: clamp(1.375rem, 1.1rem + 1vw, 1.75rem);
  }
  h3 a {
    color: inherit;
    text-decoration: none;
    &:hover {
      color: var(--accent);
      text-decoration: underline;
    }
  }
  ${media.belowTablet} {
    li {
      grid-template-columns: 76px minmax(0, 1fr);
      gap: var(--s1) var(--s4);
    }
    li > a {
      grid-column: 2;
    }
  }
`
/* the first day has a background, the others have none */
const Day = styled(DayBlock)`
  padding: 14px var(--s2) 10px;
  b {
    font-size: 2.25rem;
  }
  li:not(:first-child) > & {
    padding: 0;
    background: none;
    color: var(--ink);
    span {
      color: var(--accent);
    }
  }
  ${media.belowTablet} {
    align-self: start;
    span {
      font-size: var(--t-xs);
    }
  }
`

/** Lists the upcoming events, one line each. */
export function Agenda() {
  const { t } = useLingui()
  const heading = useContent('home')?.events
  const events = usePageData()?.events?.coming
  return (
    <section aria-labelledby="agenda">
      <SectionHead>
        {heading && <h2 id="agenda">{heading}</h2>}
        <AllEvents />
      </SectionHead>
      {events?.length === 0 && <EmptyState text={t`No events found`} />}
      <Days>
        {events?.map((event) => (
          <li key={event.id}>
            <Day date={event.date} />
            <div>
              <h3>
                <LinkIn to={paths.eventDetails.to(event.id)} language={event.language}>
                  <TitleIn post={event} />
                </LinkIn>
              </h3>
              <TimeAndPlace event={event} />
            </div>
            <LearnMore event={event} />
          </li>
        ))}
      </Days>
    </section>
  )
}
