import type { Instant } from '../values/formats.ts'

/** An action in the activity log: a kind of thing, and what was done to it. */
export type AuditAction =
  | 'user:register'
  | 'user:approve'
  | 'user:reject'
  | 'user:undo'
  | 'user:export'
  | 'user:role'
  | 'user:correct'
  | 'user:appeal'
  | 'user:taken'
  | 'user:change'
  | 'user:delete'
  | `password:${'change' | 'reset'}`
  | `email:${'ask' | 'confirm' | 'keep' | 'change'}`
  | 'data:export'
  | 'document:view'
  | 'history:view'
  | 'site:update'
  | 'site:publish'
  | 'mail:send'
  | 'comment:approve'
  | 'comment:delete'
  | 'donation:pay'
  | 'donation:refuse'
  | `donation:${'receive' | 'reopen'}`
  | `${'message' | 'volunteer'}:${'answer' | 'handle' | 'reopen'}`
  | 'form:export'
  | 'cv:view'
  | 'volunteer:delete'
  | `${'message' | 'volunteer' | 'donation' | 'comment'}:send`
  | `${'blog' | 'event'}:${'create' | 'update' | 'delete'}`

/** One line of the activity log. It holds no personal data beyond ids. */
export interface AuditDocument {
  /** uid of who did it, 'operator' for the command line, or 'visitor' for a form sent without signing in. */
  actor: string
  action: AuditAction
  /** Id of the thing that was changed. */
  target: string
  at: Instant
  /** Names of fields and ids, never values. */
  details: string[]
}
