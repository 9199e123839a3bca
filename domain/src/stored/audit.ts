import type { TermName, Terms } from '../limits.ts'
import type { Count, Instant } from '../values/formats.ts'

/** The filters of the activity log. */
export const AUDIT_KINDS = ['decisions', 'accounts', 'documents', 'posts', 'forms', 'site'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Every action of the activity log, a kind of thing and what was done to it, with the filter that shows it. */
const AUDIT_ACTIONS = {
  'user:approve': 'decisions',
  'user:reject': 'decisions',
  'user:undo': 'decisions',
  'user:distinguish': 'decisions',
  'user:reconsider': 'decisions',
  'user:role': 'decisions',
  'user:suspend': 'decisions',
  'user:reinstate': 'decisions',
  'user:register': 'accounts',
  'user:correct': 'accounts',
  'user:appeal': 'accounts',
  'user:taken': 'accounts',
  'user:change': 'accounts',
  'user:delete': 'accounts',
  'user:expire': 'accounts',
  'login:fail': 'accounts',
  'password:change': 'accounts',
  'password:reset': 'accounts',
  'password:wrong': 'accounts',
  'email:ask': 'accounts',
  'email:confirm': 'accounts',
  'email:keep': 'accounts',
  'email:change': 'accounts',
  'email:restore': 'accounts',
  'second-factor:on': 'accounts',
  'second-factor:off': 'accounts',
  'second-factor:wrong': 'accounts',
  'second-factor:recovery': 'accounts',
  'second-factor:reset': 'accounts',
  'user:export': 'documents',
  'user:search': 'documents',
  'form:export': 'documents',
  'data:export': 'documents',
  'document:view': 'documents',
  'document:expire': 'documents',
  'history:view': 'documents',
  'cv:view': 'documents',
  'blog:create': 'posts',
  'blog:update': 'posts',
  'blog:restore': 'posts',
  'blog:publish': 'posts',
  'blog:miss': 'posts',
  'blog:delete': 'posts',
  'event:create': 'posts',
  'event:update': 'posts',
  'event:restore': 'posts',
  'event:publish': 'posts',
  'event:miss': 'posts',
  'event:delete': 'posts',
  'page:create': 'posts',
  'page:update': 'posts',
  'page:restore': 'posts',
  'page:publish': 'posts',
  'page:miss': 'posts',
  'page:move': 'posts',
  'page:delete': 'posts',
  'message:send': 'forms',
  'message:reply': 'forms',
  'message:answer': 'forms',
  'message:handle': 'forms',
  'message:reopen': 'forms',
  'message:expire': 'forms',
  'message:delete': 'forms',
  'volunteer:send': 'forms',
  'volunteer:answer': 'forms',
  'volunteer:handle': 'forms',
  'volunteer:reopen': 'forms',
  'volunteer:delete': 'forms',
  'volunteer:expire': 'forms',
  'donation:send': 'forms',
  'donation:pay': 'forms',
  'donation:refuse': 'forms',
  'donation:receive': 'forms',
  'donation:reopen': 'forms',
  'donation:delete': 'forms',
  'form:accept': 'forms',
  'saved-replies:update': 'forms',
  'comment:send': 'forms',
  'comment:approve': 'forms',
  'comment:delete': 'forms',
  'comment:expire': 'forms',
  'site:update': 'site',
  'site:publish': 'site',
  'site:pause': 'site',
  'site:resume': 'site',
  'site:open': 'site',
  'site:close': 'site',
  'file:create': 'site',
  'file:update': 'site',
  'file:delete': 'site',
  'mail:send': 'site',
  'mail:test': 'site',
  'activity:expire': 'site',
} as const satisfies Record<string, AuditKind>
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** Lists the actions of a kind. */
export const actionsOf = (kind: AuditKind): AuditAction[] =>
  (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter((action) => AUDIT_ACTIONS[action] === kind)

/** One line of the activity log. It holds no personal data beyond ids. */
export interface AuditDocument {
  /**
   * uid of who did it, or 'deleted' once the account is. 'operator' means the command line, 'system' a job, and 'visitor'
   * somebody who sent a form without signing in.
   */
  actor: string
  /** Name of a deleted actor at that time, if it was done for the office; absent for others. */
  actor_name?: string
  action: AuditAction
  /** Id of the thing that was changed; 'deleted' for a user whose account is. */
  target: string
  at: Instant
  /** Names of fields and ids, never values. */
  details: string[]
}

/** What a run of the daily removal found. The id is its day, YYYY-MM-DD. It names nobody. */
export interface RemovalDocument {
  at: Instant
  /** When the first run was. For seven days from then, runs only count. */
  firstAt: Instant
  /** Whether it only counted. */
  is_count_only: boolean
  /** The chamber's terms at that time. The next run keeps data for the longer of these and its own. */
  terms: Terms
  /** How much it removed, or would have, by term. */
  counts: Partial<Record<TermName, Count>>
}

/** A line of the activity log as the office reads it. */
export interface AuditLine extends AuditDocument {
  id: string
  /** Name of who did it; '' for visitors, the command line, and what deleted users did for themselves. */
  actor_name: string
  /** Name or title of the thing that was changed; '' when it is gone. */
  target_name: string
}
