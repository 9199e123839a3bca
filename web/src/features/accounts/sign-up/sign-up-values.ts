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

/** Under which a device keeps what was typed, and what it never keeps beside pictures. */
export const DRAFT = 'sign-up'
export const SECRET = ['password', 'password2'] as const

/** The body of the request. A designation belongs to the team only. */
export function toFormData({ designation, ...values }: SignUpValues): FormData {
  const form = new FormData()
  const sent = values.role === 'team' ? { ...values, designation } : values
  for (const [name, value] of Object.entries(sent)) if (value) form.append(name, value)
  return form
}
