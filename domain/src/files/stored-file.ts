import type { Count, Day, Instant } from '../values/formats.ts'

/** A file that the office offers on the site, such as a circular. */
export interface OfficeFile {
  id: string
  title: string
  /** The day that lists show. */
  date: Day
  /** Who may download it: everybody, or signed-in members, the team and admins. */
  readers: 'everybody' | 'members'
  /** Such as `English and Urdu`, or ''. */
  languages: string
  /** The end of its address, made from its first title, such as `membership-form.pdf`. It never changes. */
  name: string
  /** The ending of the name. Pictures are stored as JPEG. */
  kind: 'pdf' | 'jpg'
  /** Bytes as stored. */
  size: Count
  /** 16 hex digits, others after each replacement. They tell the stored file. */
  version: string
  /** SHA-256 of the bytes that were sent, so that a repeated upload is stored once. */
  sha256: string
  createdAt: Instant
  /** The time of the last change, which tells versions apart. */
  updatedAt: Instant
}

/** All files of the site. One document holds them, so no race exceeds their number and size. */
export interface OfficeFilesDocument {
  files: OfficeFile[]
}

/** Id of the only document. */
export const OFFICE_FILES = 'all'
