import { KEYS_VERSION } from './duplicates/likeness.ts'
import { isFinal, rejectionOf } from './decisions/reasons.ts'
import type { Instant } from './values/formats.ts'
import { toE164 } from './values/phone.ts'
import { pick } from './values/collections.ts'
import type { UserDocument } from './stored/user.ts'

/** What earlier versions did not store about an application. */
type SentFields = Required<
  Pick<UserDocument, 'rejection' | 'resubmission' | 'sentAt' | 'cardsRemovedAt' | 'privacy_version'>
>

/** A user as REST answers it. */
export type User = Omit<
  UserDocument,
  'claims_pending' | 'deleting' | 'indexShard' | 'keysVersion' | keyof SentFields
> &
  SentFields & { id: string }

/** Returns when an application was last sent, also if an earlier version stored the user. */
export const sentAtOf = ({ sentAt, waitingSince }: Pick<UserDocument, 'sentAt' | 'waitingSince'>): Instant =>
  sentAt ?? waitingSince

/** Returns the last rejection and sending of a stored user, also if an earlier version stored it. */
export const sentFields = (user: UserDocument): SentFields => ({
  rejection: rejectionOf(user),
  resubmission: user.resubmission ?? null,
  sentAt: sentAtOf(user),
  cardsRemovedAt: user.cardsRemovedAt ?? '',
  privacy_version: user.privacy_version ?? '',
})

/** The fields that lists show and search. They hold no CNIC. */
const LISTED_FIELDS = [
  'id',
  'email',
  'full_name',
  'name_ur',
  'username',
  'role',
  'designation',
  'phone',
  'phone_e164',
  'city',
  'business',
  'business_nature',
  'status',
  'is_approved',
  'is_rejected',
  'suspended',
  'revision',
  'createdAt',
  'waitingSince',
  'sentAt',
] as const satisfies readonly (keyof User)[]

/** A user in the index of lists. */
export type UserListItem = Pick<User, (typeof LISTED_FIELDS)[number]> & {
  /** Whether the application was rejected and nothing can be corrected. */
  is_final: boolean
}

/** Keeps the fields that lists show and search. */
export const toUserListItem = (user: User): UserListItem => ({
  ...pick(user, LISTED_FIELDS),
  is_final: user.is_rejected && isFinal(user.rejection),
})

/** A user as REST lists it. */
export type AnsweredUser = UserListItem & {
  /** Whether the user has confirmed the e-mail address. */
  email_verified: boolean
  /** Who suspended the user; '' if nobody did, or for a deleted account. */
  suspended_by_name: string
}

export const USER_TABS = ['all', 'members', 'team', 'requests'] as const
export type UserTab = (typeof USER_TABS)[number]

/** Returns whether a user belongs under a tab: members and team once approved, suspended or not; requests while pending. */
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

/** Returns what is stored of a user beside what was entered. */
export const toComputed = async (
  user: Pick<UserDocument, 'first_name' | 'last_name' | 'phone' | 'whatsapp'>,
) => ({
  full_name: fullName(user),
  phone_e164: await toE164(user.phone),
  whatsapp_e164: await toE164(user.whatsapp),
  keysVersion: KEYS_VERSION,
})

/** Joins first and last name. */
export const fullName = (user: { first_name: string; last_name: string }): string =>
  `${user.first_name} ${user.last_name}`.trim()
