import { approveUser, rejectUser } from './decisions.ts'

/** Calls that Firebase clients may also make as callables, each at an address of our own origin; Hosting rewrites it. */
export const callables = {
  approveUser: { address: '/callable/approveUser', endpoint: approveUser },
  rejectUser: { address: '/callable/rejectUser', endpoint: rejectUser },
} as const
