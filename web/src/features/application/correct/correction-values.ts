import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import { pick } from 'domain/values/pick.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { CORRECTABLE_FIELDS, NO_ANSWERS } from 'domain/user-fields.ts'

/** What an applicant may correct in the form, by the names that the API takes. The pictures come beside them. */
const FIELDS = CORRECTABLE_FIELDS.filter((name) => name !== 'business_address')

type Field = (typeof FIELDS)[number]

export type CorrectionValues = Record<Field, string> &
  Partial<Record<'business_address', string>> &
  Record<DocumentName, File | null>

/** The sent values, to be corrected. Pictures are included only if they are replaced. */
export const valuesOf = (user: UserDocument): CorrectionValues => ({
  ...pick({ ...NO_ANSWERS, ...user }, FIELDS),
  ...(Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, null])) as Record<DocumentName, null>),
})
