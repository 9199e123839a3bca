import { codeSchema, passwordSchema } from '../schemas/password.ts'
import type { Endpoint } from './endpoint.ts'

/** A token with which a page signs in again (`signInWithCustomToken`). The session keeps its claim `second_factor`. */
interface CustomToken {
  custom_token: string
}

/**
 * Completes a sign-in with a one-time code or a recovery code. Until then the account allows nothing else. Ten wrong codes an hour.
 * @returns A token for a session that has passed the second factor.
 * @throws 403 The code is wrong or was used.
 * @throws 409 The account has no one-time codes.
 * @throws 429
 */
export const enterCode = {
  method: 'POST',
  path: '/api/auth/profile/second-factor/enter/',
  action: 'second-factor:enter',
  body: { as: 'json', schema: codeSchema },
  answer: {} as CustomToken,
} as const satisfies Endpoint

/**
 * Makes a secret for one-time codes. It is shown once, and does nothing until a code confirms it.
 * @returns The secret, and the address that an authenticator app reads from a QR code.
 * @throws 403 The password is wrong.
 * @throws 409 One-time codes are on.
 * @throws 429
 */
export const addSecondFactor = {
  method: 'POST',
  path: '/api/auth/profile/second-factor/',
  action: 'second-factor:add',
  body: { as: 'json', schema: passwordSchema },
  answer: {} as { secret: string; uri: string },
} as const satisfies Endpoint

/**
 * Turns one-time codes on with a first code. It ends every session of the user and e-mails the user about it.
 * @returns Ten recovery codes, which are shown only here, and a token for a new session.
 * @throws 403 The code is wrong or was used.
 * @throws 409 There is no secret to confirm.
 * @throws 429
 */
export const confirmSecondFactor = {
  method: 'POST',
  path: '/api/auth/profile/second-factor/confirm/',
  action: 'second-factor:add',
  body: { as: 'json', schema: codeSchema },
  answer: {} as CustomToken & { recovery_codes: string[] },
} as const satisfies Endpoint

/**
 * Turns one-time codes off with a code, and e-mails the user about it. Without one-time codes it does nothing.
 * @returns One-time codes are off.
 * @throws 403 The code is wrong or was used.
 * @throws 429
 */
export const removeSecondFactor = {
  method: 'POST',
  path: '/api/auth/profile/second-factor/remove/',
  action: 'second-factor:remove',
  status: 204,
  body: { as: 'json', schema: codeSchema },
  answer: undefined,
} as const satisfies Endpoint

/**
 * Checks the password of the signed-in user again. The new session keeps the second factor.
 * @returns A token for a new session.
 * @throws 403 The password is wrong.
 * @throws 429
 */
export const checkPassword = {
  method: 'POST',
  path: '/api/auth/profile/password/check/',
  action: 'password:change',
  body: { as: 'json', schema: passwordSchema },
  answer: {} as CustomToken,
} as const satisfies Endpoint
