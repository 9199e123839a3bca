import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import type { Texts } from '../texts/en.ts'
import { plainText, requiredText } from './text.ts'

// Stricter than a browser's e-mail field, which takes a@b and stray dots: neither Firebase Auth nor mail servers do.
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** An e-mail address as it is stored: trimmed and in lower case. */
export const emailField = (texts: Texts) =>
  requiredText(texts, texts.label.email, MAX_LENGTH.email)
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .matches(EMAIL, { message: texts.field.email, excludeEmptyString: true })

/** E-mail required and valid; password required. Spec, section 5 (sign in). */
export const loginSchema = (texts: Texts) =>
  object({
    email: emailField(texts),
    password: plainText(texts)
      .required(texts.field.required(texts.label.password))
      .max(MAX_LENGTH.password, texts.field.tooLong(MAX_LENGTH.password)),
  })
