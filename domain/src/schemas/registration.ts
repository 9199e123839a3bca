import { type InferType, object } from 'yup'
import { CNIC_DIGITS, formatCnic, isCnic } from '../values/cnic.ts'
import { digitsOf } from '../values/comparable.ts'
import { isDay, today, yearsBetween } from '../dates.ts'
import {
  CORRECTABLE_FIELDS,
  type FieldsWhere,
  GENDERS,
  MEMBER_FIELDS,
  USER_FIELDS,
  type UserFieldName,
} from '../user-fields.ts'
import { AGE, MAX_LENGTH } from '../limits.ts'
import { isMadeOf, type Personal } from '../values/passwords.ts'
import { pick } from '../values/collections.ts'
import { SIGN_UP_ROLES } from '../permissions.ts'
import { LANGUAGES } from '../texts/languages.ts'
import type { FieldName } from '../texts/labels-en.ts'
import { emailField } from './login.ts'
import { newPasswordFields } from './password.ts'
import { rule } from '../values/rule.ts'
import {
  codeText,
  optionalLine,
  optionalPhone,
  optionalText,
  plainText,
  requiredText,
} from '../values/text.ts'

// letters of any script with their marks; single spaces, hyphens, apostrophes and Urdu's non-joiners between them
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’\u200c-]\p{L}[\p{L}\p{M}]*)*$/u
const URDU_LETTER = '(?=\\p{L})\\p{scx=Arab}\\p{M}*'
const NAME_UR = new RegExp(`^${URDU_LETTER}(?:[ \u200c-]?${URDU_LETTER})*$`, 'u')
const USERNAME = /^[A-Za-z0-9]+$/

/** Builds the rule of a first or last name. */
export const personName = (field: FieldName) =>
  requiredText(field, MAX_LENGTH.name).matches(NAME, {
    message: rule('name'),
    excludeEmptyString: true,
  })

/** Takes 13 digits with or without dashes and stores them as 12345-1234567-1. */
const cnicField = plainText()
  .transform((value: unknown) =>
    typeof value === 'string' && digitsOf(value).length === CNIC_DIGITS ? formatCnic(value) : value,
  )
  .required(rule('required', 'cnic'))
  .test('cnic', (value, context) => {
    if (isCnic(value)) return true
    const missing = CNIC_DIGITS - digitsOf(value).length
    return context.createError({
      message: missing > 0 ? rule('cnicMissing', missing) : rule('cnic'),
    })
  })
  .meta({ description: '13 digits, with or without the dashes of 12345-1234567-1' })

const dateOfBirth = plainText()
  .required(rule('required', 'date_of_birth'))
  .test('day', rule('date'), isDay)
  .test('age', (value, context) => {
    if (!isDay(value)) return true
    const now = today()
    if (value > now) return context.createError({ message: rule('dateInPast') })
    const years = yearsBetween(value, now)
    if (years > AGE.most) return context.createError({ message: rule('bornTooEarly', years) })
    return years >= AGE.least || context.createError({ message: rule('bornTooLate', years, AGE.least) })
  })
  .meta({ format: 'date' })

/** The task in the team, which only the team must have. */
export const designationField = optionalLine(MAX_LENGTH.designation).when('role', ([role], schema) =>
  role === 'team' ? schema.required(rule('designation')) : schema,
)

/** Fields with rules beyond a length. */
const special = {
  email: emailField,
  username: codeText(MAX_LENGTH.username)
    .required(rule('required', 'username'))
    .matches(USERNAME, { message: rule('username'), excludeEmptyString: true }),
  first_name: personName('first_name'),
  last_name: personName('last_name'),
  name_ur: optionalLine(MAX_LENGTH.nameUr).matches(NAME_UR, {
    message: rule('nameUr'),
    excludeEmptyString: true,
  }),
  phone: optionalPhone().required(rule('required', 'phone')),
  whatsapp: optionalPhone(),
  role: plainText().default('member').oneOf(SIGN_UP_ROLES, rule('role')),
  designation: designationField,
  cnic: cnicField,
  date_of_birth: dateOfBirth,
  gender: plainText().default('female').oneOf(GENDERS, rule('gender')),
}

type Special = typeof special
/** Fields without a `max` need a rule here: leaving it out does not compile. */
type Plain = Exclude<FieldsWhere<{ max: number }>, keyof Special>

function plainField(name: Plain) {
  const field = USER_FIELDS[name]
  const text = 'hasLines' in field ? optionalText(field.max) : optionalLine(field.max)
  return 'isOptional' in field ? text : text.required(rule('required', name))
}

const plain = Object.fromEntries(
  Object.entries(USER_FIELDS).flatMap(([name, field]) =>
    'max' in field && !(name in special) ? [[name, plainField(name as Plain)]] : [],
  ),
) as Record<Plain, ReturnType<typeof optionalText>>

const rules = { ...plain, ...special } satisfies Record<UserFieldName, unknown>

/** The rule of every field of an application, in the order of `USER_FIELDS`. */
const applicationFields = pick(rules, Object.keys(USER_FIELDS) as UserFieldName[])

const PRIVACY_VERSION = /^[0-9a-z]{1,16}$/

/** The version of the privacy page that the form showed. Any other text counts as none: it must refuse nobody. */
const privacyVersion = plainText()
  .default('')
  .transform((value: unknown) => (typeof value === 'string' && PRIVACY_VERSION.test(value) ? value : ''))
  .meta({ description: 'The version that the privacy page names; the server stores it' })

/** Every text field of the registration form. Its pictures are checked where they are read. */
export const registrationSchema = object({
  ...applicationFields,
  privacy_version: privacyVersion,
  ...newPasswordFields,
  password: newPasswordFields.password.test(
    'personal',
    rule('passwordPersonal'),
    (password, { parent }) => !isMadeOf(password, parent as Personal),
  ),
})

export type Registration = InferType<typeof registrationSchema>

/** What an applicant may correct. */
export const correctionSchema = object(pick(applicationFields, CORRECTABLE_FIELDS))

const WRONG_LANGUAGE = rule('oneOf', LANGUAGES.join(', '))

/** The language of a user's dashboard and e-mails. */
export const languageSchema = object({
  language: plainText().required(WRONG_LANGUAGE).oneOf(LANGUAGES, WRONG_LANGUAGE),
})

/** What a member may change without the office. */
export const profileSchema = object(pick(applicationFields, MEMBER_FIELDS))
