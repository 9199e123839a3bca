import { object } from 'yup'
import type { EmailLink } from '../email-change.ts'
import { MAX_LENGTH } from '../limits.ts'
import { emailChangeSchema } from '../schemas/password.ts'
import { opaqueText } from '../values/text.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Asks for another e-mail address to sign in with. Both addresses get a link; the address changes when both are confirmed within a day.
 * The same address again keeps its links. Five an hour.
 * @returns The same whether or not somebody has the new address.
 * @throws 403 The password is wrong.
 * @throws 404
 * @throws 409 Both addresses are confirmed; the change is being made.
 * @throws 429
 */
export const changeEmail = {
  method: 'POST',
  path: '/api/auth/profile/email/',
  action: 'email:change',
  status: 202,
  body: { as: 'json', schema: emailChangeSchema },
  answer: {},
} as const satisfies Endpoint

/**
 * Cancels the pending change of the e-mail address; without one it does nothing.
 * @returns No change is pending.
 * @throws 409 Both addresses are confirmed; the change is being made.
 */
export const keepEmail = {
  method: 'DELETE',
  path: '/api/auth/profile/email/',
  action: 'email:change',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * E-mails the links of the pending change again, to addresses that are not confirmed yet.
 * @returns The e-mails are queued.
 * @throws 404 No change is pending.
 * @throws 429
 */
export const mailEmailLinks = {
  method: 'POST',
  path: '/api/auth/profile/email/links/',
  action: 'email:change',
  status: 202,
  answer: {},
} as const satisfies Endpoint

/**
 * Returns what a mailed link is about. It confirms nothing.
 * @returns The state of the change.
 * @throws 404
 */
export const getEmailLink = {
  method: 'GET',
  path: '/api/auth/email-link/',
  action: 'public',
  query: { code: { type: 'text', maxLength: MAX_LENGTH.code, isPrivate: true } },
  answer: {} as EmailLink,
} as const satisfies Endpoint

/**
 * Confirms the address that the link was mailed to. Sent again it changes nothing.
 * @returns The state of the change.
 * @throws 401
 * @throws 403
 * @throws 404
 */
export const confirmEmailLink = {
  method: 'POST',
  path: '/api/auth/email-link/',
  action: 'public',
  body: { as: 'json', schema: object({ code: opaqueText(MAX_LENGTH.code) }) },
  answer: {} as EmailLink,
} as const satisfies Endpoint
