import type { WaitingCounts } from '../inbox.ts'
import type { Endpoint } from './endpoint.ts'

/** How many of each list wait for the office; the team is told of the comments alone. */
export const countWaiting = {
  method: 'GET',
  path: '/api/auth/waiting/',
  action: 'comment:moderate',
  answer: {} as WaitingCounts,
} as const satisfies Endpoint
