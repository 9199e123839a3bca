import { lastDayOf } from 'domain/event.ts'
import { plainTextOf } from 'domain/formatting/plain-text.ts'
import { type BlogInput, blogSchema } from 'domain/schemas/blog.ts'
import { type EventInput, eventSchema } from 'domain/schemas/event.ts'
import { type PageInput, pageSchema } from 'domain/pages/page-schema.ts'
import type { PostRecord } from 'domain/stored/post.ts'
import type { CollectionReference, Query } from 'firebase-admin/firestore'
import type { AnyObjectSchema, InferType } from 'yup'
import type { CalendarFields, EventDocument } from 'domain/stored/event.ts'
import { read, type Transaction } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { notFound } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'
import { isValidBlog, isValidEvent, isValidPage } from './is-valid.ts'
import { comparePages, fitPage } from './office-pages.ts'
import { checkChange } from '../http/revisions/check-change.ts'

/** Returns what a post says in Urdu, which a search finds too. */
const urduOf = ({ format, ur }: PostRecord): string[] =>
  ur
    ? [ur.title, plainTextOf({ description: ur.description, ...(format && { format }) }), ur.location ?? '']
    : []

export const BLOGS: PostKind<BlogInput> = {
  name: 'blogs',
  noun: 'blog',
  collection: refs.blogs,
  check: (stored, sent) => checkPost(blogSchema, stored, sent),
  isValid: (id, stored) => isValidBlog(id, { ...stored }),
  searched: (post) => [post.title, plainTextOf(post), post.author_name, ...urduOf(post)],
  // newest first
  compare: () => (a, b) => compareTexts(b.createdAt, a.createdAt) || compareTexts(a.id, b.id),
  attached: (id) => refs.comments.where('blog', '==', id),
  cache: {},
}

export const EVENTS: PostKind<EventInput> = {
  name: 'events',
  noun: 'event',
  collection: refs.events,
  check: (stored, sent) => checkPost(eventSchema, stored, sent),
  isValid: (id, stored) => isValidEvent(id, { ...stored }),
  searched: (post) => [post.title, plainTextOf(post), post.location, ...urduOf(post)],
  // the next one first, past ones after all of those, the latest first
  compare: (today) => (a, b) => {
    const [first, second] = [startOf(a), startOf(b)]
    const [firstIsPast, secondIsPast] = [lastDayOf(a) < today, lastDayOf(b) < today]
    if (firstIsPast !== secondIsPast) return firstIsPast ? 1 : -1
    return (
      (firstIsPast ? compareTexts(second, first) : compareTexts(first, second)) || compareTexts(a.id, b.id)
    )
  },
  noteForCalendars,
  cache: {},
}

export const PAGES: PostKind<PageInput> = {
  name: 'pages',
  noun: 'page',
  collection: refs.pages,
  check: (stored, sent) => checkPost(pageSchema, stored, sent),
  isValid: (id, stored) => isValidPage(id, { ...stored }),
  searched: (page) => [page.title, plainTextOf(page), ...urduOf(page)],
  compare: () => comparePages,
  fitAmongOthers: fitPage,
  cache: {},
}

/**
 * Checks the sent fields of a post together with what is stored. A stored time of publication stays until the post is published, or
 * until another is sent.
 * @throws HttpError naming every wrong field
 */
async function checkPost<S extends AnyObjectSchema>(
  schema: S,
  { publish_at: at, ...stored }: { publish_at?: string | undefined },
  sent: object,
): Promise<InferType<S>> {
  const checked = await checkChange(schema, stored, sent)
  const isKept = at !== undefined && !Object.hasOwn(sent, 'publish_at') && !checked.is_published
  return isKept ? { ...checked, publish_at: at } : checked
}

const startOf = ({ date, time }: EventInput): string => `${date}T${time}`

