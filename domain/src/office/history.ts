import type { AttemptDocument } from '../stored/attempt.ts'
import type { PastDecision } from '../stored/decision.ts'

/** Earlier decisions on a user, for the office. */
export interface UserHistory {
  /** Whether the user has confirmed the e-mail address. */
  email_verified: boolean
  /** The oldest first. `by_name` is '' for the command line and for deleted accounts. */
  decisions: (PastDecision & { by_name: string })[]
  /** What was sent before each correction, the oldest first. The user itself is the last attempt. */
  attempts: Omit<AttemptDocument, 'uid'>[]
}
