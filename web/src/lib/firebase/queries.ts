import type { BlogDocument } from 'domain/stored/blog.ts'
import type { EventDocument } from 'domain/stored/event.ts'
import { BLOGS_MANAGED, USERS_PER_PAGE } from 'domain/limits.ts'
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
  query,
  startAfter,
  where,
} from 'firebase/firestore'

const users = (db: Firestore) => collection(db, 'users') as CollectionReference<UserDocument>

/** A user's document: where she stands, and when her claims changed. For herself and for admins. */
export const oneUser = (db: Firestore, uid: string) =>
  doc(db, 'users', uid) as DocumentReference<UserDocument>

/**
 * The rows of one page of the admin's list, live. Which ids stand on the page is decided by REST.
 * @param ids 1 to USERS_PER_PAGE uids.
 */
export const usersOnPage = (db: Firestore, ids: readonly string[]) =>
  query(users(db), where(documentId(), 'in', ids), limit(USERS_PER_PAGE))

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

/** What posts and events are listed by: the newest first, and the latest day first. */
const ORDER = { blogs: ['createdAt'], events: ['date', 'time'] } as const

/** A place in the order of a list, which stays where it is when posts come and go: what the list is ordered by, and the id. */
export type PostPlace = readonly string[]

/** The place of a post in the list of its name. */
export function placeOf(name: keyof Posts, listed: object): PostPlace {
  const fields = listed as Partial<Record<string, string>>
  return [...ORDER[name], 'id'].map((field) => fields[field] ?? '')
}

/**
 * A page of posts or events with drafts, of the same moment the later id first; and one more, if there are more.
 * @param after the place of the last one of the page before
 */
export const managedPosts = (db: Firestore, name: keyof Posts, after?: PostPlace) =>
  query(
    posts(db, name),
    ...ORDER[name].map((field) => orderBy(field, 'desc')),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(...after)] : []),
    limit(BLOGS_MANAGED + 1),
  )
