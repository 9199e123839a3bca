import { MAX_LENGTH } from './limits.ts'
import type { SignUpRole } from './permissions.ts'

export const GENDERS = ['female', 'male', 'other'] as const
export type Gender = (typeof GENDERS)[number]

/** One field of an application: who may change it, where it is read and asked for, and its longest text. */
interface UserField {
  /** Who may change it after sign-up. A `member` does so on the own page, an `applicant` only in a correction. */
  changedBy: 'member' | 'applicant' | 'nobody'
  /** The section of the admin's dialog that shows it before a decision. `name`: as part of the full name. */
  review: 'identity' | 'contact' | 'business' | 'application' | 'name'
  /** The part of the forms that asks for it. `none`: only REST clients send it. */
  part: 'about' | 'business' | 'account' | 'none'
  /** Left out for fields that have a rule of their own. */
  max?: number
  /** May be empty. */
  isOptional?: true
  /** May have several lines. */
  hasLines?: true
}

/**
 * Every field of an application by its name in forms, REST and database, in the order in which it is shown. Schemas, forms, the admin's
 * dialog, the own page and `docs/openapi.yaml` derive from it. Its label is `texts.label` of the same name.
 */
export const USER_FIELDS = {
  email: { changedBy: 'nobody', review: 'contact', part: 'account', max: MAX_LENGTH.email },
  username: { changedBy: 'applicant', review: 'application', part: 'account', max: MAX_LENGTH.username },
  first_name: { changedBy: 'applicant', review: 'name', part: 'about', max: MAX_LENGTH.name },
  last_name: { changedBy: 'applicant', review: 'name', part: 'about', max: MAX_LENGTH.name },
  /** Absent in documents from before. */
  name_ur: {
    changedBy: 'member',
    review: 'identity',
    part: 'about',
    max: MAX_LENGTH.nameUr,
    isOptional: true,
  },
  cnic: { changedBy: 'applicant', review: 'identity', part: 'about' },
  date_of_birth: { changedBy: 'applicant', review: 'identity', part: 'about' },
  gender: { changedBy: 'applicant', review: 'identity', part: 'about' },
  phone: { changedBy: 'member', review: 'contact', part: 'about', max: MAX_LENGTH.phone },
  whatsapp: {
    changedBy: 'member',
    review: 'contact',
    part: 'business',
    max: MAX_LENGTH.phone,
    isOptional: true,
  },
  business: { changedBy: 'member', review: 'business', part: 'business', max: MAX_LENGTH.business },
  business_nature: { changedBy: 'member', review: 'business', part: 'business', max: MAX_LENGTH.business },
  business_address: {
    changedBy: 'member',
    review: 'business',
    part: 'none',
    max: MAX_LENGTH.address,
    isOptional: true,
    hasLines: true,
  },
  address: {
    changedBy: 'member',
    review: 'contact',
    part: 'business',
    max: MAX_LENGTH.address,
    hasLines: true,
  },
  city: { changedBy: 'member', review: 'contact', part: 'business', max: MAX_LENGTH.city, isOptional: true },
  business_registration: {
    changedBy: 'member',
    review: 'business',
    part: 'business',
    max: MAX_LENGTH.registration,
    isOptional: true,
  },
  role: { changedBy: 'applicant', review: 'application', part: 'about' },
  designation: {
    changedBy: 'applicant',
    review: 'application',
    part: 'about',
    max: MAX_LENGTH.designation,
    isOptional: true,
  },
} as const satisfies Record<string, UserField>

type Fields = typeof USER_FIELDS
export type UserFieldName = keyof Fields

/** The fields whose row has these values. */
export type FieldsWhere<Row> = {
  [Name in UserFieldName]: Fields[Name] extends Row ? Name : never
}[UserFieldName]

/** Lists the fields whose row has these values, in order, such as `{ part: 'about' }`. */
export const fieldsWhere = <const Row extends Partial<UserField>>(row: Row): FieldsWhere<Row>[] =>
  (Object.keys(USER_FIELDS) as UserFieldName[]).filter((name): name is FieldsWhere<Row> =>
    Object.entries(row).every(
      ([key, value]) => (USER_FIELDS[name] as UserField)[key as keyof UserField] === value,
    ),
  )

/** What an admin reads before a decision: every field, first and last name as the full name. */
export type ReviewField = 'full_name' | Exclude<UserFieldName, FieldsWhere<{ review: 'name' }>>
export const REVIEW_FIELDS: readonly ReviewField[] = [
  'full_name',
  ...(Object.keys(USER_FIELDS) as UserFieldName[]).filter(
    (name): name is Exclude<ReviewField, 'full_name'> => USER_FIELDS[name].review !== 'name',
  ),
]

/** What a member may change on the own page. */
export const MEMBER_FIELDS = fieldsWhere({ changedBy: 'member' })

/** What an applicant may correct: all but the e-mail address, which is for signing in. */
export const CORRECTABLE_FIELDS = [...fieldsWhere({ changedBy: 'applicant' }), ...MEMBER_FIELDS]

/** An application without answers. Documents that were stored before a field existed read it from here. */
export const NO_ANSWERS: Record<UserFieldName, string> & { role: SignUpRole; gender: Gender } = {
  ...(Object.fromEntries(Object.keys(USER_FIELDS).map((name) => [name, ''])) as Record<
    UserFieldName,
    string
  >),
  role: 'member',
  gender: 'female',
}
