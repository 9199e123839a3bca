import type { UserDocument } from 'domain/stored/user.ts'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import { REVIEW_FIELDS, type ReviewField } from 'domain/user-fields.ts'

export interface Changes {
  fields: readonly ReviewField[]
  documents: readonly DocumentName[]
}

/** Lists what has changed in an application since the admin read it. */
export const changesBetween = (read: UserDocument, now: UserDocument): Changes => ({
  fields: REVIEW_FIELDS.filter((name) => read[name] !== now[name]),
  documents: DOCUMENT_NAMES.filter((name) => read[name] !== now[name]),
})
