import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import type { Ground } from 'domain/needlework/silks.ts'
import styled, { css } from 'styled-components'
import { TitleIn } from '#components/controls/post-link.tsx'
import { DayBlock } from '#components/layout/day-block.tsx'
import { groundsOf, PostPicture } from '#components/layout/post-picture.tsx'
import { RowOfThree } from '#components/layout/section.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { Facts, LearnMore, PlaceFact, TimeFact } from './event-facts.tsx'

/** The day in the corner of a picture. */
const CornerDay = styled(DayBlock)`
  position: absolute;
  inset-block: 0 auto;
  inset-inline: 0 auto;
  z-index: 1;
  min-inline-size: 84px;
  padding: var(--s3) 14px var(--s2);
  background: var(--surface);
  color: var(--ink);
  b {
    font-size: 2.25rem;
  }
  span {
    color: var(--accent);
  }
`
const Picture = styled(PostPicture)``
const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  padding: var(--s5);
  h3 {
    ${clamped(4)}
    line-height: 1.18;
    ${ownDirection}
  }
  > a {
    align-self: start;
    margin-block-start: auto;
  }
`
/* the picture beside the text where the card is wide, and narrow beside it on phones */
const listed = css`
  @container (min-width: 500px) {
    flex-direction: row;
    > ${Picture} {
      flex: none;
      inline-size: min(44%, 480px);
      min-block-size: 248px;
      aspect-ratio: auto;
    }
  }
  ${media.belowTablet} {
    flex-direction: row;
    > ${Picture} {
      flex: none;
      inline-size: 92px;
      aspect-ratio: auto;
    }
    > ${CornerDay} {
      inline-size: 92px;
      min-inline-size: 0;
      padding: 10px 0 6px;
      b {
        font-size: 1.75rem;
      }
    }
    > ${Body} {
      gap: var(--s2);
      padding: 14px;
    }
    h3 {
      font-size: 1.25rem;
    }
  }
`
const Card = styled.article<{ $isListed: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  background: var(--surface);
  overflow-wrap: anywhere;
  /* the link covers the card */
  a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h3 {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${({ $isListed }) => $isListed && listed}
`
const Place = styled.li`
  container-type: inline-size;
`
const Cards = styled(RowOfThree)`
  ${media.belowTablet} {
    gap: var(--s4);
  }
`

interface EventCardProps {
  event: CardEvent
  ground: Ground | undefined
  /** Whether it is one of a list, so that it may lie on its side. */
  isListed?: boolean
  className?: string
}

/** Renders an upcoming event as a card. */
export const EventCard = ({ event, ground, isListed = false, className }: EventCardProps) => (
  <Card $isListed={isListed} className={className}>
    <CornerDay date={event.date} />
    <Picture
      post={event}
      ground={ground}
      sizes={`(min-width: 992px) 384px, (min-width: 768px) 50vw, ${isListed ? '92px' : WIDE_ON_PHONES}`}
    />
    <Body>
      <h3>
        <TitleIn post={event} />
      </h3>
      <Facts>
        <TimeFact time={event.time} date={event.date} />
        <PlaceFact location={event.location} />
      </Facts>
      <LearnMore event={event} />
    </Body>
  </Card>
)

interface EventCardsProps {
  events: readonly CardEvent[]
  /** Of each picture without a photo. */
  grounds?: readonly (Ground | undefined)[]
}

/** Renders upcoming events as cards, three in a row; on phones in rows. */
export const EventCards = ({ events, grounds = groundsOf(events) }: EventCardsProps) => (
  <Cards>
    {events.map((event, index) => (
      <Place key={event.id}>
        <EventCard event={event} ground={grounds[index]} isListed />
      </Place>
    ))}
  </Cards>
)
