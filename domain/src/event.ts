import type { EventDocument } from './stored/event.ts'
import type { PublicPost } from './stored/post.ts'

/** An event as the dashboard reads it. */
export type ChamberEvent = EventDocument & { id: string }

/** An event as visitors read it. */
export type PublicEvent = PublicPost<ChamberEvent>

/** An event as REST lists it: team and admins also read who announced and changed it. */
export type ListedEvent = PublicEvent & Partial<Pick<ChamberEvent, 'author_uid' | 'editor_name'>>

/** The id of the sample event, which pages show at the address without an id. No stored event has it. */
export const SAMPLE_EVENT_ID = 'sample'

/** What a message to the office names when it is about no event. */
export const NO_EVENT = 'none'
