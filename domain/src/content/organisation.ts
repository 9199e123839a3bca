import { type InferType, object, string } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS, MAX_LENGTH } from '../limits.ts'
import { emailField } from '../schemas/login.ts'
import { rule } from '../values/rule.ts'
import { codeText, optionalText, optionalWebAddress } from '../values/text.ts'
import { count, listOf, neededText, verbatim } from './fields.ts'
import { accountNumberField, ibanField } from '../money/iban.ts'
import { mapAddress } from '../values/map-address.ts'

const waySchema = object({
  /** Such as 'JazzCash'. */
  label: neededText(MAX.heading),
  accountTitle: verbatim(optionalText(MAX.name)),
  /** '' while the office has none: pages then leave the line out. */
  number: verbatim(accountNumberField()),
  /** What the donor should know, or ''. */
  note: optionalText(MAX.line),
})

/** How the office is reached, and what stands in its name on every page and mail. */
export const organisationSchema = object({
  name: neededText(MAX.name),
  /** The name in two lines, beside the mark. */
  shortName: neededText(MAX.heading),
  nameRest: optionalText(MAX.name),
  /** What it is, in a sentence: at the foot of every page, and where the home page is found. */
  about: neededText(MAX.line),
  phone: verbatim(codeText(MAX_LENGTH.phone).required(rule('missing'))),
  email: emailField,
  /** In one line, as it stands at the foot of every page. */
  address: neededText(MAX.line),
  /** The same in lines, as on an envelope. */
  postalAddress: neededText(MAX.line),
  city: neededText(MAX_LENGTH.city),
  /** In sentences, such as 'Monday to Friday, 09:00 to 16:00.' */
  openingHours: neededText(MAX.line),
  /** What a visitor should know of doors, ramps and children. */
  visiting: optionalText(MAX.line),
  /** How the office is found on foot. */
  directions: optionalText(MAX.line),
  /** A map that shows the office, in a frame that opens when a visitor asks for it; '' where there is none. */
  map: verbatim(mapAddress()),
  /** Notes for callers: languages, and what to do after hours. */
  calling: optionalText(MAX.line),
  /** Working days within which the office answers a message. */
  answerDays: count(1, 60),
  /** Working days within which the office reads an application. */
  readingDays: count(1, 60),
  /** Whether admins must sign in with one-time codes too. */
  adminCodes: string()
    .oneOf(['optional', 'required'] as const, rule('kind'))
    .required(rule('missing')),
  /** Where offline donations go. */
  bank: object({
    name: optionalText(MAX.name),
    accountTitle: verbatim(optionalText(MAX.name)),
    iban: verbatim(ibanField()),
    /** The bank's own code, by which it is found from abroad; '' where there is none. */
    swift: verbatim(optionalText(MAX.swift)),
  }),
  /** Further ways to pay an offline donation, below the bank account. */
  ways: listOf(waySchema, MAX_ITEMS.ways),
  /** '' for those that it does not have. */
  social: object({
    facebook: verbatim(optionalWebAddress()),
    instagram: verbatim(optionalWebAddress()),
    linkedin: verbatim(optionalWebAddress()),
  }),
})

/** Changes of these fields send money elsewhere. */
export const PAYMENT_FIELDS: readonly string[] = ['bank', 'ways']

export type Organisation = InferType<typeof organisationSchema>
export type WayToPay = Organisation['ways'][number]
