import type { BlogDocument } from 'domain/stored/blog.ts'
import { type InboxList, type Shown, STATES } from 'domain/inbox.ts'
import { BLOGS_MANAGED, FORMS_PER_PAGE, USERS_PER_PAGE } from 'domain/limits.ts'
import type { ShownPosts } from 'domain/managed-posts.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import type { EventDocument } from 'domain/stored/event.ts'
import type { PublishedDocument } from 'domain/stored/published.ts'
import type { VersionDocument } from 'domain/stored/version.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import {
  collection,
  type CollectionReference,
  doc,
  documentId,
  type DocumentReference,
  type Firestore,
  limit,
  orderBy,
  type OrderByDirection,
  query,
  type QueryFieldFilterConstraint,
  startAfter,
  where,
} from 'firebase/firestore'

const users = (db: Firestore) => collection(db, 'users') as CollectionReference<UserDocument>

/** A user's document: where she stands, and when her claims changed. For herself and for admins. */
export const oneUser = (db: Firestore, uid: string) =>
  doc(db, 'users', uid) as DocumentReference<UserDocument>

/** The change of her e-mail address that she has asked for last. */
export const emailChange = (db: Firestore, uid: string) =>
  doc(db, 'emailChanges', uid) as DocumentReference<EmailChangeDocument>

/**
 * The rows of one page of the admin's list, live. Which ids stand on the page is decided by REST.
 * @param ids 1 to USERS_PER_PAGE uids.
 */
export const usersOnPage = (db: Firestore, ids: readonly string[]) =>
  query(users(db), where(documentId(), 'in', ids), limit(USERS_PER_PAGE))

/** One event, a draft too. */
export const oneEvent = (db: Firestore, id: string) =>
  doc(db, 'events', id) as DocumentReference<EventDocument>

/** What of the site is live, and why not more. */
export const published = (db: Firestore) =>
  doc(db, 'site', 'published') as DocumentReference<PublishedDocument>

/** What the office says on its site, a document a part; and beside those what is live. */
export const siteParts = (db: Firestore) =>
  collection(db, 'site') as CollectionReference<Record<string, unknown>>

/** What rises with every change of a list. */
export const listVersion = (db: Firestore, name: 'blogs' | 'events' | 'site') =>
  doc(db, 'versions', name) as DocumentReference<VersionDocument>

/** What is stored under each name. */
export interface Posts {
  blogs: BlogDocument
  events: EventDocument
}

const posts = (db: Firestore, name: keyof Posts) =>
  collection(db, name) as CollectionReference<Posts[keyof Posts]>

/** One post or event, a draft too. */
export const post = (db: Firestore, name: keyof Posts, id: string) => doc(posts(db, name), id)

/** What posts and events are listed by. */
const ORDER = { blogs: ['createdAt'], events: ['date', 'time'] } as const

/** A place in the order of a list, which stays where it is when posts come and go: what the list is ordered by, and the id. */
export type PostPlace = readonly string[]

/** The place of a post in the list of its name. */
export function placeOf(name: keyof Posts, listed: object): PostPlace {
  const fields = listed as Partial<Record<string, string>>
  return [...ORDER[name], 'id'].map((field) => fields[field] ?? '')
}

/** What of posts or events is listed. */
export interface PostFilter {
  shown: ShownPosts
  /** Today where the office is, YYYY-MM-DD. */
  day: string
}

const UNDER: Record<ShownPosts, (day: string) => QueryFieldFilterConstraint[]> = {
  all: () => [],
  published: () => [where('is_published', '==', true)],
  draft: () => [where('is_published', '==', false)],
  coming: (day) => [where('date', '>=', day)],
  past: (day) => [where('date', '<', day)],
}

/**
 * A page of posts or events with drafts, the newest or latest first, of what is still to come the next first; and one more, if there are
 * more.
 * @param after the place of the last one of the page before
 */
export function managedPosts(
  db: Firestore,
  name: keyof Posts,
  { shown, day }: PostFilter,
  after?: PostPlace,
) {
  const way: OrderByDirection = shown === 'coming' ? 'asc' : 'desc'
  return query(
    posts(db, name),
    ...UNDER[shown](day),
    ...ORDER[name].map((field) => orderBy(field, way)),
    orderBy(documentId(), way),
    ...(after ? [startAfter(...after)] : []),
    limit(BLOGS_MANAGED + 1),
  )
}

/** The lists of what comes in that admins hear live; comments come over REST, which keeps the e-mail from the team. */
export type FormList = Exclude<InboxList, 'comments'>

const forms = <List extends FormList>(db: Firestore, list: List) =>
  collection(db, list) as CollectionReference<Collections[List]>

/** One message, gift or offer. */
export const formSent = <List extends FormList>(db: Firestore, list: List, id: string) =>
  doc(db, list, id) as DocumentReference<Collections[List]>

/** What of a list is shown. */
export interface FormFilter {
  shown: Shown
  /** ISO 8601 UTC; undefined for all there is. */
  since: string | undefined
}

/** A place in a list, newest first, which stays where it is when others come. */
export interface FormPlace {
  createdAt: string
  id: string
}

/**
 * A page of messages, gifts or offers, newest first; and one more, if there are more.
 * @param after the last of the page before
 */
export const newestForms = <List extends FormList>(
  db: Firestore,
  list: List,
  { shown, since }: FormFilter,
  after?: FormPlace,
) =>
  query(
    forms(db, list),
    ...(shown === 'all' ? [] : [where('state', 'in', STATES[list][shown])]),
    ...(since ? [where('createdAt', '>=', since)] : []),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(after.createdAt, after.id)] : []),
    limit(FORMS_PER_PAGE + 1),
  )
