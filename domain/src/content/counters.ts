import { type InferType, object } from 'yup'
import { count } from './fields.ts'

const MOST = 999_999_999

/** The chamber in numbers. */
export const countersSchema = object({
  donations: count(0, MOST),
  raisedDollars: count(0, MOST),
  volunteers: count(0, MOST),
  projects: count(0, MOST),
})

export type Counters = InferType<typeof countersSchema>
