import { DOCUMENT_NAMES, type DocumentName, REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import { correctionSchema } from 'domain/schemas/registration.ts'
import { pick } from 'domain/values/collections.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { CORRECTABLE_FIELDS, NO_ANSWERS } from 'domain/user-fields.ts'
import { rule } from 'domain/values/rule.ts'
import { type AnyObjectSchema, mixed } from 'yup'

/** What an applicant may correct in the form, by the names that the API takes. The pictures come beside them. */
const FIELDS = CORRECTABLE_FIELDS.filter((name) => name !== 'business_address')

type Field = (typeof FIELDS)[number]

export type CorrectionValues = Record<Field, string> &
  Partial<Record<'business_address', string>> &
  Record<DocumentName, File | null>

/** Returns the sent values, to be corrected. Pictures are included only if they are replaced. */
export const valuesOf = (user: UserDocument): CorrectionValues => ({
  ...pick({ ...NO_ANSWERS, ...user }, FIELDS),
  ...(Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, null])) as Record<DocumentName, null>),
})

const picture = mixed().nullable().required(rule('fileRequired'))
const withCards = correctionSchema.shape(
  Object.fromEntries(REQUIRED_DOCUMENTS.map((name) => [name, picture])),
)

/** Returns the rules of a correction. Cards that were removed at the end of their term are sent again. */
export const correctionRules = ({ cardsRemovedAt }: Pick<UserDocument, 'cardsRemovedAt'>): AnyObjectSchema =>
  cardsRemovedAt ? withCards : correctionSchema
