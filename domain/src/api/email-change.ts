import { object } from 'yup'
import type { EmailLink } from '../email-change.ts'
import { MAX_LENGTH } from '../limits.ts'
import { emailChangeSchema } from '../schemas/email-change.ts'
import { opaqueText } from '../schemas/text.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Mails a link to the address that she has and to the one that she wants; it changes when both have been confirmed. Answers alike
 * whether or not somebody has the new one.
 */
export const changeEmail = {
  method: 'POST',
  path: '/api/auth/profile/email/',
  action: 'email:change',
  status: 202,
  body: { as: 'json', schema: emailChangeSchema },
  answer: {},
} as const satisfies Endpoint

/** Takes the change back that waits; without one there is nothing to do. */
export const keepEmail = {
  method: 'DELETE',
  path: '/api/auth/profile/email/',
  action: 'email:change',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/** Mails the links of the change that waits once more, where they have not been confirmed. */
export const mailEmailLinks = {
  method: 'POST',
  path: '/api/auth/profile/email/links/',
  action: 'email:change',
  status: 202,
  answer: {},
} as const satisfies Endpoint

/** What a mailed link is about; looking confirms nothing. */
export const getEmailLink = {
  method: 'GET',
  path: '/api/auth/email-link/',
  action: 'public',
  query: { code: { type: 'text', maxLength: MAX_LENGTH.code, isPrivate: true } },
  answer: {} as EmailLink,
} as const satisfies Endpoint

/** Says yes for the address that the link was mailed to; the same again changes nothing. */
export const confirmEmailLink = {
  method: 'POST',
  path: '/api/auth/email-link/',
  action: 'public',
  body: {
    as: 'json',
    schema: object({ code: opaqueText(MAX_LENGTH.code) }),
  },
  answer: {} as EmailLink,
} as const satisfies Endpoint
