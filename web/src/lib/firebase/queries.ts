import type { BlogDocument } from 'domain/stored/blog.ts'
import type { ContentPart } from 'domain/content/content.ts'
import { type InboxList, type Shown, STATES } from 'domain/inbox.ts'
import { BLOGS_MANAGED, FORMS_PER_PAGE, USERS_PER_PAGE } from 'domain/values/list-limits.ts'
import type { ShownPosts } from 'domain/office/managed-posts.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { OFFICE_FILES, type OfficeFilesDocument } from 'domain/files/stored-file.ts'
import { SAVED_REPLIES, type SavedRepliesDocument } from 'domain/stored/sent-forms.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import type { EventDocument } from 'domain/stored/event.ts'
import type { PageDocument } from 'domain/stored/page.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import type { OpeningDocument } from 'domain/stored/site/opening.ts'
import type { PublishedDocument, VersionDocument } from 'domain/stored/site/published.ts'
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

/** Refers to a user's document. For the user and for admins. */
export const oneUser = (db: Firestore, uid: string) =>
  doc(db, 'users', uid) as DocumentReference<UserDocument>

/** Refers to the latest change of a user's e-mail address. */
export const emailChange = (db: Firestore, uid: string) =>
  doc(db, 'emailChanges', uid) as DocumentReference<EmailChangeDocument>

/**
 * Builds the query for the users of one page. REST decides which ids are on it.
 * @param ids 1 to USERS_PER_PAGE uids
 */
export const usersOnPage = (db: Firestore, ids: readonly string[]) =>
  query(users(db), where(documentId(), 'in', ids), limit(USERS_PER_PAGE))

/** Refers to one event, also a draft. */
export const oneEvent = (db: Firestore, id: string) =>
  doc(db, 'events', id) as DocumentReference<EventDocument>

/** Refers to what is published, and why not more. */
export const published = (db: Firestore) =>
  doc(db, 'site', 'published') as DocumentReference<PublishedDocument>

/** Refers to what does not work. For admins. */
export const health = (db: Firestore) => doc(db, 'site', 'health') as DocumentReference<HealthDocument>

/** Refers to when the site was opened. */
export const opening = (db: Firestore) => doc(db, 'site', 'opening') as DocumentReference<OpeningDocument>

/** Builds the query for the website text, one document a part, what is published, and what does not work. For admins. */
export const siteParts = (db: Firestore) =>
  collection(db, 'site') as CollectionReference<Record<string, unknown>>

/** Refers to one part of the website text. */
export const sitePart = (db: Firestore, part: ContentPart) =>
  doc(db, 'site', part) as DocumentReference<Record<string, unknown>>

/** Refers to the version of a list, which rises with every change. */
export const listVersion = (db: Firestore, name: 'blogs' | 'events' | 'pages' | 'site') =>
  doc(db, 'versions', name) as DocumentReference<VersionDocument>

/** Builds the query for the versions of all that the site is made of: five documents. */
export const versions = (db: Firestore) =>
  query(collection(db, 'versions') as CollectionReference<VersionDocument>, limit(10))

/** Refers to the number that rises with every arrival for the office. */
export const arrivals = (db: Firestore) => doc(db, 'arrivals', 'all') as DocumentReference<VersionDocument>

/** The document type of each list. */
export interface Posts {
  blogs: BlogDocument
  events: EventDocument
  pages: PageDocument
}

const posts = (db: Firestore, name: keyof Posts) =>
  collection(db, name) as CollectionReference<Posts[keyof Posts]>

/** Refers to one post or event, also a draft. */
export const post = (db: Firestore, name: keyof Posts, id: string) => doc(posts(db, name), id)

/** Builds the query for the pages of the office, in no order. There are ten at most. */
export const officePages = (db: Firestore) =>
  query(collection(db, 'pages') as CollectionReference<PageDocument>, limit(30))

/** The field that each list is sorted by. */
const ORDER = { blogs: ['createdAt'], events: ['date', 'time'], pages: ['order'] } as const

/**
 * A cursor in a list of posts: the value of the sort field, and the id. It stays valid when posts are added
 * or deleted.
 */
export type PostPlace = readonly string[]

/** Returns the cursor of a post in its list. */
export function placeOf(name: keyof Posts, listed: object): PostPlace {
  const fields = listed as Partial<Record<string, string>>
  return [...ORDER[name], 'id'].map((field) => fields[field] ?? '')
}

/** Which posts or events to list. */
export interface PostFilter {
  shown: ShownPosts
  /** Today in the office's time zone, YYYY-MM-DD. */
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
 * Builds the query for a page of posts or events with drafts, newest first, and upcoming events soonest
 * first. It asks for one more than a page, which tells whether there are more.
 * @param after cursor of the last entry of the previous page
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

/** The inbox lists that admins read live. Comments come over REST, which hides the e-mail from the team. */
export type FormList = Exclude<InboxList, 'comments'>

const forms = <List extends FormList>(db: Firestore, list: List) =>
  collection(db, list) as CollectionReference<Collections[List]>

/** Refers to one message, donation or volunteer offer. */
export const formSent = <List extends FormList>(db: Firestore, list: List, id: string) =>
  doc(db, list, id) as DocumentReference<Collections[List]>

/** Refers to the saved replies of the office. */
export const savedReplies = (db: Firestore) =>
  doc(db, 'savedReplies', SAVED_REPLIES) as DocumentReference<SavedRepliesDocument>

/** Refers to the list of the office's files. */
export const officeFiles = (db: Firestore) =>
  doc(db, 'files', OFFICE_FILES) as DocumentReference<OfficeFilesDocument>

/** Which entries of an inbox list to show. */
export interface FormFilter {
  shown: Shown
  /** ISO 8601 UTC; undefined for no limit. */
  since: string | undefined
}

/** A cursor in an inbox list, newest first. */
export interface FormPlace {
  createdAt: string
  id: string
}

/**
 * Builds the query for a page of messages, donations or volunteer offers, newest first. It asks for one more
 * than a page.
 * @param after the last entry of the previous page
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
