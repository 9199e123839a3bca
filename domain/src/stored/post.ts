import type { TextFormat } from '../formatting/described.ts'
import type { Language } from '../texts/languages.ts'
import type { Instant, MediaAddress } from '../values/formats.ts'

/** What an author wrote in Urdu beside the English fields, in the same format. */
export interface InUrdu {
  title: string
  description: string
  /** Of an event; '' for the English one. */
  location?: string
}

/** What is stored of a post or an event beside what its author wrote. */
export interface PostRecord {
  image: MediaAddress
  author_name: string
  author_uid: string
  /** Full name of the last editor; absent before the first change. */
  editor_name?: string
  /** When the job of every minute publishes it; only a draft has it. */
  publish_at?: Instant
  /** uid of who set `publish_at`; absent without one. */
  scheduled_by?: string
  /** When it was due but not published, since who had scheduled it had no right any more; absent after the next change. */
  missed_at?: Instant
  /** The date that readers see: when it was created, or, once scheduled, when it was published. */
  createdAt: Instant
  /** The time of the last change, which tells versions apart. */
  updatedAt: Instant
  /** How `description` is written; absent for a plain text, which an earlier version stored. */
  format?: TextFormat
  /** Absent for a post in English alone, which has no page in Urdu. */
  ur?: InUrdu | undefined
}

/** What visitors do not get. */
export type Authored = Pick<
  PostRecord,
  'author_uid' | 'editor_name' | 'publish_at' | 'scheduled_by' | 'missed_at'
>

/** What visitors get of a post or an event, in one language. */
export type PublicPost<P extends Authored> = Omit<P, keyof Authored | 'ur'> & {
  /** Seed of the author's figure, computed from `author_uid`; absent for what nobody wrote, such as a sample. */
  author_figure?: string
  /** The beginning of a formatted description without marks, in one line of at most 240 characters. */
  excerpt?: string
  /** The language of its text; absent if that is the language of the page. */
  language?: Language
  /** A formatted description as HTML. Lists leave it out. */
  html?: string
}

/** The same with its texts in every language. */
export type WithUrdu<P> = P & { ur?: InUrdu | undefined }
