import type { UserDocument } from 'domain/stored/user.ts'
import { toUserListItem } from 'domain/user.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { ListedUser, UserPage } from './user-list.ts'

const toListedUser = (user: WithId<UserDocument>): ListedUser => ({
  ...toUserListItem(user),
  profile_image: user.profile_image,
  rejection_reason: user.rejection_reason,
})

/**
 * The same page with the rows that a listener has heard in the place of older ones. Who stands on it, and where, stays.
 * A listener may also be behind: what REST told since stays then.
 */
export function withLiveRows(page: UserPage, rows: readonly WithId<UserDocument>[]): UserPage {
  const live = new Map(rows.map((row) => [row.id, row]))
  return {
    ...page,
    users: page.users.map((user) => {
      const row = live.get(user.id)
      return row && row.revision >= user.revision ? { ...user, ...toListedUser(row) } : user
    }),
  }
}
