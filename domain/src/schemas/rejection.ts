import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { requiredText } from './text.ts'

/** A refusal carries its reason, which the applicant reads as written. */
export const rejectionSchema = object({
  rejection_reason: requiredText('rejection_reason', MAX_LENGTH.reason),
})
