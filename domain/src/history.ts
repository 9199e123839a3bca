import type { PastDecision } from './stored/history.ts'

/** What the office knows of somebody's way through it. */
export interface UserHistory {
  /** Whether she has opened the link that proves her e-mail address. */
  email_verified: boolean
  /** The oldest first; `by_name` is '' for the command line, and for who has no account any more. */
  decisions: (PastDecision & { by_name: string })[]
}
