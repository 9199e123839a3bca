import { type InferType, object } from 'yup'
import { CNIC_DIGITS, cnicDigits, formatCnic, isCnic } from '../cnic.ts'
import { isDay, today } from '../dates.ts'
import { GENDERS } from '../genders.ts'
import { MAX_LENGTH } from '../limits.ts'
import { SIGN_UP_ROLES } from '../roles.ts'
import type { Texts } from '../texts/en.ts'
import { emailField } from './login.ts'
import { newPasswordFields } from './password.ts'
import { optionalText, plainText, requiredText } from './text.ts'

// letters of any script with their marks; single spaces, hyphens and apostrophes between them
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u
const USERNAME = /^[a-z0-9]+$/i
const OLDEST = '1900-01-01'

const personName = (texts: Texts, label: string) =>
  requiredText(texts, label, MAX_LENGTH.name).matches(NAME, {
    message: texts.field.name,
    excludeEmptyString: true,
  })

/** Thirteen digits with or without dashes in, 12345-1234567-1 out. Spec, section 5. */
const cnicField = (texts: Texts) =>
  plainText(texts)
    .transform((value: unknown) =>
      typeof value === 'string' && cnicDigits(value).length === CNIC_DIGITS ? formatCnic(value) : value,
    )
    .required(texts.field.required(texts.label.cnic))
    .test('cnic', (value, context) => {
      if (isCnic(value)) return true
      const missing = CNIC_DIGITS - cnicDigits(value).length
      return context.createError({
        message: missing > 0 ? texts.field.cnicMissing(missing) : texts.field.cnic,
      })
    })

const dateOfBirth = (texts: Texts) =>
  plainText(texts)
    .required(texts.field.required(texts.label.date_of_birth))
    .test('day', texts.field.date, (value) => isDay(value) && value >= OLDEST)
    .test('past', texts.field.dateInPast, (value) => !isDay(value) || value <= today())

/** What an applicant says of herself and her business, and may correct later. */
export const applicationFields = (texts: Texts) => ({
  email: emailField(texts),
  username: requiredText(texts, texts.label.username, MAX_LENGTH.username).matches(USERNAME, {
    message: texts.field.username,
    excludeEmptyString: true,
  }),
  first_name: personName(texts, texts.label.first_name),
  last_name: personName(texts, texts.label.last_name),
  phone: requiredText(texts, texts.label.phone, MAX_LENGTH.phone),
  whatsapp: optionalText(texts, MAX_LENGTH.phone),
  business: requiredText(texts, texts.label.business, MAX_LENGTH.business),
  business_nature: requiredText(texts, texts.label.business_nature, MAX_LENGTH.business),
  business_registration: optionalText(texts, MAX_LENGTH.registration),
  business_address: optionalText(texts, MAX_LENGTH.address),
  address: requiredText(texts, texts.label.address, MAX_LENGTH.address),
  city: optionalText(texts, MAX_LENGTH.city),
  role: plainText(texts).default('member').oneOf(SIGN_UP_ROLES, texts.field.role),
  designation: optionalText(texts, MAX_LENGTH.designation).when('role', ([role], schema) =>
    role === 'team' ? schema.required(texts.field.designation) : schema,
  ),
  cnic: cnicField(texts),
  date_of_birth: dateOfBirth(texts),
  gender: plainText(texts).default('female').oneOf(GENDERS, texts.field.gender),
})

/** Every text field of the registration form; the pictures are checked where they are read. Spec, section 5 (sign up). */
export const registrationSchema = (texts: Texts) =>
  object({
    ...applicationFields(texts),
    ...newPasswordFields(texts),
  })

export type Registration = InferType<ReturnType<typeof registrationSchema>>

/** Pictures that a registration must bring, and those it may. */
export const REQUIRED_DOCUMENTS = ['cnic_front', 'cnic_back'] as const
export const OPTIONAL_DOCUMENTS = ['profile_image', 'business_document'] as const
