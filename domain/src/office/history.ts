import type { PastDecision } from '../stored/history.ts'

/** Earlier decisions on a user, for the office. */
export interface UserHistory {
  /** Whether the user has confirmed the e-mail address. */
  email_verified: boolean
  /** The oldest first. `by_name` is '' for the command line and for deleted accounts. */
  decisions: (PastDecision & { by_name: string })[]
}
