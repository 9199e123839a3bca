import { isDay } from 'domain/dates.ts'
import { TIME } from 'domain/schemas/event.ts'
import { isWebAddress } from 'domain/schemas/web-address.ts'

/** A document of Firestore, in which the console lets an owner write anything. */
type Stored = Record<string, unknown>

const ID = /^[\w-]+$/
const INSTANT = /^\d{4}-\d\d-\d\dT/

const isText = (value: unknown): value is string => typeof value === 'string'
const isInstant = (value: unknown): boolean =>
  isText(value) && INSTANT.test(value) && !Number.isNaN(Date.parse(value))

/** What posts and events have in common. */
const isPost = (id: string, post: Stored): boolean =>
  ID.test(id) &&
  ['title', 'description', 'author_name', 'author_uid'].every((name) => isText(post[name])) &&
  isText(post['image']) &&
  (post['image'] === '' || post['image'].startsWith('/media/')) &&
  isInstant(post['createdAt']) &&
  isInstant(post['updatedAt']) &&
  typeof post['is_published'] === 'boolean'

/**
 * Whether a document has the shape of a post: pages and lists rely on it. Lengths are not looked at; they are a matter of who writes.
 * @param id of the document
 */
export const isWholeBlog = (id: string, { externalLink, ...post }: Stored): boolean =>
  isPost(id, post) && isText(externalLink) && (externalLink === '' || isWebAddress(externalLink))

/** The same of an event. */
export const isWholeEvent = (id: string, { date, time, location, ...event }: Stored): boolean =>
  isPost(id, event) && isText(date) && isDay(date) && isText(time) && TIME.test(time) && isText(location)
