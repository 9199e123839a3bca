import { passwordChangeSchema, passwordChoiceSchema } from '../schemas/password.ts'
import type { Tokens } from './accounts.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Stores another password, which ends every session of hers; the answer opens a new one. A mail says so to her address.
 */
export const changePassword = {
  method: 'POST',
  path: '/api/auth/profile/password/',
  action: 'password:change',
  body: { as: 'json', schema: passwordChangeSchema },
  answer: {} as Tokens,
} as const satisfies Endpoint

/** The same for who has forgotten hers, with the code of the link that was mailed to her. It opens no session. */
export const choosePassword = {
  method: 'POST',
  path: '/api/auth/password/choose/',
  action: 'public',
  status: 204,
  body: { as: 'json', schema: passwordChoiceSchema },
  answer: undefined,
} as const satisfies Endpoint
