import type { BlogDocument } from 'domain/blog.ts'
import type { EventDocument } from 'domain/event.ts'
import { blogSchema } from 'domain/schemas/blog.ts'
import { eventSchema } from 'domain/schemas/event.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { compareTexts } from '../compare-texts.ts'
import { texts } from '../http/texts.ts'
import { refs } from '../refs.ts'

export type PostDocument = BlogDocument | EventDocument
export type Post = PostDocument & { id: string }

/** What differs between posts and events; everything else about them is one code. */
export interface PostKind {
  /** Of the collection, the media folder and the address. */
  name: 'blogs' | 'events'
  noun: 'blog' | 'event'
  collection: CollectionReference<PostDocument>
  schema: ReturnType<typeof blogSchema> | ReturnType<typeof eventSchema>
  /** Texts that the search looks into. */
  searched: (post: Post) => string[]
  /** Order of lists. @param today YYYY-MM-DD where the organisation is */
  compare: (today: string) => (a: Post, b: Post) => number
}

const byId = (a: Post, b: Post): number => compareTexts(a.id, b.id)

export const BLOGS: PostKind = {
  name: 'blogs',
  noun: 'blog',
  collection: refs.blogs as CollectionReference<PostDocument>,
  schema: blogSchema(texts),
  searched: ({ title, description }) => [title, description],
  // newest first
  compare: () => (a, b) => compareTexts(b.createdAt, a.createdAt) || byId(a, b),
}

export const EVENTS: PostKind = {
  name: 'events',
  noun: 'event',
  collection: refs.events as CollectionReference<PostDocument>,
  schema: eventSchema(texts),
  searched: (post) => [post.title, post.description, 'location' in post ? post.location : ''],
  // the next one first, past ones after all of those, the latest first
  compare: (today) => (a, b) => {
    const [first, second] = [startOf(a), startOf(b)]
    const [firstIsPast, secondIsPast] = [first < today, second < today]
    if (firstIsPast !== secondIsPast) return firstIsPast ? 1 : -1
    return (firstIsPast ? compareTexts(second, first) : compareTexts(first, second)) || byId(a, b)
  },
}

const startOf = (post: Post): string => ('date' in post ? `${post.date}T${post.time}` : '')
