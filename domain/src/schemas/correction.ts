import { type InferType, object } from 'yup'
import { applicationFields } from './registration.ts'

const { email: _email, ...correctable } = applicationFields

/** What an applicant may correct: all she said of herself but the e-mail address, with which she signs in. */
export const correctionSchema = object(correctable)

export type Correction = InferType<typeof correctionSchema>

/** What a member may change by herself; who she is was approved, and stays. */
export const profileSchema = object({
  phone: applicationFields.phone,
  whatsapp: applicationFields.whatsapp,
  business: applicationFields.business,
  business_nature: applicationFields.business_nature,
  business_registration: applicationFields.business_registration,
  business_address: applicationFields.business_address,
  address: applicationFields.address,
  city: applicationFields.city,
})

export type ProfileChange = InferType<typeof profileSchema>
