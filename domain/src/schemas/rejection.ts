import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import type { Texts } from '../texts/en.ts'
import { requiredText } from './text.ts'

/** A refusal carries its reason, which the applicant reads as written. */
export const rejectionSchema = (texts: Texts) =>
  object({ rejection_reason: requiredText(texts, texts.label.rejection_reason, MAX_LENGTH.reason) })
