import type { Organisation } from '../../content/organisation.ts'
import { formatInstant, formatMinute, formatTimeZone } from '../../dates.ts'
import { isolate, isolated, isolateLink } from '../isolate.ts'

/** Joins paragraphs, lines or sentences, without those that are empty. */
export const joined = (parts: readonly (string | undefined)[], between: ' ' | '\n' | '\n\n'): string =>
  parts.filter(Boolean).join(between)

/** Joins the paragraphs of a mail, without those that are empty. */
export const letter = (...paragraphs: (string | undefined)[]) => joined(paragraphs, '\n\n')

/** Returns a sentence that ends with a link. */
export const withLink = (text: string, link: string) => `${text} ${isolateLink(link)}`

/** Ends a mail: who writes, and how to reach them. */
export const closing = ({ name, address, phone }: Organisation) =>
  [name, address, phone].map(isolate).join('\n')

/** Begins a mail, without a name for '': see the English one. */
export const greeting = (first_name: string) =>
  first_name ? isolated`السلام علیکم ${first_name}،` : 'السلام علیکم،'

/** Formats the day of an instant. */
export const day = (at: string) => formatInstant(at, 'ur')

/** Returns a number of working days in words. */
export const workingDays = (count: number) => (count === 1 ? '1 دفتری دن' : `${count} دفتری دنوں`)

/** Formats an instant with its time zone. */
export const minute = (at: string) => isolated`${formatMinute(at, 'ur')} (${formatTimeZone('ur')})`

/** Says how to reach the office with a question. */
export const questions = ({ phone, email }: Organisation) =>
  isolated`کوئی سوال ہو تو ${phone} پر فون کریں یا ${email} پر لکھیں۔`

/** Asks to tell the office, with its phone and e-mail. */
export const tellOffice = ({ phone, email }: Organisation) => isolated`دفتر کو بتائیں: ${phone}، ${email}۔`
