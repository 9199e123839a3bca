import { object, ref } from 'yup'
import { MAX_LENGTH, PASSWORD_MIN } from '../limits.ts'
import { emailField } from './login.ts'
import { rule } from './rule.ts'
import { plainText } from './text.ts'

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

/** What she chooses with the link that was mailed to her. */
export const newPasswordSchema = object(newPasswordFields)
