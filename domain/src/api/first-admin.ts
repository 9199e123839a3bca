import { MAX_LENGTH } from '../limits.ts'
import { firstAdminChoiceSchema } from '../schemas/first-admin.ts'
import type { Endpoint } from './endpoint.ts'

/** What the page of the link for the first admin shows. */
export interface FirstAdminLink {
  /** The address that the account will have. */
  email: string
  /**
   * `open`: the account can be made. `used`: the link has made it. `adminExists`: the site has an admin without it. `expired`: it is
   * older than an hour.
   */
  state: 'open' | 'used' | 'adminExists' | 'expired'
}

/**
 * Returns what the link for the first admin is about. It makes nothing.
 * @returns The state of the link.
 * @throws 404 The link was never made, or a newer one replaced it.
 * @throws 429
 */
export const getFirstAdminLink = {
  method: 'GET',
  path: '/api/auth/first-admin/',
  action: 'public',
  query: { code: { type: 'text', maxLength: MAX_LENGTH.code, isPrivate: true } },
  answer: {} as FirstAdminLink,
} as const satisfies Endpoint

/**
 * Makes the account of the first admin with the code of the link that `npm run setup` shows and mails.
 * @returns The account is made; no session is opened.
 * @throws 404 The link is older than an hour, was never made, or a newer one replaced it.
 * @throws 409 The site has an admin already, or the address has an account.
 */
export const createFirstAdmin = {
  method: 'POST',
  path: '/api/auth/first-admin/',
  action: 'public',
  status: 204,
  body: { as: 'json', schema: firstAdminChoiceSchema },
  answer: undefined,
} as const satisfies Endpoint
