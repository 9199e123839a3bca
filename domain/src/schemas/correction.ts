import { object } from 'yup'
import type { Texts } from '../texts/en.ts'
import { applicationFields } from './registration.ts'

/** What an applicant may correct: all she said of herself but the e-mail address, with which she signs in. */
export function correctionSchema(texts: Texts) {
  const { email: _email, ...fields } = applicationFields(texts)
  return object(fields)
}

/** What a member may change by herself; who she is was approved, and stays. */
export function profileSchema(texts: Texts) {
  const fields = applicationFields(texts)
  return object({
    phone: fields.phone,
    whatsapp: fields.whatsapp,
    business: fields.business,
    business_nature: fields.business_nature,
    business_registration: fields.business_registration,
    business_address: fields.business_address,
    address: fields.address,
    city: fields.city,
  })
}
