import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'

/** What an applicant may correct in the form, by the names that the API takes; her pictures come beside them. */
const FIELDS = [
  'first_name',
  'last_name',
  'cnic',
  'date_of_birth',
  'gender',
  'phone',
  'whatsapp',
  'business',
  'business_nature',
  'business_registration',
  'address',
  'city',
  'role',
  'designation',
  'username',
] as const satisfies readonly (keyof UserDocument)[]

type Field = (typeof FIELDS)[number]

export type CorrectionValues = Record<Field, string> & Record<DocumentName, File | null>

/** What she sent, to be corrected; of the pictures only those that she replaces. */
export const valuesOf = (user: UserDocument): CorrectionValues => ({
  ...(Object.fromEntries(FIELDS.map((name) => [name, user[name]])) as Record<Field, string>),
  ...(Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, null])) as Record<DocumentName, null>),
})
