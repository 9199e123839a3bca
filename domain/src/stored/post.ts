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

/** What visitors do not get. */
export type Authored = Pick<PostRecord, 'author_uid' | 'editor_name'>

/** What visitors get of a post or an event. */
export type PublicPost<P extends Authored> = Omit<P, keyof Authored> & {
  /** Seed of the author's figure, computed from `author_uid`; absent for what nobody wrote, such as a sample. */
  author_figure?: string
}
