import type { InferType } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { openForm } from './form.ts'
import { emailAddress, emailField } from './login.ts'
import { rule } from './rule.ts'
import { optionalText, requiredText } from './text.ts'

/** The public contact form: each empty field has a message of its own. */
export const contactSchema = openForm({
  name: optionalText(MAX_LENGTH.name).required(rule('enterName')),
  lastname: optionalText(MAX_LENGTH.name).required(rule('enterLastname')),
  email: emailAddress(rule('enterEmail')),
  subject: optionalText(MAX_LENGTH.subject).required(rule('enterSubject')),
  /** Id of the event that it is about, or `NO_EVENT`. */
  events: optionalText(MAX_LENGTH.name).required(rule('selectEvents')),
  /** The message itself. */
  notes: optionalText(MAX_LENGTH.words).required(rule('enterNotes')),
})

export type Contact = InferType<typeof contactSchema>

/** The form on an event's own page. */
export const eventContactSchema = openForm({
  name: requiredText('name', MAX_LENGTH.name),
  email: emailField,
  message: requiredText('message', MAX_LENGTH.words),
})

export type EventContact = InferType<typeof eventContactSchema>
