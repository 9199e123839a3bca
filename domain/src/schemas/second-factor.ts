import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { opaqueText } from '../values/text.ts'
import { passwordField } from './login.ts'

/** A code of the app, or a recovery code, as typed. */
export const codeField = opaqueText(MAX_LENGTH.oneTimeCode)

/** A one-time code. */
export const codeSchema = object({ code: codeField })

/** The current password. */
export const passwordSchema = object({ password: passwordField })
