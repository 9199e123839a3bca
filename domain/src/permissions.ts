import type { Role } from './roles.ts'

/**
 * Who is asking. A visitor has no uid; a stranger is signed in without claims (anyone with the public key can
 * make such an account); an applicant is pending or rejected.
 */
export type Standing = 'visitor' | 'stranger' | 'applicant' | 'member' | 'team' | 'admin'

export interface Actor {
  uid: string | null
  role: Role | null
  approved: boolean
}

export const VISITOR: Actor = { uid: null, role: null, approved: false }

/** Whose thing it is that the action touches: anybody's, only the actor's own, or only somebody else's. */
type Whose = 'any' | 'own' | 'others'

const everyone = {
  visitor: 'any',
  stranger: 'any',
  applicant: 'any',
  member: 'any',
  team: 'any',
  admin: 'any',
} as const
const team = { team: 'any', admin: 'any' } as const
const admin = { admin: 'any' } as const
const adminOnOthers = { admin: 'others' } as const
const account = { applicant: 'own', member: 'own', team: 'own', admin: 'own' } as const

/** The permission table of the product. What is not written here is not allowed. */
export const PERMISSIONS = {
  'post:read-published': everyone,
  'post:read-draft': team,
  'post:write': team,
  'form:send': everyone,
  'application:send': everyone,
  'application:correct': { applicant: 'own' },
  'profile:read': account,
  'profile:change': { member: 'own', team: 'own', admin: 'own' },
  'password:change': account,
  'email:change': { member: 'own', team: 'own', admin: 'own' },
  'data:export': account,
  'account:delete': { applicant: 'own', member: 'own', team: 'own' },
  'members-content:read': { member: 'any', team: 'any', admin: 'any' },
  'user:list': admin,
  'user:export': admin,
  'user:view': admin,
  'user:approve': adminOnOthers,
  'user:reject': adminOnOthers,
  'user:undo': adminOnOthers,
  'user:delete': adminOnOthers,
  'identity-document:view': { ...account, admin: 'any' },
  'office:read': admin,
  'mail:send': admin,
  'volunteer-document:view': admin,
  'volunteer:delete': admin,
  'comment:moderate': team,
  'form:handle': admin,
  'form:export': admin,
  'site:publish': team,
  'site:write': admin,
} as const satisfies Record<string, Partial<Record<Standing, Whose>>>

export type Action = keyof typeof PERMISSIONS

/** Where an actor stands in the table. */
export function standingOf(actor: Actor): Standing {
  if (!actor.uid) return 'visitor'
  if (!actor.role) return 'stranger'
  return actor.approved ? actor.role : 'applicant'
}

/**
 * Whether the actor may do the action.
 * @param owner uid of the person whose thing it is; needed where the table says 'own' or 'others'.
 */
export function can(actor: Actor, action: Action, owner?: string): boolean {
  const row: Partial<Record<Standing, Whose>> = PERMISSIONS[action]
  const whose = row[standingOf(actor)]
  if (whose === 'any') return true
  if (!whose || owner === undefined) return false
  return (owner === actor.uid) === (whose === 'own')
}
