import type { InferType } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { openForm } from './form.ts'
import { emailAddress, emailField } from './login.ts'
import { rule } from '../values/rule.ts'
import { optionalLine, optionalPhone, optionalText, requiredLine, requiredText } from '../values/text.ts'

/** The contact form. Each empty field has its own message. */
export const contactSchema = openForm({
  name: optionalLine(MAX_LENGTH.name).required(rule('enterName')),
  lastname: optionalLine(MAX_LENGTH.name).required(rule('enterLastname')),
  email: emailAddress(rule('enterEmail')),
  phone: optionalPhone(),
  subject: optionalLine(MAX_LENGTH.subject).required(rule('enterSubject')),
  events: optionalText(MAX_LENGTH.name)
    .required(rule('selectEvents'))
    .meta({ description: 'Id of a published event, or `none`' }),
  notes: optionalText(MAX_LENGTH.words)
    .required(rule('enterNotes'))
    .meta({ description: 'The message itself' }),
})

export type Contact = InferType<typeof contactSchema>

/** The form on the page of an event. */
export const eventContactSchema = openForm({
  name: requiredLine('name', MAX_LENGTH.name),
  email: emailField,
  message: requiredText('message', MAX_LENGTH.words),
})
