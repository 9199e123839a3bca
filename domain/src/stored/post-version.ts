import type { Instant, MediaAddress } from '../values/formats.ts'
import type { BlogDocument } from './blog.ts'
import type { EventDocument } from './event.ts'
import type { PageDocument } from './page.ts'

/** The fields of a post that say when, by whom and where it is shown. Restoring a version leaves them as they are. */
export const RECORD_FIELDS = [
  'author_name',
  'author_uid',
  'editor_name',
  'is_published',
  'publish_at',
  'scheduled_by',
  'missed_at',
  'sequence',
  'cancelled',
  'name',
  'linked_in',
  'order',
  'old_names',
  'createdAt',
  'updatedAt',
] as const
type RecordField = (typeof RECORD_FIELDS)[number]

/** What an author writes of a post, an event or a page, with its picture: what a version keeps. */
export type PostContent =
  Omit<BlogDocument, RecordField> | Omit<EventDocument, RecordField> | Omit<PageDocument, RecordField>

/** An earlier version of a post, an event or a page. */
export interface PostVersionDocument {
  /** Of which it is, such as `blogs/{id}`. */
  post: string
  savedAt: Instant
  /** Full name of who saved it, as it was then. */
  saved_by: string
  /** When the next version replaced it, which orders versions. */
  replacedAt: Instant
  replaced_by: string
  /** The pictures that it shows. They stay stored as long as it does. */
  pictures: MediaAddress[]
  content: PostContent
}
