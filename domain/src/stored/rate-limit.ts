import type { StoredTime } from './stored-time.ts'

/** How often something was done; a window that is over counts as none, whenever Firestore forgets it. */
export interface RateLimitDocument {
  count: number
  until: StoredTime
}
