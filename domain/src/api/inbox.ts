import { DAYS_BACK, type FoundForm, type Handling, SHOWN } from '../inbox.ts'
import { MAX_LENGTH } from '../limits.ts'
import { handlingSchema } from '../schemas/handling.ts'
import type { Endpoint } from './endpoint.ts'

/** A message that was answered, or dealt with in another way. One that somebody has marked already stays as it is. */
export const handleMessage = {
  method: 'POST',
  path: '/api/auth/contact/:id/handle/',
  action: 'form:handle',
  body: { as: 'json', schema: handlingSchema },
  answer: {} as Handling,
} as const satisfies Endpoint

/** Takes the mark back: it is new again. `If-Match` names the mark that was seen: its `handledAt`. */
export const reopenMessage = {
  method: 'DELETE',
  path: '/api/auth/contact/:id/handle/',
  action: 'form:handle',
  hasVersion: true,
  answer: {} as Handling,
} as const satisfies Endpoint

/** The same for an offer of help. */
export const handleOffer = {
  method: 'POST',
  path: '/api/auth/volunteers/:id/handle/',
  action: 'form:handle',
  body: { as: 'json', schema: handlingSchema },
  answer: {} as Handling,
} as const satisfies Endpoint

export const reopenOffer = {
  method: 'DELETE',
  path: '/api/auth/volunteers/:id/handle/',
  action: 'form:handle',
  hasVersion: true,
  answer: {} as Handling,
} as const satisfies Endpoint

/** A promised gift has arrived. */
export const receiveDonation = {
  method: 'POST',
  path: '/api/auth/donations/:id/receive/',
  action: 'form:handle',
  answer: {} as Handling<'pledged' | 'received'>,
} as const satisfies Endpoint

/** It has not, after all. */
export const reopenDonation = {
  method: 'DELETE',
  path: '/api/auth/donations/:id/receive/',
  action: 'form:handle',
  hasVersion: true,
  answer: {} as Handling<'pledged' | 'received'>,
} as const satisfies Endpoint

/** A whole list as a file for a spreadsheet, newest first. Every export stands in the audit log. `:name` is one of `INBOX_LISTS`. */
export const exportForms = {
  method: 'GET',
  path: '/api/auth/exports/forms/:name/',
  action: 'form:export',
  query: {
    show: { type: 'choice', of: SHOWN },
    back: { type: 'choice', of: DAYS_BACK },
  },
  answer: {} as Blob,
} as const satisfies Endpoint

/**
 * Messages, offers or gifts that have every word of a search, newest first; `:name` is one of `INBOX_LISTS` but the comments, which have
 * a list of their own. So many are looked through at once: `X-Searched-To` says when the last of them came, `Link` where to look on.
 */
export const searchForms = {
  method: 'GET',
  path: '/api/auth/forms/:name/',
  action: 'office:read',
  query: {
    search: { type: 'text', maxLength: MAX_LENGTH.search, isPrivate: true },
    show: { type: 'choice', of: SHOWN },
    back: { type: 'choice', of: DAYS_BACK },
    /** From the `Link` of the answer before. */
    cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
  },
  answer: [] as FoundForm[],
} as const satisfies Endpoint
