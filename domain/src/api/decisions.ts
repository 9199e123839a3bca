import { rejectionSchema } from '../schemas/decision.ts'
import type { User } from '../user.ts'
import type { Endpoint } from './endpoint.ts'

// Apart from the other calls about users, which bring no rules.

/**
 * Approves an application. The claims are in force when the answer arrives. The callable `approveUser` runs the same code.
 * @returns The approved user.
 * @throws 409
 */
export const approveUser = {
  method: 'POST',
  path: '/api/auth/users/:id/approve/',
  action: 'user:approve',
  hasRevision: true,
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Rejects an application, or withdraws an approval, which also ends the user's sessions. The applicant reads the reason as written.
 * It needs no `If-Match`: an applicant who keeps correcting could never be rejected.
 * @returns The rejected user.
 * @throws 409
 */
export const rejectUser = {
  method: 'POST',
  path: '/api/auth/users/:id/reject/',
  action: 'user:reject',
  hasRevision: true,
  body: { as: 'json', schema: rejectionSchema },
  answer: {} as User,
} as const satisfies Endpoint
