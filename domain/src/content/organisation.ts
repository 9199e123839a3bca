import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_LENGTH } from '../limits.ts'
import { emailField } from '../schemas/login.ts'
import { optionalText } from '../schemas/text.ts'
import { optionalWebAddress } from '../schemas/web-address.ts'
import { count, neededText } from './fields.ts'
import { ibanField } from './iban.ts'

/** How the office is reached, and what stands in its name on every page and mail. */
export const organisationSchema = object({
  name: neededText(MAX.name),
  /** The name in two lines, beside the mark. */
  shortName: neededText(MAX.heading),
  nameRest: optionalText(MAX.name),
  phone: neededText(MAX_LENGTH.phone),
  email: emailField,
  address: neededText(MAX.line),
  city: neededText(MAX_LENGTH.city),
  /** In a sentence, such as 'Monday to Friday, nine to four.' */
  openingHours: neededText(MAX.line),
  /** Address of a map that shows the office; '' where there is none. */
  map: optionalWebAddress(),
  /** Working days within which the office reads an application. */
  readingDays: count(1, 60),
  /** Where offline donations go. */
  bank: object({
    name: optionalText(MAX.name),
    accountTitle: optionalText(MAX.name),
    iban: ibanField(),
    /** The bank's own code, by which it is found from abroad; '' where there is none. */
    swift: optionalText(MAX.swift),
  }),
  /** '' for those that it does not have. */
  social: object({
    facebook: optionalWebAddress(),
    instagram: optionalWebAddress(),
    linkedin: optionalWebAddress(),
  }),
})

export type Organisation = InferType<typeof organisationSchema>
