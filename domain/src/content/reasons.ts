import { array, boolean, type InferType, object } from 'yup'
import { OTHER_REASON, REASON_FIELDS } from '../decisions/reasons.ts'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { plainText } from '../values/text.ts'
import { listOf, neededText, verbatim } from './fields.ts'

const reasonSchema = object({
  /** Identifies the reason in decisions. It never changes. */
  id: verbatim(
    neededText(MAX.id)
      .matches(/^[a-z\d-]+$/, { message: rule('id'), excludeEmptyString: true })
      .notOneOf([OTHER_REASON], rule('idTaken')),
  ),
  label: neededText(MAX.reason),
  /** What the applicant reads below the label. */
  text: neededText(MAX.line),
  /** Nothing can be corrected: the application is closed. */
  is_final: boolean().typeError(rule('boolean')).required(rule('missing')),
  /** What the applicant corrects. An admin may choose others in a decision. */
  fields: array()
    .of(plainText().oneOf(REASON_FIELDS, rule('unknown')).required(rule('missing')))
    .required(rule('missing'))
    .max(REASON_FIELDS.length, rule('tooManyItems', REASON_FIELDS.length))
    .when('is_final', ([isFinal], fields) =>
      isFinal ? fields.max(0, rule('finalWithFields')) : fields.min(1, rule('chooseField')),
    ),
})

/** Validates why applications are rejected. Only the office sees the list; a decision copies what it uses. */
export const reasonsSchema = object({
  /** In the order of use. Those that can be corrected have the keys from 1 on. */
  reasons: listOf(reasonSchema, MAX_ITEMS.reasons)
    .min(1, rule('missing'))
    .test('ids', (reasons, { path, createError }) => {
      const ids = reasons.map(({ id }) => id)
      const second = ids.findIndex((id, index) => ids.indexOf(id) < index)
      return second < 0 || createError({ path: `${path}[${second}].id`, message: rule('idTaken') })
    }),
})

export type Reasons = InferType<typeof reasonsSchema>
export type Reason = Reasons['reasons'][number]
