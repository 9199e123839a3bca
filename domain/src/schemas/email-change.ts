import { object } from 'yup'
import { emailField, passwordField } from './login.ts'

/** The address that she wants, and her password: whoever finds her page open must not take her account with it. */
export const emailChangeSchema = object({ email: emailField, password: passwordField })
