import type { CancelledEvent, EventDocument } from './stored/event.ts'
import type { Authored, PublicPost, WithUrdu } from './stored/post.ts'

/** An event as the dashboard reads it. */
export type ChamberEvent = EventDocument & { id: string }

/** An event as visitors read it. */
export type PublicEvent = PublicPost<ChamberEvent>

/** An event as REST lists it: team and admins also read who announced, changed and scheduled it. */
export type ListedEvent = WithUrdu<PublicEvent> & Partial<Authored>

/** An event that calendars show as cancelled. */
export type CancelledItem = CancelledEvent & Required<Pick<ChamberEvent, 'id' | 'sequence'>>

/** Returns the day on which an event ends. */
export const lastDayOf = ({
  date,
  end_date: endDate,
}: {
  date: string
  end_date?: string | undefined
}): string => endDate || date

/** The id of the sample event, which pages show at the address without an id. No stored event has it. */
export const SAMPLE_EVENT_ID = 'sample'

/** What a message to the office names when it is about no event. */
export const NO_EVENT = 'none'
