import { DOCUMENT_NAMES, REQUIRED_DOCUMENTS } from '../documents.ts'
import { officeMailsSchema } from '../office/office-mails.ts'
import { appealSchema, resubmissionSchema } from '../schemas/decision.ts'
import { languageSchema, profileSchema, registrationSchema } from '../schemas/registration.ts'
import { restLoginSchema, tokenRefreshSchema } from '../schemas/login.ts'
import { passwordResetSchema } from '../schemas/password.ts'
import type { OfficeMails } from '../stored/user.ts'
import type { Language } from '../texts/languages.ts'
import type { User } from '../user.ts'
import type { Endpoint } from './endpoint.ts'

/** What a client signs its requests with: the Firebase ID token and refresh token. */
export interface Tokens {
  access: string
  refresh: string
}

/**
 * Sends an application with pictures of both sides of the identity card.
 * @returns The account, which waits for an admin. Without tokens where only signing in failed.
 * @throws 400 Which fields are wrong and why, or one message where no field can be named.
 * @throws 409
 */
export const register = {
  method: 'POST',
  path: '/api/auth/register/',
  action: 'public',
  status: 201,
  body: {
    as: 'form',
    schema: registrationSchema,
    pictures: DOCUMENT_NAMES,
    requiredPictures: REQUIRED_DOCUMENTS,
  },
  errors: { key: 'error', isByField: true, failed: ({ register: { error } }) => error },
  // the account stands even where it could not be signed in at once
  answer: {} as Partial<Tokens> & { user: User },
} as const satisfies Endpoint

/**
 * Signs in with e-mail and password. A pending or rejected applicant may sign in too and sees only the own application.
 * @returns The user, and the tokens of a new session.
 * @throws 401 The same for a wrong password and an unknown e-mail address. With `code: 'second-factor'` the password was right and a
 * one-time code is missing: send it as `code`.
 * @throws 403 The one-time code is wrong or was used.
 */
export const login = {
  method: 'POST',
  path: '/api/auth/login/',
  action: 'public',
  body: { as: 'json', schema: restLoginSchema },
  errors: {
    key: 'error',
    invalid: ({ login: { invalid } }) => invalid,
    failed: ({ login: { error } }) => error,
  },
  answer: {} as Tokens & { user: User },
} as const satisfies Endpoint

/**
 * Exchanges a refresh token for a new pair.
 * @returns The new pair. Its `access` carries the claims of this moment.
 * @throws 401
 */
export const refreshToken = {
  method: 'POST',
  path: '/api/auth/token/refresh/',
  action: 'public',
  body: { as: 'json', schema: tokenRefreshSchema },
  errors: { key: 'detail', invalid: ({ server: { badRequest } }) => badRequest },
  answer: {} as Tokens,
} as const satisfies Endpoint

/**
 * Asks for an e-mail with a link to choose a new password. One address gets three such e-mails an hour.
 * @returns The same for every address. Only somebody with an account gets the e-mail.
 */
export const resetPassword = {
  method: 'POST',
  path: '/api/auth/password/reset/',
  action: 'public',
  status: 202,
  body: { as: 'json', schema: passwordResetSchema },
  answer: {},
} as const satisfies Endpoint

/**
 * Returns the own account or application.
 * @returns Every field of it.
 * @header Cache-Control
 * @throws 404
 */
export const getProfile = {
  method: 'GET',
  path: '/api/auth/profile/',
  action: 'profile:read',
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Changes what a member may change without the office. Fields that are not sent stay as they are.
 * @returns Every field of the account.
 * @throws 404
 */
export const changeProfile = {
  method: 'PATCH',
  path: '/api/auth/profile/',
  action: 'profile:change',
  body: {
    as: 'json or form',
    schema: profileSchema,
    isPartial: true,
    pictures: ['profile_image', 'business_document'],
  },
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Chooses the language of the own dashboard and e-mails: `en` or `ur`.
 * @returns What is stored now.
 * @throws 404
 */
export const changeLanguage = {
  method: 'PATCH',
  path: '/api/auth/profile/language/',
  action: 'language:change',
  body: { as: 'json', schema: languageSchema },
  answer: {} as { language: Language },
} as const satisfies Endpoint

/**
 * Chooses which e-mails about the office an admin gets: one a day if something waits, and one for each new application.
 * @returns What is stored now.
 * @throws 404
 */
export const changeOfficeMails = {
  method: 'PATCH',
  path: '/api/auth/profile/office-mails/',
  action: 'office-mails:change',
  body: { as: 'json', schema: officeMailsSchema },
  answer: {} as OfficeMails,
} as const satisfies Endpoint

/**
 * Removes the own profile picture; without one it does nothing.
 * @returns Nothing is left of it.
 * @throws 404
 */
export const removeProfilePicture = {
  method: 'DELETE',
  path: '/api/auth/profile/photograph/',
  action: 'profile:change',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Exports all data stored about the asking user. `data.json` holds the account, decisions with their reasons, sent forms, e-mails and
 * activity without names. The pictures come as JPEG. Twenty an hour; each is recorded in the activity log.
 * @returns application/zip: The archive.
 * @throws 404
 * @throws 429
 */
export const exportOwnData = {
  method: 'GET',
  path: '/api/auth/profile/data/',
  action: 'data:export',
  needsFreshSignIn: true,
  answer: {} as Blob,
} as const satisfies Endpoint

/**
 * Deletes the own account and all its files. An admin's account is deleted by another admin.
 * @returns Nothing is left of it.
 * @throws 404
 * @throws 409
 */
export const deleteProfile = {
  method: 'DELETE',
  path: '/api/auth/profile/',
  action: 'account:delete',
  needsFreshSignIn: true,
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Corrects an application that is not approved, which makes it pending again under a higher `revision`. Fields that are not sent stay.
 * Each point of a rejection needs a changed field, or an answer. Five an hour, ten a day.
 * @returns The corrected application.
 * @throws 400 What was sent breaks a rule, changes nothing, or leaves a point of the rejection open.
 * @throws 404
 * @throws 409 A changed username or CNIC belongs to somebody else; which of them is not said. Or the decision is final.
 */
export const resubmit = {
  method: 'POST',
  path: '/api/auth/profile/resubmit/',
  action: 'application:correct',
  hasRevision: true,
  body: { as: 'json or form', schema: resubmissionSchema, isPartial: true, pictures: DOCUMENT_NAMES },
  errors: { key: 'detail', hasFields: true },
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Sends a rejected application again unchanged, with a message to the office. The same message sent twice counts once. Three a day;
 * after a final decision once.
 * @returns The application, pending under a higher `revision`.
 * @throws 404
 * @throws 409 The application was not rejected, or the one review of a final decision was asked for.
 * @throws 429
 */
export const sendAppeal = {
  method: 'POST',
  path: '/api/auth/profile/appeal/',
  action: 'application:correct',
  hasRevision: true,
  body: { as: 'json', schema: appealSchema },
  answer: {} as User,
} as const satisfies Endpoint
