import { approveUser, rejectUser } from './decisions.ts'

/** Calls that Firebase's clients may make as callables too, each at an address of our own origin; Hosting rewrites it. */
export const callables = {
  approveUser: { address: '/callable/approveUser', endpoint: approveUser },
  rejectUser: { address: '/callable/rejectUser', endpoint: rejectUser },
} as const
