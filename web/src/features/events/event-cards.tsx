import styled from 'styled-components'
import { PostPicture } from '#components/layout/post-picture.tsx'
import { RowOfThree } from '#components/layout/section.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { DayBlock, Facts, LearnMore, PlaceFact, TimeFact } from './event-facts.tsx'

const Card = styled.article`
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
`
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
const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  padding: var(--s5);
  h3 {
    display: -webkit-box;
    -webkit-line-clamp: 4;
    -webkit-box-orient: vertical;
    overflow: hidden;
    line-height: 1.18;
    unicode-bidi: plaintext;
  }
  > a {
    align-self: start;
    margin-block-start: auto;
  }
`

/** Renders an upcoming event as a card. */
export const EventCard = ({ event, className }: { event: CardEvent; className?: string }) => (
  <Card className={className}>
    <CornerDay date={event.date} />
    <PostPicture post={event} sizes="(min-width: 992px) 384px, (min-width: 768px) 50vw, 100vw" />
    <Body>
      <h3>{event.title}</h3>
      <Facts>
        <TimeFact time={event.time} date={event.date} />
        <PlaceFact location={event.location} />
      </Facts>
      <LearnMore event={event} />
    </Body>
  </Card>
)

/** Renders upcoming events as cards, three in a row. */
export const EventCards = ({ events }: { events: readonly CardEvent[] }) => (
  <RowOfThree>
    {events.map((event) => (
      <li key={event.id}>
        <EventCard event={event} />
      </li>
    ))}
  </RowOfThree>
)
