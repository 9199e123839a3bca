import type { Blog } from 'domain/blog.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useFirestore } from 'reactfire'
import { newestBlogs, usersOnPage } from './queries.ts'
import { type Live, useLiveQuery, type WithId } from './use-live.ts'
import type { OpenSession } from './use-session.ts'

/** Every post, drafts too, newest first, for team and admins. */
export const useNewestBlogs = ({ key }: OpenSession): Live<Blog[]> =>
  useLiveQuery(`blogs ${key}`, newestBlogs(useFirestore()))

/**
 * The users of one page of the admin's list, in no order.
 * @param ids at most USERS_PER_PAGE uids; without any it stays `loading`
 */
export function useUsersOnPage({ key }: OpenSession, ids: readonly string[]): Live<WithId<UserDocument>[]> {
  const db = useFirestore()
  return useLiveQuery(`users ${key} ${ids.join()}`, ids.length > 0 ? usersOnPage(db, ids) : undefined)
}
