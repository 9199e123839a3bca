import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { opaqueText } from '../values/text.ts'
import { newPasswordFields } from './password.ts'
import { personName } from './registration.ts'

const names = { first_name: personName('first_name'), last_name: personName('last_name') }

/** The form behind the link for the first admin. */
export const firstAdminSchema = object({ ...names, ...newPasswordFields })

/** What the form sends: the code of the link, names and password. */
export const firstAdminChoiceSchema = object({
  code: opaqueText(MAX_LENGTH.code),
  ...names,
  password: newPasswordFields.password,
})
