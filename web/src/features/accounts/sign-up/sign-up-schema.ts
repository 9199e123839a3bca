import { OPTIONAL_DOCUMENTS, REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import { registrationSchema } from 'domain/schemas/registration.ts'
import { rule } from 'domain/values/rule.ts'
import { mixed } from 'yup'

const picture = mixed<File>().nullable()

/** The rules of the API's registration, and of its pictures. */
export const signUpSchema = registrationSchema.shape({
  ...Object.fromEntries(REQUIRED_DOCUMENTS.map((name) => [name, picture.required(rule('fileRequired'))])),
  ...Object.fromEntries(OPTIONAL_DOCUMENTS.map((name) => [name, picture])),
})
