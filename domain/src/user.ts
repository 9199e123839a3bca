import type { UserDocument } from './stored/user.ts'

/** A user as REST answers it. */
export type User = Omit<UserDocument, 'claims_pending' | 'deleting' | 'indexShard'> & { id: string }

/** What a list shows and searches of a user, and no more: it holds no identity card number. */
export const toUserListItem = (user: User) => ({
  id: user.id,
  email: user.email,
  full_name: user.full_name,
  username: user.username,
  role: user.role,
  designation: user.designation,
  business: user.business,
  status: user.status,
  is_approved: user.is_approved,
  is_rejected: user.is_rejected,
  revision: user.revision,
  createdAt: user.createdAt,
  waitingSince: user.waitingSince,
})
export type UserListItem = ReturnType<typeof toUserListItem>

/** The same as REST lists her. */
export type AnsweredUser = UserListItem & {
  /** Whether she has opened the link that proves her e-mail address. */
  email_verified: boolean
}

export const USER_TABS = ['all', 'members', 'team', 'requests'] as const
export type UserTab = (typeof USER_TABS)[number]

/** Whether a user belongs under a tab: members and team once they are approved, requests while they are pending. */
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
