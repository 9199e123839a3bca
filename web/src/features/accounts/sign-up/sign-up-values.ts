import { OPTIONAL_DOCUMENTS, registrationSchema, REQUIRED_DOCUMENTS } from 'domain/schemas/registration.ts'
import { en } from 'domain/texts/en.ts'
import { mixed } from 'yup'

const noFile = null as File | null

/** What the sign-up form starts with, by the names that the API takes. */
export const initialValues = {
  first_name: '',
  last_name: '',
  cnic: '',
  date_of_birth: '',
  gender: 'female',
  phone: '',
  whatsapp: '',
  business: '',
  business_nature: '',
  business_registration: '',
  address: '',
  city: '',
  role: 'member',
  designation: '',
  cnic_front: noFile,
  cnic_back: noFile,
  profile_image: noFile,
  business_document: noFile,
  email: '',
  username: '',
  password: '',
  password2: '',
}

export type SignUpValues = typeof initialValues

const picture = mixed<File>().nullable()

/** The rules of the API's registration, and of the pictures that come with it. */
export const signUpSchema = registrationSchema(en).shape({
  ...Object.fromEntries(REQUIRED_DOCUMENTS.map((name) => [name, picture.required(en.field.fileRequired)])),
  ...Object.fromEntries(OPTIONAL_DOCUMENTS.map((name) => [name, picture])),
})

/** The body of the request. A designation belongs to the team only. */
export function toFormData({ designation, ...values }: SignUpValues): FormData {
  const form = new FormData()
  const sent = values.role === 'team' ? { ...values, designation } : values
  for (const [name, value] of Object.entries(sent)) if (value) form.append(name, value)
  return form
}
