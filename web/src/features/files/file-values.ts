import { today } from 'domain/dates.ts'
import type { ListedFile } from 'domain/files/office-file.ts'

/** The values of the form of a file. */
export interface FileValues {
  title: string
  date: string
  readers: ListedFile['readers']
  languages: string
  /** The file to send; null keeps the stored one. */
  file: File | null
}

/** The fields beside the file. */
const FILE_FIELDS = ['title', 'date', 'readers', 'languages'] as const
export type FileField = (typeof FILE_FIELDS)[number]

/** The version on which changes are built. */
export interface Base {
  /** Its `updatedAt`; '' of a new file. */
  version: string
  values: FileValues
}

/** Stands for the id of a file that is not stored yet. */
export const NEW = 'new'

/** Returns the values of a stored file, or of a new one. */
export const valuesOf = (file: ListedFile | undefined): FileValues => ({
  title: file?.title ?? '',
  date: file?.date ?? today(),
  readers: file?.readers ?? 'everybody',
  languages: file?.languages ?? '',
  file: null,
})

/** Returns the fields in which two versions differ, without the file. */
export const differingFields = (one: FileValues, other: FileValues): FileField[] =>
  FILE_FIELDS.filter((field) => one[field] !== other[field])
