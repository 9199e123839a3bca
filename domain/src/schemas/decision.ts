import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { requiredText } from './text.ts'

/** Why the office should look again at an application that she does not change. */
export const appealSchema = object({ appeal: requiredText('appeal', MAX_LENGTH.appeal) })

/** A refusal carries its reason, which the applicant reads as written. */
export const rejectionSchema = object({
  rejection_reason: requiredText('rejection_reason', MAX_LENGTH.reason),
})
