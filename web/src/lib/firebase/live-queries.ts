import type { Blog } from 'domain/blog.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useFirestore } from 'reactfire'
import { type BlogPlace, newestBlogs, usersOnPage } from './queries.ts'
import { type Live, useLiveQuery, type WithId } from './use-live.ts'
import type { OpenSession } from './use-session.ts'

/** A page of posts, drafts too, newest first, and one more if there are more; for team and admins. */
export const useNewestBlogs = ({ key }: OpenSession, after?: BlogPlace): Live<Blog[]> =>
  useLiveQuery(`blogs ${key} ${after?.createdAt} ${after?.id}`, newestBlogs(useFirestore(), after))

/**
 * The users of one page of the admin's list, in no order.
 * @param ids at most USERS_PER_PAGE uids; without any it stays `loading`
 */
export function useUsersOnPage({ key }: OpenSession, ids: readonly string[]): Live<WithId<UserDocument>[]> {
  const db = useFirestore()
  return useLiveQuery(`users ${key} ${ids.join()}`, ids.length > 0 ? usersOnPage(db, ids) : undefined)
}
