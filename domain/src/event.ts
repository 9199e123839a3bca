import type { EventDocument } from './stored/event.ts'

/** An event as the dashboard and REST with a team token see it. */
export type ChamberEvent = EventDocument & { id: string }
