import { array, type InferType, object, type Schema } from 'yup'
import { OTHER_REASON, REASON_FIELDS } from '../decisions/reasons.ts'
import { MAX_CONTENT_LENGTH, MAX_ITEMS, MAX_LENGTH } from '../limits.ts'
import { ROLES } from '../permissions.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainText, requiredText } from '../values/text.ts'
import { correctionSchema, designationField } from './registration.ts'

/** The applicant's message with a request for review. */
export const appealSchema = object({ appeal: requiredText('appeal', MAX_LENGTH.appeal) })

/** Builds the rule of a note that admins write for each other about a decision. The applicant never reads it. */
const officeNote = () => optionalText(MAX_LENGTH.officeNote)

export const approvalSchema = object({ office_note: officeNote() })

/** Builds the rule of a list of at most `max` items, as JSON brings it. */
const sentList = <T>(item: Schema<T>, max: number) =>
  array()
    .of(item)
    .typeError(rule('kind'))
    .nonNullable(rule('kind'))
    // a longer list stays too long, and no more of it is read
    .transform((items: unknown) => (Array.isArray(items) ? items.slice(0, max + 1) : items))
    .max(max, rule('tooManyItems', max))

/** The reasons of the office's list, and `other`. */
const MOST_REASONS = MAX_ITEMS.reasons + 1

const reasonId = () =>
  plainText().max(MAX_CONTENT_LENGTH.id, rule('tooLong', MAX_CONTENT_LENGTH.id)).required(rule('missing'))

const chosenReasonSchema = object({
  /** Id in the office's list, or `other`. */
  id: reasonId(),
  /** What the applicant corrects; none for a final reason. */
  fields: sentList(
    plainText().oneOf(REASON_FIELDS, rule('unknown')).required(rule('missing')),
    REASON_FIELDS.length,
  ).default([]),
})
  .typeError(rule('kind'))
  .nonNullable(rule('kind'))

export type ChosenReason = InferType<typeof chosenReasonSchema>

const isOther = (reasons: unknown): boolean =>
  Array.isArray(reasons) && reasons.some((reason?: { id?: unknown }) => reason?.id === OTHER_REASON)

/**
 * A rejection: reasons with a note to the applicant, or only `rejection_reason`, which the applicant reads as written. That is the
 * reason `other` with all fields open.
 */
export const rejectionSchema = object({
  reasons: sentList(chosenReasonSchema, MOST_REASONS).min(1, rule('missing')),
  note: optionalText(MAX_LENGTH.note).when('reasons', ([reasons], note) =>
    isOther(reasons) ? note.required(rule('required', 'note')) : note,
  ),
  rejection_reason: optionalText(MAX_LENGTH.reason).when('reasons', ([reasons], text) =>
    reasons ? text.max(0, rule('unknown')) : text.required(rule('required', 'rejection_reason')),
  ),
  office_note: officeNote(),
})

const answerSchema = object({
  /** Id of the reason. */
  id: reasonId(),
  text: requiredText('answer', MAX_LENGTH.answer),
})
  .typeError(rule('kind'))
  .nonNullable(rule('kind'))

/** The answers to points of a rejection that are correct as they were. */
export const answersSchema = object({
  /** A form sends the list as JSON. */
  answers: sentList(answerSchema, MOST_REASONS).default([]),
})

/** A corrected application with such answers. */
export const resubmissionSchema = correctionSchema.concat(answersSchema)

/** A new role of an approved user. `reason` is for the history, which only admins read. */
export const roleChangeSchema = object({
  role: plainText().required(rule('role')).oneOf(ROLES, rule('role')),
  designation: designationField,
  reason: requiredText('reason', MAX_LENGTH.suspension),
})

/** Why a user is suspended, which the user reads as written, or reinstated. */
export const suspensionSchema = object({ reason: requiredText('reason', MAX_LENGTH.suspension) })
