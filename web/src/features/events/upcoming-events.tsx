import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, withClock } from 'domain/dates.ts'
import type { Ground } from 'domain/needlework/silks.ts'
import styled from 'styled-components'
import { LinkIn, TitleIn } from '#components/controls/post-link.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { groundsOf, PostPicture } from '#components/layout/post-picture.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { AllEvents, LearnMore } from './event-facts.tsx'
import { EventCard } from './event-cards.tsx'

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s6);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const First = styled(EventCard)`
  h3 {
    font-size: clamp(1.5rem, 1.1rem + 1.2vw, 2rem);
  }
`
const Rest = styled.ul`
  display: grid;
  grid-auto-rows: 1fr;
  li {
    display: grid;
    grid-template-columns: 168px minmax(0, 1fr);
    gap: var(--s4);
    align-items: center;
    padding-block: var(--s4);
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li:first-child {
    padding-block-start: 0;
  }
  li:last-child {
    padding-block-end: 0;
  }
  h3 {
    font-size: 1.5rem;
    ${ownDirection}
  }
  h3 a {
    color: inherit;
    text-decoration: none;
    &:hover {
      color: var(--accent);
      text-decoration: underline;
    }
  }
  p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowTablet} {
    li {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
`

interface RowProps {
  event: CardEvent
  ground: Ground | undefined
}

function Row({ event, ground }: RowProps) {
  const { id, date, time } = event
  const language = useLanguage()
  return (
    <li>
      <PostPicture post={event} sizes="168px" isSquare ground={ground} />
      <div>
        <p>
          <time dateTime={`${date}T${time}`}>{withClock(formatDay(date, language), time, language)}</time>
        </p>
        <h3>
          <LinkIn to={paths.eventDetails.to(id)} language={event.language}>
            <TitleIn post={event} />
          </LinkIn>
        </h3>
        <LearnMore event={event} />
      </div>
    </li>
  )
}

/** Shows the next event large and the others beside it. */
export function UpcomingEvents() {
  const { t } = useLingui()
  const events = usePageData()?.events?.coming ?? []
  const [first, ...rest] = events
  const grounds = groundsOf(events)
  return (
    <Section aria-labelledby="coming-events">
      <Wrap>
        <SectionHead>
          <h2 id="coming-events">
            <Trans>Upcoming events</Trans>
          </h2>
          <AllEvents />
        </SectionHead>
        {first ? (
          <Split>
            <First event={first} ground={grounds[0]} />
            {rest.length > 0 && (
              <Rest>
                {rest.map((event, index) => (
                  <Row key={event.id} event={event} ground={grounds[index + 1]} />
                ))}
              </Rest>
            )}
          </Split>
        ) : (
          <EmptyState text={t`No events found`} />
        )}
      </Wrap>
    </Section>
  )
}