/** Returns what calendars show of an event. */
const calendarFields = ({ title, date, time, end_date, end_time, location }: CalendarFields) => ({
  title,
  date,
  time,
  end_date: end_date ?? '',
  end_time: end_time ?? '',
  location,
})

/**
 * Notes what calendars must learn from a change: a higher number, and what an event was that is not published any more.
 * @param now ISO 8601 UTC
 */
function noteForCalendars(before: EventDocument, after: EventDocument, now: string): EventDocument {
  const { cancelled: _earlier, ...changed } = after
  const was = calendarFields(before)
  const is = calendarFields(after)
  const differs =
    before.ur?.title !== after.ur?.title ||
    before.ur?.location !== after.ur?.location ||
    Object.keys(was).some((name) => was[name as keyof typeof was] !== is[name as keyof typeof is])
  const isTakenOff = before.is_published && !after.is_published
  const urdu = before.ur && { ur: { title: before.ur.title, location: before.ur.location } }
  const cancelled = isTakenOff
    ? { ...was, ...urdu, at: now }
    : after.is_published
      ? undefined
      : before.cancelled
  return {
    ...changed,
    ...((differs || before.is_published !== after.is_published) && { sequence: (before.sequence ?? 0) + 1 }),
    ...(cancelled && { cancelled }),
  }
}

/** Reads a stored post. @throws HttpError 404 */
export async function readPost<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
): Promise<PostDocument<Input>> {
  const post = await read(kind.collection.doc(id))
  if (!post) throw notFound()
  return post
}

/** The fields that an author writes. */
export type PostInput = BlogInput | EventInput | PageInput

/** A stored post, event or page. */
export type PostDocument<Input extends PostInput> = Input & PostRecord

/** The same with its id, as REST answers it. */
export type Post<Input extends PostInput> = PostDocument<Input> & { id: string }

/** The differences between posts, events and pages of the office; the rest of their code is shared. */
export interface PostKind<Input extends PostInput> {
  /** Name of the collection, the media folder and the address. */
  name: 'blogs' | 'events' | 'pages'
  noun: 'blog' | 'event' | 'page'
  collection: CollectionReference<PostDocument<Input>>
  /**
   * Checks the fields that were sent together with what is stored.
   * @throws HttpError naming every wrong field
   */
  check: (stored: PostDocument<Input>, sent: object) => Promise<Input>
  /** Returns whether a document, possibly edited by hand, has the shape of the kind. */
  isValid: (id: string, stored: object) => boolean
  /** Returns the texts that are searched. */
  searched: (post: PostDocument<Input>) => string[]
  /** Returns the order of lists. @param today YYYY-MM-DD in the office's time zone */
  compare: (today: string) => (a: Post<Input>, b: Post<Input>) => number
  /** Adds to a changed post what calendars need to know of the change. @param now ISO 8601 UTC */
  noteForCalendars?: (
    before: PostDocument<Input>,
    after: PostDocument<Input>,
    now: string,
  ) => PostDocument<Input>
  /**
   * Compares a post with the others of its kind, and completes it.
   * @param before as stored; undefined for a new post
   * @returns the completed post, and `write` for the others; call `write` after the last read of the transaction
   * @throws HttpError
   */
  fitAmongOthers?: (
    tx: Transaction,
    id: string,
    before: PostDocument<Input> | undefined,
    after: PostDocument<Input>,
  ) => Promise<{ post: PostDocument<Input>; write: () => void }>
  /** Finds the documents that are deleted with a post. */
  attached?: (id: string) => Query
  cache: { list?: CachedList<Input> }
}

/** The list as this process last read it, or is reading it. */
interface CachedList<Input extends PostInput> {
  version: number
  /** The day that decided which events are past. */
  day: string
  list: Promise<PostList<Input>>
}

/** Every post of a kind, in order. */
export interface PostList<Input extends PostInput> {
  /** Unique among the lists that this process has read. */
  id: number
  version: number
  posts: Post<Input>[]
  published: Post<Input>[]
}
