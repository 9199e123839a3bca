import type { ReasonField } from 'domain/decisions/reasons.ts'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import type { ReviewField } from 'domain/user-fields.ts'

/** A field or picture as people read it: first and last name are the full name. */
export type ShownField = ReviewField | DocumentName

const NAMES = ['first_name', 'last_name'] as const

/** Returns whether a field is a part of the full name. */
export const isName = (field: ReasonField): field is (typeof NAMES)[number] =>
  NAMES.some((name) => name === field)

/** Returns the fields as people read them, each once. */
export const shownFields = (fields: readonly ReasonField[]): ShownField[] => [
  ...new Set(fields.map((field) => (isName(field) ? 'full_name' : field))),
]

/** Returns the stored fields of one that people read. */
export const storedFields = (field: ShownField): readonly ReasonField[] =>
  field === 'full_name' ? NAMES : [field as ReasonField]

/** Returns whether a field is a picture. */
export const isPicture = (field: ReasonField): field is DocumentName =>
  DOCUMENT_NAMES.some((name) => name === field)
