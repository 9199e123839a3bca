import { object, ref } from 'yup'
import { MAX_LENGTH, PASSWORD_MIN } from '../limits.ts'
import { emailField, passwordField } from './login.ts'
import { rule } from './rule.ts'
import { opaqueText, plainText } from './text.ts'

/** The address that she wants, and her password: whoever finds her page open must not take her account with it. */
export const emailChangeSchema = object({ email: emailField, password: passwordField })

/** A password that is being chosen, twice. */
export const newPasswordFields = {
  password: plainText()
    .required(rule('required', 'password'))
    .min(PASSWORD_MIN, rule('passwordShort', PASSWORD_MIN))
    .max(MAX_LENGTH.password, rule('tooLong', MAX_LENGTH.password)),
  password2: plainText()
    .required(rule('required', 'password2'))
    .oneOf([ref('password')], rule('passwordsDiffer')),
}

/** What somebody sends who has forgotten her password. */
export const passwordResetSchema = object({ email: emailField })

/** The one that she has, and the one that she wants. */
export const passwordChangeSchema = object({ current: passwordField, password: newPasswordFields.password })

/** The code of a mailed link, and the password that she chooses with it. */
export const passwordChoiceSchema = object({
  code: opaqueText(MAX_LENGTH.code),
  password: newPasswordFields.password,
})

/** What she chooses with the link that was mailed to her. */
export const newPasswordSchema = object(newPasswordFields)
