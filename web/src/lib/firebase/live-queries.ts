import type { Collections } from 'domain/stored/collections.ts'
import type { EventDocument } from 'domain/stored/event.ts'
import type { PublishedDocument } from 'domain/stored/published.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { VersionDocument } from 'domain/stored/version.ts'
import { useFirestore } from 'reactfire'
import {
  type FormFilter,
  type FormList,
  type FormPlace,
  formSent,
  listVersion,
  managedPosts,
  newestForms,
  oneEvent,
  oneUser,
  post,
  type PostFilter,
  type PostPlace,
  type Posts,
  published,
  siteParts,
  usersOnPage,
} from './queries.ts'
import { type Live, useLiveDocument, useLiveQuery, type WithId } from './use-live.ts'
import type { OpenSession } from './use-session.ts'

/** A page of posts or events, drafts too, and one more if there are more; for team and admins. */
export const useManagedPosts = (
  { key }: OpenSession,
  name: keyof Posts,
  filter: PostFilter,
  after?: PostPlace,
): Live<WithId<Posts[keyof Posts]>[]> =>
  useLiveQuery(
    `${name} ${key} ${filter.shown} ${filter.day} ${after?.join(' ')}`,
    managedPosts(useFirestore(), name, filter, after),
  )

/**
 * One of them; `null` where it is gone.
 * @param id `undefined` where there is none yet, and it stays `loading`
 */
export function useManagedPost(
  { key }: OpenSession,
  name: keyof Posts,
  id: string | undefined,
): Live<WithId<Posts[keyof Posts]> | null> {
  const db = useFirestore()
  return useLiveDocument(`${name}/${id} ${key}`, id === undefined ? undefined : post(db, name, id))
}

/** What of the site is live, for team and admins; `null` before it was ever published. */
export const usePublished = ({ key }: OpenSession): Live<WithId<PublishedDocument> | null> =>
  useLiveDocument(`published ${key}`, published(useFirestore()))

/** What rises with every change of a list, for team and admins. */
export const useListVersion = (
  { key }: OpenSession,
  name: 'blogs' | 'events' | 'site',
): Live<WithId<VersionDocument> | null> =>
  useLiveDocument(`version ${name} ${key}`, listVersion(useFirestore(), name))

/** What the office says on its site, as it is stored; for team and admins. */
export const useSiteParts = ({ key }: OpenSession): Live<WithId<Record<string, unknown>>[]> =>
  useLiveQuery(`site ${key}`, siteParts(useFirestore()))

/**
 * The users of one page of the admin's list, in no order.
 * @param ids at most USERS_PER_PAGE uids; without any it stays `loading`
 */
export function useUsersOnPage({ key }: OpenSession, ids: readonly string[]): Live<WithId<UserDocument>[]> {
  const db = useFirestore()
  return useLiveQuery(`users ${key} ${ids.join()}`, ids.length > 0 ? usersOnPage(db, ids) : undefined)
}

/** Everything of one user, for admins; `null` where she has been deleted. */
export const useOneUser = ({ key }: OpenSession, uid: string): Live<WithId<UserDocument> | null> =>
  useLiveDocument(`user ${key} ${uid}`, oneUser(useFirestore(), uid))

/** A page of messages, gifts or offers, newest first, and one more if there are more; for admins. */
export function useNewestForms<List extends FormList>(
  { key }: OpenSession,
  list: List,
  filter: FormFilter,
  after?: FormPlace,
): Live<WithId<Collections[List]>[]> {
  const place = [filter.shown, filter.since, after?.createdAt, after?.id].join(' ')
  return useLiveQuery(`${list} ${key} ${place}`, newestForms(useFirestore(), list, filter, after))
}

/**
 * One message, gift or offer, live, for admins; `null` where there is none.
 * @param id '' for none, which stays `loading`
 */
export function useFormSent<List extends FormList>(
  { key }: OpenSession,
  list: List,
  id: string,
): Live<WithId<Collections[List]> | null> {
  const db = useFirestore()
  return useLiveDocument(`${list} ${key} ${id}`, id ? formSent(db, list, id) : undefined)
}

/**
 * One event, live, for team and admins; `null` where there is none.
 * @param id '' for none, which stays `loading`
 */
export function useEvent({ key }: OpenSession, id: string): Live<WithId<EventDocument> | null> {
  const db = useFirestore()
  return useLiveDocument(`event ${key} ${id}`, id ? oneEvent(db, id) : undefined)
}
