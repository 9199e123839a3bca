import { Trans } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import type { Ground } from 'domain/needlework/silks.ts'
import styled from 'styled-components'
import { TitleIn } from '#components/controls/post-link.tsx'
import { GROUNDS_ON_KORA, groundsOf, PostPicture } from '#components/layout/post-picture.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { LearnMore } from './event-facts.tsx'

const Ground = styled(Section)`
  ${onKora}
`
const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 4fr) minmax(0, 4fr) auto;
    gap: var(--s5);
    align-items: center;
    padding-block: var(--s4);
    border-block-start: 1px solid #d3c7b2;
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-block-end: 1px solid #d3c7b2;
  }
  h3 {
    font-size: 1.25rem;
    ${ownDirection}
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
    ${ownDirection}
  }
  ${media.belowWide} {
    li {
      grid-template-columns: 96px minmax(0, 1fr) auto;
      row-gap: var(--s1);
    }
    li > :first-child,
    li > a {
      grid-row: span 2;
    }
    li > p {
      grid-area: 2 / 2;
    }
  }
  ${media.belowTablet} {
    li {
      grid-template-columns: 84px minmax(0, 1fr);
      column-gap: var(--s4);
    }
    li > :first-child {
      grid-row: span 3;
      align-self: start;
      aspect-ratio: 1;
    }
    li > a {
      grid-area: 3 / 2;
      justify-self: start;
    }
  }
`
/** The longest teaser, in characters: two lines. */
const TEASER = 90

const Meta = styled.p`
  && {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`

interface RowProps {
  event: CardEvent
  ground: Ground | undefined
}

function Row({ event, ground }: RowProps) {
  const language = useLanguage()
  return (
    <li>
      <PostPicture post={event} sizes="96px" ground={ground} />
      <div>
        <h3>
          <TitleIn post={event} />
        </h3>
        <Meta>
          <time dateTime={event.date}>{formatDay(event.date, language)}</time> · <bdi>{event.location}</bdi>
        </Meta>
      </div>
      <p lang={event.language}>{excerptOf(event.description, TEASER)}</p>
      <LearnMore event={event} />
    </li>
  )
}

/** Lists past events, the latest first; nothing if there are none. */
export function PastEvents({ events }: { events: readonly CardEvent[] }) {
  const grounds = groundsOf(events, GROUNDS_ON_KORA)
  if (events.length === 0) return null
  return (
    <Ground aria-labelledby="past-events">
      <Wrap>
        <SectionHead>
          <h2 id="past-events">
            <Trans>Past events</Trans>
          </h2>
        </SectionHead>
        <Rows>
          {events.map((event, index) => (
            <Row key={event.id} event={event} ground={grounds[index]} />
          ))}
        </Rows>
      </Wrap>
    </Ground>
  )
}
