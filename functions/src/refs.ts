import type { BlogDocument } from 'domain/blog.ts'
import type { EventDocument } from 'domain/event.ts'
import type { UserTab, UserDocument } from 'domain/user.ts'
import type { CollectionReference, Timestamp } from 'firebase-admin/firestore'
import type { AuditDocument } from './audit/audit.ts'
import { firestore } from './cloud/store.ts'
import type { IntentDocument } from './intents/intent.ts'
import type { MailDocument } from './mail/outbox.ts'

/** One e-mail address, username or CNIC that is taken; the id is `kind:hash`. */
export interface UniqueDocument {
  uid: string
  kind: UniqueKind
  createdAt: string
}
export type UniqueKind = 'email' | 'username' | 'cnic'

/** One shard of the users' index: by uid, the JSON text of a list item. */
export interface UserIndexShard {
  users: Record<string, string>
}

/** `userIndex/meta`. */
export interface UserIndexMeta {
  /** Users by shard number. */
  sizes: Record<string, number>
  counts: Record<UserTab, number>
  /** Rises with every change. */
  version: number
}

/** How often something was done; a window that is over counts as none, whenever Firestore forgets it. */
export interface RateLimitDocument {
  count: number
  until: Timestamp
}

/** Says that a public list has changed. */
export interface VersionDocument {
  version: number
}

const collection = <T>(name: string) => firestore.collection(name) as CollectionReference<T>

/** Every collection of the product; nothing else names a path. */
export const refs = {
  users: collection<UserDocument>('users'),
  userIndex: collection<UserIndexShard>('userIndex'),
  userIndexMeta: collection<UserIndexMeta>('userIndex').doc('meta'),
  uniques: collection<UniqueDocument>('uniques'),
  blogs: collection<BlogDocument>('blogs'),
  events: collection<EventDocument>('events'),
  /** `versions/blogs` and `versions/events`: raised in the transaction of every change. */
  versions: collection<VersionDocument>('versions'),
  intents: collection<IntentDocument>('intents'),
  audit: collection<AuditDocument>('audit'),
  rateLimits: collection<RateLimitDocument>('rateLimits'),
  mail: collection<MailDocument>('mail'),
} as const
