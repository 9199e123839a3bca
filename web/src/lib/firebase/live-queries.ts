import type { ContentPart } from 'domain/content/content.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { EventDocument } from 'domain/stored/event.ts'
import type { OfficeFilesDocument } from 'domain/files/stored-file.ts'
import type { PageDocument } from 'domain/stored/page.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import type { OpeningDocument } from 'domain/stored/site/opening.ts'
import type { PublishedDocument, VersionDocument } from 'domain/stored/site/published.ts'
import type { SavedRepliesDocument } from 'domain/stored/sent-forms.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useFirestore } from 'reactfire'
import {
  arrivals,
  type FormFilter,
  type FormList,
  type FormPlace,
  formSent,
  health,
  listVersion,
  managedPosts,
  newestForms,
  officeFiles,
  officePages,
  oneEvent,
  oneUser,
  opening,
  post,
  type PostFilter,
  type PostPlace,
  type Posts,
  published,
  savedReplies,
  sitePart,
  siteParts,
  usersOnPage,
  versions,
} from './queries.ts'
import { type Live, useLiveDocument, useLiveQuery, type WithId } from './use-live.ts'
import type { OpenSession } from './use-session.ts'

/**
 * Listens to a page of posts or events with drafts, plus one entry if there are more. For team and admins.
 */
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
 * Listens to one post or event; `null` if it is deleted.
 * @param id `undefined` stays `loading`
 */
export function useManagedPost(
  { key }: OpenSession,
  name: keyof Posts,
  id: string | undefined,
): Live<WithId<Posts[keyof Posts]> | null> {
  const db = useFirestore()
  return useLiveDocument(`${name}/${id} ${key}`, id === undefined ? undefined : post(db, name, id))
}

/** Listens to the pages of the office, in no order. For team and admins. */
export const useOfficePages = ({ key }: OpenSession): Live<WithId<PageDocument>[]> =>
  useLiveQuery(`pages ${key}`, officePages(useFirestore()))

/** Listens to what is published; `null` before the first time. For team and admins. */
export const usePublished = ({ key }: OpenSession): Live<WithId<PublishedDocument> | null> =>
  useLiveDocument(`published ${key}`, published(useFirestore()))

/** Listens to what does not work; `null` before the first check. For admins. */
export const useHealth = ({ key }: OpenSession): Live<WithId<HealthDocument> | null> =>
  useLiveDocument(`health ${key}`, health(useFirestore()))

/** Listens to when the site was opened; `null` before. For team and admins. */
export const useOpening = ({ key }: OpenSession): Live<WithId<OpeningDocument> | null> =>
  useLiveDocument(`opening ${key}`, opening(useFirestore()))

/** Listens to the version of a list, which rises with every change. For team and admins. */
export const useListVersion = (
  { key }: OpenSession,
  name: 'blogs' | 'events' | 'pages' | 'site',
): Live<WithId<VersionDocument> | null> =>
  useLiveDocument(`version ${name} ${key}`, listVersion(useFirestore(), name))

/** Listens to the versions of all that the site is made of. For team and admins. */
export const useAllVersions = ({ key }: OpenSession): Live<WithId<VersionDocument>[]> =>
  useLiveQuery(`versions ${key}`, versions(useFirestore()))

/** Listens to the number that rises with every arrival for the office. @param isAllowed whether the user is of team or admins */
export function useArrivalsVersion({ key }: OpenSession, isAllowed: boolean): number | undefined {
  const db = useFirestore()
  const heard = useLiveDocument(`arrivals ${key} ${isAllowed}`, isAllowed ? arrivals(db) : undefined)
  return heard.status === 'ready' ? (heard.data?.version ?? 0) : undefined
}

/** Listens to the website text. For admins. */
export const useSiteParts = ({ key }: OpenSession): Live<WithId<Record<string, unknown>>[]> =>
  useLiveQuery(`site ${key}`, siteParts(useFirestore()))

/**
 * Listens to one part of the website text; `null` if it was never changed. For team and admins.
 * @param isWanted whether to listen; otherwise it stays `loading`
 */
export function useSitePart(
  { key }: OpenSession,
  part: ContentPart,
  isWanted = true,
): Live<WithId<Record<string, unknown>> | null> {
  const db = useFirestore()
  return useLiveDocument(`site ${part} ${key} ${isWanted}`, isWanted ? sitePart(db, part) : undefined)
}

/**
 * Listens to the users of one page, in no order.
 * @param ids at most USERS_PER_PAGE uids; without any it stays `loading`
 */
export function useUsersOnPage({ key }: OpenSession, ids: readonly string[]): Live<WithId<UserDocument>[]> {
  const db = useFirestore()
  return useLiveQuery(`users ${key} ${ids.join()}`, ids.length > 0 ? usersOnPage(db, ids) : undefined)
}

/** Listens to one user; `null` if deleted. For admins. */
export const useOneUser = ({ key }: OpenSession, uid: string): Live<WithId<UserDocument> | null> =>
  useLiveDocument(`user ${key} ${uid}`, oneUser(useFirestore(), uid))

/**
 * Listens to a page of messages, donations or volunteer offers, newest first, plus one if there are more.
 * For admins.
 */
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
 * Listens to one message, donation or volunteer offer; `null` if there is none. For admins.
 * @param id '' stays `loading`
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
 * Listens to one event; `null` if there is none. For team and admins.
 * @param id '' stays `loading`
 */
export function useEvent({ key }: OpenSession, id: string): Live<WithId<EventDocument> | null> {
  const db = useFirestore()
  return useLiveDocument(`event ${key} ${id}`, id ? oneEvent(db, id) : undefined)
}

/** Listens to the saved replies; `null` before the first. For admins. */
export const useLiveSavedReplies = ({ key }: OpenSession): Live<WithId<SavedRepliesDocument> | null> =>
  useLiveDocument(`saved replies ${key}`, savedReplies(useFirestore()))

/** Listens to the list of the office's files; `null` before the first. For admins. */
export const useOfficeFiles = ({ key }: OpenSession): Live<WithId<OfficeFilesDocument> | null> =>
  useLiveDocument(`files ${key}`, officeFiles(useFirestore()))
