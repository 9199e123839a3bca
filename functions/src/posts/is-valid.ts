import { isDay } from 'domain/dates.ts'
import { TIME } from 'domain/schemas/event.ts'
import { PAGE_NAME } from 'domain/pages/page-name.ts'
import { isWebAddress } from 'domain/values/text.ts'

/** A document that an owner may have edited in the console. */
type Stored = Record<string, unknown>

const ID = /^[\w-]+$/
const INSTANT = /^\d{4}-\d\d-\d\dT/

const isText = (value: unknown): value is string => typeof value === 'string'
const isInstant = (value: unknown): boolean =>
  isText(value) && INSTANT.test(value) && !Number.isNaN(Date.parse(value))

/** Returns whether a field is valid or missing, for fields that pages and lists can do without. */
const isAbsentOr = (isRight: (value: unknown) => boolean, value: unknown): boolean =>
  value === undefined || isRight(value)

const isPicture = (value: unknown): boolean => isText(value) && (value === '' || value.startsWith('/media/'))
const isLink = (value: unknown): boolean => isText(value) && (value === '' || isWebAddress(value))

const isUrdu = (value: unknown): boolean => {
  const { title, description, location = '' } = Object(value) as Stored
  return [title, description, location].every(isText)
}

/** Checks what posts and events have in common. */
const isPost = (id: string, post: Stored): boolean =>
  ID.test(id) &&
  isText(post['title']) &&
  isText(post['description']) &&
  isInstant(post['createdAt']) &&
  isAbsentOr(isInstant, post['updatedAt']) &&
  isAbsentOr(isText, post['author_name']) &&
  isAbsentOr(isPicture, post['image']) &&
  isAbsentOr(isUrdu, post['ur'])

/**
 * Returns whether a document has the fields that pages and lists rely on. Lengths are not checked.
 * @param id of the document
 */
export const isValidBlog = (id: string, { externalLink, ...post }: Stored): boolean =>
  isPost(id, post) && isAbsentOr(isLink, externalLink)

const isDate = (value: unknown): boolean => isText(value) && isDay(value)
const isTime = (value: unknown): boolean => isText(value) && TIME.test(value)

/** Returns the same of an event. */
export const isValidEvent = (id: string, { date, time, end_date, end_time, location, ...event }: Stored) =>
  isPost(id, event) &&
  isDate(date) &&
  isTime(time) &&
  (end_date === '' || isAbsentOr(isDate, end_date)) &&
  (end_time === '' || isAbsentOr(isTime, end_time)) &&
  isText(location)

const isName = (value: unknown): boolean => isText(value) && PAGE_NAME.test(value)

/** Returns the same of a page of the office. Its names become addresses. */
export const isValidPage = (id: string, { name, files, order, old_names: old, ...page }: Stored): boolean =>
  isPost(id, page) &&
  isName(name) &&
  isAbsentOr((ids) => Array.isArray(ids) && ids.every(isText), files) &&
  isAbsentOr(Number.isInteger, order) &&
  isAbsentOr((names) => Array.isArray(names) && names.every(isName), old)

/** Returns the same of a comment. */
export const isValidComment = ({ blog, parent, name, website, comment, createdAt }: Stored): boolean =>
  [blog, parent, name, comment].every(isText) && isLink(website) && isInstant(createdAt)
