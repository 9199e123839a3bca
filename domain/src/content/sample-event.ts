import type { InferType } from 'yup'
import { eventSchema } from '../schemas/event.ts'

/** What stands where an event's address names none: how the chamber announces one. */
export const sampleEventSchema = eventSchema.omit(['is_published'])

export type SampleEvent = InferType<typeof sampleEventSchema>
