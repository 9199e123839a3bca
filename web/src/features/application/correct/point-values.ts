import { openPoints, type ReasonField, REASON_FIELDS, type Rejection } from 'domain/decisions/reasons.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { pick } from 'domain/values/collections.ts'
import { changedFields } from '#components/application/changed-fields.ts'
import { type CorrectionValues, valuesOf } from './correction-values.ts'

const ANSWER = 'answer-'

/** The values of the form: what may be corrected, and an answer to each point by `answerName`. */
export type PointValues = CorrectionValues & Record<`${typeof ANSWER}${string}`, string>

/** Returns the name of the answer to a point. */
export const answerName = (id: string): `${typeof ANSWER}${string}` => `${ANSWER}${id}`

/** Returns whether a point asks for nothing in particular, as in rejections without a list of points. */
export const asksForAll = ({ fields }: { fields: readonly ReasonField[] }): boolean =>
  fields.length === REASON_FIELDS.length

/** Returns the values that the form begins with: as they were sent, without answers. */
export function pointValuesOf(user: UserDocument, { reasons }: Rejection): PointValues {
  // it moves with the home address, unless a point asks for it
  const hasBusinessAddress = reasons.some(
    (reason) => !asksForAll(reason) && reason.fields.includes('business_address'),
  )
  return {
    ...valuesOf(user),
    ...(hasBusinessAddress && { business_address: user.business_address }),
    ...Object.fromEntries(reasons.map(({ id }) => [answerName(id), ''])),
  }
}

/** What an applicant did about the points of a rejection. */
interface PointChanges {
  /** What to send: changed texts and new pictures. */
  fields: Record<string, string | File>
  answers: { id: string; text: string }[]
  /** Ids of the points that are neither changed nor answered. */
  open: readonly string[]
}

/** Compares the form with what was rejected. */
export function readPoints(user: UserDocument, rejection: Rejection, values: PointValues): PointChanges {
  const names = Object.keys(values).filter((name) => !name.startsWith(ANSWER)) as (keyof CorrectionValues)[]
  const fields = changedFields(user, pick(values, names))
  const answers = rejection.reasons.flatMap(({ id }) => {
    const text = values[answerName(id)]?.trim()
    return text ? [{ id, text }] : []
  })
  const changed = Object.keys(fields) as ReasonField[]
  const open = openPoints(
    rejection,
    changed,
    answers.map(({ id }) => id),
  )
  return { fields, answers, open: open.map(({ id }) => id) }
}
