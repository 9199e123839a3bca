import type { InferType } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { openForm } from './form.ts'
import { emailField } from './login.ts'
import { requiredLine, requiredText } from '../values/text.ts'

/** A volunteer offer. Its CV is checked where it is read. */
export const volunteerSchema = openForm({
  first_name: requiredLine('first_name', MAX_LENGTH.name),
  email: emailField,
  subject: requiredLine('subject', MAX_LENGTH.subject),
  case_description: requiredText('case_description', MAX_LENGTH.words),
})

export type Volunteer = InferType<typeof volunteerSchema>
