import { approvalSchema, rejectionSchema, roleChangeSchema, suspensionSchema } from '../schemas/decision.ts'
import type { User } from '../user.ts'
import type { Endpoint } from './endpoint.ts'

// Apart from the other calls about users, which bring no rules.

/**
 * Approves an application. The claims are in force when the answer arrives. The callable `approveUser` runs the same code.
 * The body may be empty. Only admins read `office_note`, in the history of the user.
 * @returns The approved user.
 * @throws 409
 */
export const approveUser = {
  method: 'POST',
  path: '/api/auth/users/:id/approve/',
  action: 'user:approve',
  hasRevision: true,
  body: { as: 'json', schema: approvalSchema },
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Rejects an application, or withdraws an approval, which also ends the user's sessions. `reasons` come from the office's list, and
 * their texts are copied. A final reason stands alone and names no field. `other` needs a note and a field. `rejection_reason` alone
 * means `other` with all fields. It needs no `If-Match`: an applicant who keeps correcting could never be rejected.
 * @returns The rejected user. Its `rejection_reason` is the whole rejection as a text.
 * @throws 400 A rule is broken, or a reason is no longer in the list.
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

/**
 * Changes the role of an approved user. Server and rules know it at once, and an open page within seconds. Only admins read the reason.
 * @returns The user with the new role.
 * @throws 409 Not approved, or the last admin.
 */
export const changeRole = {
  method: 'POST',
  path: '/api/auth/users/:id/role/',
  action: 'user:role',
  needsFreshSignIn: true,
  hasRevision: true,
  body: { as: 'json', schema: roleChangeSchema },
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Suspends an approved user: no rights, and the sessions end. The user may sign in and reads the reason as written.
 * @returns The suspended user.
 * @throws 409 Not approved, or the last admin.
 */
export const suspendUser = {
  method: 'POST',
  path: '/api/auth/users/:id/suspend/',
  action: 'user:suspend',
  needsFreshSignIn: true,
  hasRevision: true,
  body: { as: 'json', schema: suspensionSchema },
  answer: {} as User,
} as const satisfies Endpoint

/**
 * Ends a suspension. Only admins read the reason.
 * @returns The user, who has the rights of the stored role again.
 * @throws 409 Not approved.
 */
export const reinstateUser = {
  method: 'POST',
  path: '/api/auth/users/:id/reinstate/',
  action: 'user:suspend',
  needsFreshSignIn: true,
  hasRevision: true,
  body: { as: 'json', schema: suspensionSchema },
  answer: {} as User,
} as const satisfies Endpoint
