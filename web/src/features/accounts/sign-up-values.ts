import { NO_ANSWERS } from 'domain/user-fields.ts'
import { applicantDraft } from '#lib/drafts.ts'

const noFile = null as File | null

const { business_address: _address, ...answers } = NO_ANSWERS

/** What the sign-up form starts with, by the names that the API takes. */
export const initialValues = {
  ...answers,
  cnic_front: noFile,
  cnic_back: noFile,
  profile_image: noFile,
  business_document: noFile,
  password: '',
  password2: '',
}

export type SignUpValues = typeof initialValues

/** The answers, and the version of the privacy page that the form showed. */
export type SentSignUp = SignUpValues & { privacy_version?: string }

/** The name of the draft, and the fields that a device keeps no more than pictures. */
export const DRAFT = applicantDraft('sign-up')
export const SECRET = ['password', 'password2'] as const

/** Returns the body of the request. Only the team has a designation. */
export function toFormData({ designation, ...values }: SentSignUp): FormData {
  const form = new FormData()
  const sent = values.role === 'team' ? { ...values, designation } : values
  for (const [name, value] of Object.entries(sent)) if (value) form.append(name, value)
  return form
}
