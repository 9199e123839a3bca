import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { requiredText } from '../values/text.ts'

/** The applicant's message with a request for review. */
export const appealSchema = object({ appeal: requiredText('appeal', MAX_LENGTH.appeal) })

/** The reason of a rejection, which the applicant reads as written. */
export const rejectionSchema = object({
  rejection_reason: requiredText('rejection_reason', MAX_LENGTH.reason),
})
