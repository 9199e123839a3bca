import type { Blog } from 'domain/blog.ts'
import type { BlogDocument } from 'domain/stored/blog.ts'
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

/** A place in the order of posts, which stays where it is when posts come and go. */
export type BlogPlace = Pick<Blog, 'createdAt' | 'id'>

/**
 * A page of posts with drafts, newest first, of the same moment the later id first; and one more, if there are more.
 * @param after the last post of the page before
 */
export const newestBlogs = (db: Firestore, after?: BlogPlace) =>
  query(
    collection(db, 'blogs') as CollectionReference<BlogDocument>,
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(after.createdAt, after.id)] : []),
    limit(BLOGS_MANAGED + 1),
  )
