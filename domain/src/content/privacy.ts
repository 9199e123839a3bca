import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_TERM_DAYS, type TermName } from '../limits.ts'
import { optionalEmail } from '../schemas/login.ts'
import { optionalText } from '../values/text.ts'
import { count } from './fields.ts'

/** For how many days the chamber keeps personal data that the daily job removes, and who answers questions about it. */
export const privacySchema = object({
  /** Both sides of an identity card, after the last decision. */
  cards: count(7, MAX_TERM_DAYS),
  /** A rejected application that is not sent again, after the decision. */
  rejected: count(30, MAX_TERM_DAYS),
  /** A pending application whose e-mail address is not confirmed, after it was sent. The last reminder is sent on day 12. */
  unconfirmed: count(14, MAX_TERM_DAYS),
  /** Messages and volunteer offers, after they were sent, replied to or marked. */
  messages: count(30, MAX_TERM_DAYS),
  volunteers: count(30, MAX_TERM_DAYS),
  /** Comments that nobody approved, after they were sent. */
  comments: count(30, MAX_TERM_DAYS),
  /** The activity log, earlier decisions, and what was sent before a correction. */
  activity: count(30, MAX_TERM_DAYS),
  /** Who answers questions about data, as the privacy page says it; '' where the office does. */
  contact: object({
    /** With the task, such as 'Nasreen Akhtar, Secretary General'. */
    name: optionalText(MAX.name),
    email: optionalEmail(),
  }),
} satisfies Record<TermName | 'contact', unknown>)

export type Privacy = InferType<typeof privacySchema>
