import { AUDIT_KINDS, type AuditLine } from '../audit-log.ts'
import { MAX_LENGTH, ROWS_PER_ANSWER } from '../limits.ts'
import { type ListedMail, MAIL_FILTERS } from '../outbox.ts'
import type { Overview } from '../overview.ts'
import type { Endpoint } from './endpoint.ts'

const paged = {
  limit: { type: 'number', min: 1, max: ROWS_PER_ANSWER },
  /** From the `Link` of the answer before. */
  cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
} as const

/** YYYY-MM-DD. */
const day = { type: 'text', maxLength: 10 } as const

/** The office's figures as they are now. */
export const getOverview = {
  method: 'GET',
  path: '/api/auth/overview/',
  action: 'office:read',
  answer: {} as Overview,
} as const satisfies Endpoint

/** What was done, the latest first. `Link` says where the next lines are. */
export const listAudit = {
  method: 'GET',
  path: '/api/auth/audit/',
  action: 'office:read',
  query: {
    ...paged,
    kind: { type: 'choice', of: AUDIT_KINDS },
    /** uid of who did it. */
    actor: { type: 'text', maxLength: MAX_LENGTH.uid },
    /** Days where the office is, YYYY-MM-DD, both included. */
    from: day,
    to: day,
  },
  answer: [] as AuditLine[],
} as const satisfies Endpoint

/** The outbox, the latest first. `X-Total-Count` says how many there are, `Link` where the next are. */
export const listMails = {
  method: 'GET',
  path: '/api/auth/mails/',
  action: 'office:read',
  query: { ...paged, show: { type: 'choice', of: MAIL_FILTERS } },
  answer: [] as ListedMail[],
} as const satisfies Endpoint

/** Has a mail that failed sent again, at once. 409 for one that is sent or on its way. */
export const sendMailAgain = {
  method: 'POST',
  path: '/api/auth/mails/:id/send/',
  action: 'mail:send',
  answer: {} as ListedMail,
} as const satisfies Endpoint
