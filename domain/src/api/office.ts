import { AUDIT_KINDS, type AuditLine } from '../stored/audit.ts'
import { MAX_LENGTH, MAX_TERM_DAYS, TERM_NAMES } from '../limits.ts'
import { ROWS_PER_ANSWER } from '../values/list-limits.ts'
import { type ListedMail, MAIL_FILTERS } from '../office/outbox.ts'
import type { DataKept, Overview } from '../office/overview.ts'
import type { Today } from '../office/today.ts'
import type { Count } from '../values/formats.ts'
import type { Endpoint } from './endpoint.ts'

const paged = {
  /** @default 30 */
  limit: { type: 'number', min: 1, max: ROWS_PER_ANSWER },
  /** From the `Link` of the answer before. */
  cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
} as const

/**
 * Returns what needs the office now.
 * @returns Counts, the oldest entry of each list, waiting applications, the next event, and four figures.
 */
export const getToday = {
  method: 'GET',
  path: '/api/auth/today/',
  action: 'office:read',
  answer: {} as Today,
} as const satisfies Endpoint

/**
 * Returns the office's figures as they are now.
 * @returns Members and posts by month, waiting applications, and donations.
 */
export const getOverview = {
  method: 'GET',
  path: '/api/auth/overview/',
  action: 'office:read',
  answer: {} as Overview,
} as const satisfies Endpoint

/**
 * Returns how long data is kept, what goes in the next seven days, and what was removed.
 * @returns The chamber's terms, what goes next, and the runs of the last 30 days.
 */
export const getDataKept = {
  method: 'GET',
  path: '/api/auth/data-kept/',
  action: 'office:read',
  answer: {} as DataKept,
} as const satisfies Endpoint

/**
 * Counts what would be removed if a term of the chamber had so many days; without days, what is due.
 * @returns The number of people or forms, or of lines of activity.
 */
export const countDue = {
  method: 'GET',
  path: '/api/auth/data-kept/:name/',
  names: TERM_NAMES,
  action: 'office:read',
  query: { days: { type: 'number', min: 0, max: MAX_TERM_DAYS } },
  answer: {} as { count: Count },
} as const satisfies Endpoint

/**
 * Lists the activity log, the latest first.
 * @returns One page.
 * @header Link
 * @header X-Total-Count
 */
export const listAudit = {
  method: 'GET',
  path: '/api/auth/audit/',
  action: 'office:read',
  query: {
    ...paged,
    kind: { type: 'choice', of: AUDIT_KINDS },
    /** uid of who did it. */
    actor: { type: 'text', maxLength: MAX_LENGTH.uid },
    /**
     * The first day, YYYY-MM-DD where the office is.
     * @format date
     */
    from: { type: 'text', maxLength: 10 },
    /**
     * The last day, YYYY-MM-DD where the office is.
     * @format date
     */
    to: { type: 'text', maxLength: 10 },
  },
  answer: [] as AuditLine[],
} as const satisfies Endpoint

/**
 * Lists the e-mails of the outbox, the latest first.
 * @returns One page.
 * @header Link
 * @header X-Total-Count
 * @header X-Tab-Counts
 */
export const listMails = {
  method: 'GET',
  path: '/api/auth/mails/',
  action: 'office:read',
  query: {
    ...paged,
    show: { type: 'choice', of: MAIL_FILTERS },
    /** Only e-mails about this user: a uid. */
    user: { type: 'text', maxLength: MAX_LENGTH.uid },
  },
  answer: [] as ListedMail[],
} as const satisfies Endpoint

/**
 * Sends a failed e-mail again, at once.
 * @returns The e-mail, queued again.
 * @throws 409 It was sent or is being sent.
 */
export const sendMailAgain = {
  method: 'POST',
  path: '/api/auth/mails/:id/send/',
  action: 'mail:send',
  answer: {} as ListedMail,
} as const satisfies Endpoint

/**
 * Checks now what does not work, as the job of every minute does, and stores it in `site/health`. At most 30 an hour.
 * @returns It is stored.
 * @throws 429
 */
export const checkHealth = {
  method: 'POST',
  path: '/api/auth/health/',
  action: 'office:read',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Sends a test e-mail to the own address. At most 10 an hour.
 * @returns The e-mail is queued.
 * @throws 429
 */
export const sendTestMail = {
  method: 'POST',
  path: '/api/auth/mails/test/',
  action: 'mail:send',
  status: 202,
  answer: undefined,
} as const satisfies Endpoint
