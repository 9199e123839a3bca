import { object, ref } from 'yup'
import { MAX_LENGTH, PASSWORD_MIN } from '../limits.ts'
import { emailField, passwordField } from './login.ts'
import { rule } from '../values/rule.ts'
import { opaqueText, secretText } from '../values/text.ts'

/** The new address and the password. The password protects accounts whose page was left open. */
export const emailChangeSchema = object({ email: emailField, password: passwordField })

/** A new password, typed twice. */
export const newPasswordFields = {
  password: secretText()
    .required(rule('required', 'password'))
    .min(PASSWORD_MIN, rule('passwordShort', PASSWORD_MIN))
    .max(MAX_LENGTH.password, rule('tooLong', MAX_LENGTH.password)),
  password2: secretText()
    .required(rule('required', 'password2'))
    .oneOf([ref('password')], rule('passwordsDiffer')),
}

/** The request for a link to choose a new password. */
export const passwordResetSchema = object({ email: emailField })

/** The current and the new password. */
export const passwordChangeSchema = object({ current: passwordField, password: newPasswordFields.password })

/** The code of a mailed link, and the new password. */
export const passwordChoiceSchema = object({
  code: opaqueText(MAX_LENGTH.code),
  password: newPasswordFields.password,
})

/** The form behind a mailed link. */
export const newPasswordSchema = object(newPasswordFields)

/** A one-time code: of the app, or a recovery code, as typed. */
export const codeSchema = object({ code: opaqueText(MAX_LENGTH.oneTimeCode) })

/** The current password. */
export const passwordSchema = object({ password: passwordField })
