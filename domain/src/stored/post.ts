import type { Instant, MediaAddress } from '../values/formats.ts'

/** What is stored of a post or an event beside what its author wrote. */
export interface PostRecord {
  image: MediaAddress
  author_name: string
  author_uid: string
  /** Full name of the last editor; absent before the first change. */
  editor_name?: string
  createdAt: Instant
  /** The time of the last change, which tells versions apart. */
  updatedAt: Instant
}
