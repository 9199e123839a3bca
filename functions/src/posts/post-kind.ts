import type { BlogInput } from 'domain/schemas/blog.ts'
import type { EventInput } from 'domain/schemas/event.ts'
import type { PostRecord } from 'domain/stored/post.ts'
import type { CollectionReference, Query } from 'firebase-admin/firestore'

/** What an author writes of a post or of an event. */
export type PostInput = BlogInput | EventInput

/** What is stored of it. */
export type PostDocument<Input extends PostInput> = Input & PostRecord

/** The same with its id, as REST answers it. */
export type Post<Input extends PostInput> = PostDocument<Input> & { id: string }

/** What differs between posts and events; everything else about them is one code. */
export interface PostKind<Input extends PostInput> {
  /** Of the collection, the media folder and the address. */
  name: 'blogs' | 'events'
  noun: 'blog' | 'event'
  collection: CollectionReference<PostDocument<Input>>
  /**
   * Checks what was sent as the whole that it makes with what is stored.
   * @throws Refusal naming every field that is wrong
   */
  check: (stored: PostDocument<Input>, sent: object) => Promise<Input>
  /** Whether a document that somebody may have made by hand has the shape of the kind. */
  isWhole: (id: string, stored: object) => boolean
  /** Texts that the search looks into. */
  searched: (post: PostDocument<Input>) => string[]
  /** Order of lists. @param today YYYY-MM-DD where the organisation is */
  compare: (today: string) => (a: Post<Input>, b: Post<Input>) => number
  /** What goes with a post. */
  attached?: (id: string) => Query
  cache: { kept?: KeptList<Input> }
}

/** The list as this process last read it, or is reading it. */
interface KeptList<Input extends PostInput> {
  version: number
  /** The day that decided which events are past. */
  day: string
  list: Promise<PostList<Input>>
}

/** Every post of a kind, in order. */
export interface PostList<Input extends PostInput> {
  /** Tells it from every other list that this process has read. */
  id: number
  version: number
  posts: Post<Input>[]
  published: Post<Input>[]
}
