import { object, ref } from 'yup'
import { MAX_LENGTH, PASSWORD_MIN } from '../limits.ts'
import type { Texts } from '../texts/en.ts'
import { emailField } from './login.ts'
import { plainText } from './text.ts'

/** A password that is being chosen, twice. Spec, section 5 (sign up). */
export const newPasswordFields = (texts: Texts) => ({
  password: plainText(texts)
    .required(texts.field.required(texts.label.password))
    .min(PASSWORD_MIN, texts.field.passwordShort(PASSWORD_MIN))
    .max(MAX_LENGTH.password, texts.field.tooLong(MAX_LENGTH.password)),
  password2: plainText(texts)
    .required(texts.field.required(texts.label.password2))
    .oneOf([ref('password')], texts.field.passwordsDiffer),
})

/** What somebody sends who has forgotten her password. Spec, section 5 (forgot password). */
export const passwordResetSchema = (texts: Texts) => object({ email: emailField(texts) })

/** What she chooses with the link that was mailed to her. */
export const newPasswordSchema = (texts: Texts) => object(newPasswordFields(texts))
