import { DOCUMENT_NAMES, REQUIRED_DOCUMENTS } from '../documents.ts'
import { appealSchema } from '../schemas/appeal.ts'
import { correctionSchema, profileSchema } from '../schemas/correction.ts'
import { loginSchema, tokenRefreshSchema } from '../schemas/login.ts'
import { passwordResetSchema } from '../schemas/password.ts'
import { registrationSchema } from '../schemas/registration.ts'
import type { User } from '../user.ts'
import type { Endpoint } from './endpoint.ts'

/** What a client signs its requests with: the Firebase ID token and refresh token. */
export interface Tokens {
  access: string
  refresh: string
}

/** An application, with the pictures of the identity card. */
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

export const login = {
  method: 'POST',
  path: '/api/auth/login/',
  action: 'public',
  body: { as: 'json', schema: loginSchema },
  errors: {
    key: 'error',
    invalid: ({ login: { invalid } }) => invalid,
    failed: ({ login: { error } }) => error,
  },
  answer: {} as Tokens & { user: User },
} as const satisfies Endpoint

export const refreshToken = {
  method: 'POST',
  path: '/api/auth/token/refresh/',
  action: 'public',
  body: { as: 'json', schema: tokenRefreshSchema },
  errors: { key: 'detail', invalid: ({ server: { badRequest } }) => badRequest },
  answer: {} as Tokens,
} as const satisfies Endpoint

/** Answers alike whoever asks; only somebody with an account gets a mail. */
export const resetPassword = {
  method: 'POST',
  path: '/api/auth/password/reset/',
  action: 'public',
  status: 202,
  body: { as: 'json', schema: passwordResetSchema },
  answer: {},
} as const satisfies Endpoint

export const getProfile = {
  method: 'GET',
  path: '/api/auth/profile/',
  action: 'profile:read',
  answer: {} as User,
} as const satisfies Endpoint

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

/** Takes her photograph away; without one there is nothing to do. */
export const removePhotograph = {
  method: 'DELETE',
  path: '/api/auth/profile/photograph/',
  action: 'profile:change',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/** All that is stored of her, as a ZIP archive: `data.json` and her pictures. Nobody gets somebody else's. */
export const exportOwnData = {
  method: 'GET',
  path: '/api/auth/profile/data/',
  action: 'data:export',
  answer: {} as Blob,
} as const satisfies Endpoint

export const deleteProfile = {
  method: 'DELETE',
  path: '/api/auth/profile/',
  action: 'account:delete',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/** Corrects an application that is not approved, which makes it pending again; of the revision that was looked at, where it says so. */
export const resubmit = {
  method: 'POST',
  path: '/api/auth/profile/resubmit/',
  action: 'application:correct',
  hasRevision: true,
  body: { as: 'json or form', schema: correctionSchema, isPartial: true, pictures: DOCUMENT_NAMES },
  answer: {} as User,
} as const satisfies Endpoint

/** Sends a refused application again as it is, with a word to the office: for who has nothing to correct. */
export const sendAppeal = {
  method: 'POST',
  path: '/api/auth/profile/appeal/',
  action: 'application:correct',
  hasRevision: true,
  body: { as: 'json', schema: appealSchema },
  answer: {} as User,
} as const satisfies Endpoint
