/** What the log tells of: a kind of thing, and what was done to it. */
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

/** One line of the audit log. It holds no personal data beyond ids. */
export interface AuditDocument {
  /** uid of who did it, 'operator' for the command line, 'visitor' for who sent a form without being signed in. */
  actor: string
  action: AuditAction
  /** Id of what it was done to. */
  target: string
  /** ISO 8601 UTC. */
  at: string
  /** Names of fields and ids, never values. */
  details: string[]
}
