import { rejectionSchema } from '../schemas/rejection.ts'
import type { User } from '../user.ts'
import type { Endpoint } from './endpoint.ts'

// apart from the other calls about users, which bring no rules

export const approveUser = {
  method: 'POST',
  path: '/api/auth/users/:id/approve/',
  action: 'user:approve',
  hasRevision: true,
  answer: {} as User,
} as const satisfies Endpoint

/** The applicant reads the reason as written. */
export const rejectUser = {
  method: 'POST',
  path: '/api/auth/users/:id/reject/',
  action: 'user:reject',
  hasRevision: true,
  body: { as: 'json', schema: rejectionSchema },
  answer: {} as User,
} as const satisfies Endpoint
