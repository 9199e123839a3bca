import { boolean, object } from 'yup'
import type { OfficeMails } from '../stored/user.ts'
import type { HealthProblem } from './health.ts'
import { rule } from '../values/rule.ts'

const wanted = () =>
  boolean().strict().typeError(rule('kind')).nonNullable(rule('kind')).required(rule('kind'))

/** What an admin chooses (`OfficeMails`). */
export const officeMailsSchema = object({ daily: wanted(), applications: wanted() })

/** Those of an admin who has not chosen. */
export const USUAL_OFFICE_MAILS: OfficeMails = { daily: true, applications: false }

/** What waits in a list. */
export interface Waiting {
  count: number
  /** Days that the oldest waits; 0 if none does. */
  days: number
}

/** What the e-mail of the day says: numbers without names. */
export interface OfficeCounts {
  applications: Waiting
  /** Those of them that were rejected before. */
  resent: Waiting
  messages: Waiting
  volunteers: Waiting
  comments: Waiting
  /** Applications beyond the promised days. */
  late: number
  /** Pledges that are not paid. */
  pledges: Waiting
  /** Posts, events and pages that were not published at their time. */
  missed: number
  /** What does not work. Absent in an e-mail that an earlier version queued. */
  problems?: readonly HealthProblem[]
}

const NONE: Waiting = { count: 0, days: 0 }

/** The counts of an office for which nothing waits. */
export const NOTHING_WAITS: OfficeCounts = {
  applications: NONE,
  resent: NONE,
  messages: NONE,
  volunteers: NONE,
  comments: NONE,
  late: 0,
  pledges: NONE,
  missed: 0,
  problems: [],
}

/** Returns whether something waits or is wrong. Pledges alone are no reason: donors may take their time. */
export const isWorthTelling = (counts: OfficeCounts): boolean =>
  counts.applications.count + counts.messages.count + counts.volunteers.count + counts.comments.count > 0 ||
  counts.missed > 0 ||
  (counts.problems ?? []).length > 0
