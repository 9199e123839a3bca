import type { Collections } from 'domain/stored/collections.ts'
import type { UserIndexMeta } from 'domain/stored/user-index.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { firestore } from './cloud/store.ts'

const collection = <T>(name: keyof Collections) => firestore.collection(name) as CollectionReference<T>
const typed = <Name extends keyof Collections>(name: Name) => collection<Collections[Name]>(name)

/** Every collection of the product; nothing else names a path. */
export const refs = {
  users: typed('users'),
  userIndex: typed('userIndex'),
  userIndexMeta: collection<UserIndexMeta>('userIndex').doc('meta'),
  uniques: typed('uniques'),
  blogs: typed('blogs'),
  events: typed('events'),
  versions: typed('versions'),
  intents: typed('intents'),
  audit: typed('audit'),
  rateLimits: typed('rateLimits'),
  mail: typed('mail'),
} as const
