import type { EventDocument } from './stored/event.ts'

/** An event as the dashboard and REST with a team token see it. */
export type ChamberEvent = EventDocument & { id: string }

/** An event as lists answer it; to visitors only published ones. */
export type PublicEvent = Omit<ChamberEvent, 'author_uid' | 'editor_name'>

/** Stands for the id of the sample that a site shows at the address without one; no stored event has it. */
export const SAMPLE_EVENT_ID = 'sample'

/** What a message to the office names that is about none. */
export const NO_EVENT = 'none'
