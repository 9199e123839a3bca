import { object, string } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import type { Texts } from '../texts/en.ts'
import { requiredText } from './text.ts'

/** An e-mail address as it is stored: trimmed and in lower case. */
export const emailField = (texts: Texts) =>
  requiredText(texts, texts.label.email, MAX_LENGTH.email)
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .email(texts.field.email)

/** E-mail required and valid; password required. Spec, section 5 (sign in). */
export const loginSchema = (texts: Texts) =>
  object({
    email: emailField(texts),
    password: string()
      .required(texts.field.required(texts.label.password))
      .max(MAX_LENGTH.password, texts.field.tooLong(MAX_LENGTH.password)),
  })
