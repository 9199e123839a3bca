import { passwordChangeSchema, passwordChoiceSchema } from '../schemas/password.ts'
import type { Tokens } from './accounts.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Changes the own password. It ends every session of the user and e-mails the user about it. Ten tries an hour.
 * @returns Tokens of a new session; with one-time codes also a `custom_token` for a page to sign in with.
 * @throws 403 The current password is wrong.
 * @throws 404
 * @throws 429
 */
export const changePassword = {
  method: 'POST',
  path: '/api/auth/profile/password/',
  action: 'password:change',
  body: { as: 'json', schema: passwordChangeSchema },
  answer: {} as Tokens & { custom_token?: string },
} as const satisfies Endpoint

/**
 * Stores a new password with the code of a mailed link. It ends every session of the user and e-mails the user about it.
 * @returns The password is changed; no session is opened.
 * @throws 404 The code was used, is older than an hour or was never made.
 */
export const choosePassword = {
  method: 'POST',
  path: '/api/auth/password/choose/',
  action: 'public',
  status: 204,
  body: { as: 'json', schema: passwordChoiceSchema },
  answer: undefined,
} as const satisfies Endpoint
