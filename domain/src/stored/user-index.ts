/** One shard of the users' index: by uid, the JSON text of a `UserListItem`. */
export interface UserIndexShard {
  users: Record<string, string>
}

/** What is known of the index as a whole. */
export interface UserIndexMeta {
  /** Users by shard number. */
  sizes: Record<string, number>
  /** Rises with every change. */
  version: number
  /** The shard at which the daily comparison goes on, where it ran out of time or was ended; 0 or absent where it begins again. */
  comparedTo?: number
}
