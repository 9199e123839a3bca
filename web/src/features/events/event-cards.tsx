import { RowOfThree } from '#components/layout/section.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { EventCard } from './event-card.tsx'

/** Events to come, three a row. */
export const EventCards = ({ events }: { events: readonly CardEvent[] }) => (
  <RowOfThree>
    {events.map((event) => (
      <li key={event.id}>
        <EventCard event={event} />
      </li>
    ))}
  </RowOfThree>
)
