import type { Likeness } from '../duplicates/likeness.ts'
import type { Instant } from '../values/formats.ts'

/** By what a user is found, and who may be the same person. The id is the uid. */
export interface DuplicateDocument {
  /** Keyed hashes of `likenessKeys`. */
  keys: string[]
  /** By uid of another user: what an admin was shown. Absent before the first. */
  found?: Record<string, FoundDuplicate>
}

interface FoundDuplicate {
  likeness: Likeness
  /** When it was first found. */
  at: Instant
  /** Whether an admin has said that they are two people. Nothing asks about it again, until that is undone. */
  is_dismissed: boolean
}
