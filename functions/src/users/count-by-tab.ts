import { isUnderTab, type UserListItem, type UserTab } from 'domain/user.ts'

/** How many of the users belong under each tab. */
export function countByTab(users: readonly UserListItem[]): Record<UserTab, number> {
  const count = (tab: UserTab) => users.filter((user) => isUnderTab(user, tab)).length
  return { all: count('all'), members: count('members'), team: count('team'), requests: count('requests') }
}
