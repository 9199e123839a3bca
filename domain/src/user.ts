import type { DocumentName } from './documents.ts'
import type { Role } from './roles.ts'
import type { StatusFields } from './status.ts'

export const GENDERS = ['female', 'male', 'other'] as const
export type Gender = (typeof GENDERS)[number]

/**
 * A user as stored in `users/{uid}`; the id is the Auth uid. Field names are the spec's.
 * `cnic_front` and the like hold the address of the documents route, or '' where nothing was given.
 */
export interface UserDocument extends StatusFields, Record<DocumentName, string> {
  email: string
  username: string
  first_name: string
  last_name: string
  full_name: string
  phone: string
  whatsapp: string
  business: string
  business_nature: string
  business_address: string
  business_registration: string
  address: string
  city: string
  role: Role
  designation: string
  cnic: string
  /** YYYY-MM-DD */
  date_of_birth: string
  gender: Gender
  rejection_reason: string
  /** Rises with every correction by the applicant; approve and reject take it as `If-Match`. */
  revision: number
  language: 'en' | 'ur'
  /** True between a decision and the moment its claims are set. */
  claims_pending: boolean
  /** ISO 8601 UTC; rises when claims changed, which makes an open page refresh its token. '' at first. */
  claimsUpdatedAt: string
  deleting: boolean
  /** Shard of `userIndex` that lists this user. */
  indexShard: number
  /** ISO 8601 UTC. */
  createdAt: string
  /** ISO 8601 UTC of the last approval; '' before one. 'Member Since' shows its month. */
  approvedAt: string
}

/** A user as REST answers it. */
export type User = Omit<UserDocument, 'claims_pending' | 'deleting' | 'indexShard'> & { id: string }

/** What a list of users shows and searches. */
export type UserListItem = Pick<
  User,
  | 'id'
  | 'email'
  | 'full_name'
  | 'username'
  | 'role'
  | 'designation'
  | 'business'
  | 'status'
  | 'is_approved'
  | 'is_rejected'
  | 'revision'
  | 'createdAt'
>

export const USER_TABS = ['all', 'members', 'team', 'requests'] as const
export type UserTab = (typeof USER_TABS)[number]

/** Whether a user belongs under a tab. Spec, section 4 (tab filters). */
export function isUnderTab(user: Pick<UserListItem, 'role' | 'is_approved' | 'is_rejected'>, tab: UserTab) {
  switch (tab) {
    case 'all':
      return true
    case 'members':
      return user.role === 'member' && user.is_approved
    case 'team':
      return user.role === 'team' && user.is_approved
    case 'requests':
      return !user.is_approved && !user.is_rejected
  }
}

/** Derived from first and last name; never sent by a form. */
export const fullName = (user: { first_name: string; last_name: string }): string =>
  `${user.first_name} ${user.last_name}`.trim()
