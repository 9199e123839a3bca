import { object } from 'yup'
import { pick } from '../pick.ts'
import { CORRECTABLE_FIELDS, MEMBER_FIELDS } from '../user-fields.ts'
import { applicationFields } from './registration.ts'

/** What an applicant may correct. */
export const correctionSchema = object(pick(applicationFields, CORRECTABLE_FIELDS))

/** What a member may change without the office. */
export const profileSchema = object(pick(applicationFields, MEMBER_FIELDS))
