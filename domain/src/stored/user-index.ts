import type { UserTab } from '../user.ts'

/** One shard of the users' index: by uid, the JSON text of a `UserListItem`. */
export interface UserIndexShard {
  users: Record<string, string>
}

/** What is known of the index as a whole. */
export interface UserIndexMeta {
  /** Users by shard number. */
  sizes: Record<string, number>
  counts: Record<UserTab, number>
  /** Rises with every change. */
  version: number
}
