import { fieldsWhere, USER_FIELDS, type FieldsWhere } from 'domain/user-fields.ts'

/** What forms ask for about the applicant. */
export const ABOUT_FIELDS = fieldsWhere({ part: 'about' })

type BusinessField = FieldsWhere<{ part: 'business' }>

const rankOf = (name: BusinessField): number => {
  if (!('isOptional' in USER_FIELDS[name])) return 0
  return name === 'city' ? 1 : 2
}

/** What forms ask for about the business: what is required, then the town, then what else is optional. */
export const BUSINESS_FIELDS = fieldsWhere({ part: 'business' }).sort(
  (one, other) => rankOf(one) - rankOf(other),
)
