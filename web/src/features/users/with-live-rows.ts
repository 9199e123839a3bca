import type { UserDocument } from 'domain/stored/user.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { ListedUser, UserPage } from './user-list.ts'

/** No more of a user than the list shows: what it keeps holds no identity card number. */
const toListedUser = (user: WithId<UserDocument>): ListedUser => ({
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
  profile_image: user.profile_image,
})

/** The same page with the rows that a listener has heard in the place of older ones. Who stands on it, and where, stays. */
export function withLiveRows(page: UserPage, rows: readonly WithId<UserDocument>[]): UserPage {
  const live = new Map(rows.map((row) => [row.id, row]))
  return {
    ...page,
    users: page.users.map((user) => {
      const row = live.get(user.id)
      return row ? toListedUser(row) : user
    }),
  }
}
