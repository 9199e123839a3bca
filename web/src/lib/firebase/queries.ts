import type { BlogDocument } from 'domain/stored/blog.ts'
import { USERS_PER_PAGE } from 'domain/limits.ts'
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
  where,
} from 'firebase/firestore'

/** Posts that the dashboard listens to at once. */
const BLOGS_LISTENED = 100

const users = (db: Firestore) => collection(db, 'users') as CollectionReference<UserDocument>

/** The user's own document: where she stands, and when her claims changed. */
export const ownUser = (db: Firestore, uid: string) =>
  doc(db, 'users', uid) as DocumentReference<UserDocument>

/**
 * The rows of one page of the admin's list, live. Which ids stand on the page is decided by REST.
 * @param ids 1 to USERS_PER_PAGE uids.
 */
export const usersOnPage = (db: Firestore, ids: readonly string[]) =>
  query(users(db), where(documentId(), 'in', ids), limit(USERS_PER_PAGE))

/** Posts with drafts, newest first; of the same moment the later id first. */
export const newestBlogs = (db: Firestore) =>
  query(
    collection(db, 'blogs') as CollectionReference<BlogDocument>,
    orderBy('createdAt', 'desc'),
    limit(BLOGS_LISTENED),
  )
