import { isActive } from './status.ts'
import type { UserDocument } from './stored/user.ts'

/** The roles of users, from the least rights to the most. */
export const ROLES = ['member', 'team', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The roles that sign-up offers: never `admin`. */
export const SIGN_UP_ROLES = ['member', 'team'] as const satisfies readonly Role[]
export type SignUpRole = (typeof SIGN_UP_ROLES)[number]

/** What of a stored user decides about rights. */
type UserWithRights = Pick<UserDocument, 'role' | 'is_approved' | 'suspended'>

/** Custom claims of an Auth user. Only functions set them, computed from the user's document. */
export interface Claims {
  role: Role
  approved: boolean
}

/** Computes the claims of a user's document. */
export const claimsOf = (user: UserWithRights): Claims => ({
  role: user.role,
  approved: isActive(user),
})

/**
 * Who is asking. A visitor has no uid. A stranger is signed in without claims: anyone with the public key can make such an account.
 * An applicant is pending or rejected. A suspended user of any role can only reach the office and leave.
 */
export type Standing = 'visitor' | 'stranger' | 'applicant' | 'suspended' | 'member' | 'team' | 'admin'

export interface Actor {
  uid: string | null
  role: Role | null
  /** Approved and not suspended. */
  approved: boolean
  /** Absent: false. */
  suspended?: boolean
}

/** Builds the actor of a user's document. Without one the actor is a stranger. */
export const actorOf = (uid: string, user: UserWithRights | undefined) => ({
  uid,
  role: user?.role ?? null,
  approved: user !== undefined && isActive(user),
  suspended: !!user?.suspended,
})

export const VISITOR: Actor = { uid: null, role: null, approved: false }

/** Whose things an action may touch: anybody's, the actor's own, or only those of others. */
type Whose = 'any' | 'own' | 'others'

const everyone = {
  visitor: 'any',
  stranger: 'any',
  applicant: 'any',
  suspended: 'any',
  member: 'any',
  team: 'any',
  admin: 'any',
} as const
const team = { team: 'any', admin: 'any' } as const
const admin = { admin: 'any' } as const
const adminOnOthers = { admin: 'others' } as const
const account = { applicant: 'own', suspended: 'own', member: 'own', team: 'own', admin: 'own' } as const

/** The permission table. What it does not name is not allowed. */
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
  'language:change': account,
  'office-mails:change': { admin: 'own' },
  'second-factor:add': { admin: 'own' },
  'second-factor:enter': account,
  'second-factor:remove': account,
  'data:export': account,
  'account:delete': { applicant: 'own', suspended: 'own', member: 'own', team: 'own' },
  'members-content:read': { member: 'any', team: 'any', admin: 'any' },
  'user:list': admin,
  'user:export': admin,
  'user:view': admin,
  'user:compare': adminOnOthers,
  'user:approve': adminOnOthers,
  'user:reject': adminOnOthers,
  'user:undo': adminOnOthers,
  'user:role': adminOnOthers,
  'user:suspend': adminOnOthers,
  'user:delete': adminOnOthers,
  'user:reset-code': adminOnOthers,
  'identity-document:view': { applicant: 'own', member: 'own', team: 'own', admin: 'any' },
  'office:read': admin,
  'mail:send': admin,
  'volunteer-document:view': admin,
  'comment:moderate': team,
  'form:handle': admin,
  'form:export': admin,
  'form:delete': admin,
  'site:publish': team,
  'site:pause': admin,
  'site:write': admin,
  'site:open': admin,
  'file:write': admin,
} as const satisfies Record<string, Partial<Record<Standing, Whose>>>

export type Action = keyof typeof PERMISSIONS

/** Returns an actor's column of the table. */
export function standingOf(actor: Actor): Standing {
  if (!actor.uid) return 'visitor'
  if (!actor.role) return 'stranger'
  if (actor.suspended) return 'suspended'
  return actor.approved ? actor.role : 'applicant'
}

/** What an admin may do about the own account before setting up the one-time codes that the chamber requires. */
const BEFORE_CODES: readonly Action[] = [
  'profile:read',
  'language:change',
  'password:change',
  'second-factor:add',
  'second-factor:enter',
  'second-factor:remove',
  // the profile shows the own picture
  'identity-document:view',
]

/**
 * Returns whether an action of an admin needs one-time codes, where the chamber requires them. What visitors may do needs them too, or
 * admins would see more than visitors.
 * @param isOwn whether it is about the admin's own account
 */
export const needsCodes = (action: Action, isOwn: boolean): boolean =>
  !isOwn || !BEFORE_CODES.includes(action)

/** Returns whether the actor may do the action. @param owner uid of the owner; needed when the table says 'own' or 'others' */
export function can(actor: Actor, action: Action, owner?: string): boolean {
  const row: Partial<Record<Standing, Whose>> = PERMISSIONS[action]
  const whose = row[standingOf(actor)]
  if (whose === 'any') return true
  if (!whose || owner === undefined) return false
  return (owner === actor.uid) === (whose === 'own')
}
