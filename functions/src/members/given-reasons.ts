import { fillPart } from 'domain/content/check-part.ts'
import { findShapeErrors } from 'domain/content/find-shape-errors.ts'
import type { Reasons } from 'domain/content/reasons.ts'
import { samples } from 'domain/content/samples.ts'
import { type OfferedReason, withUrdu } from 'domain/content/translation/reasons-in-urdu.ts'
import { type GivenReason, OTHER_REASON, REASON_FIELDS } from 'domain/decisions/reasons.ts'
import type { ChosenReason } from 'domain/schemas/decision.ts'
import { rule } from 'domain/values/rule.ts'
import type { Transaction } from '../cloud/store.ts'
import { invalidFields } from '../http/responses/http-error.ts'
import { refs } from '../refs.ts'

/**
 * Reads the office's list of reasons, in every language. A stricter rule stops no decision.
 * @throws Error if the stored part has the wrong shape
 */
export async function readReasons(tx: Transaction): Promise<readonly OfferedReason[]> {
  const stored = await tx.read(refs.site.doc('reasons'))
  const part = fillPart('reasons', stored)
  const wrong = Object.keys(findShapeErrors(samples.reasons, part))
  if (wrong.length > 0) throw new Error(`site/reasons cannot be read: ${wrong.join(', ')}`)
  return withUrdu((part as Reasons).reasons, stored)
}

const OTHER: Omit<OfferedReason, 'fields'> = { id: OTHER_REASON, label: '', text: '', is_final: false }

/**
 * Copies the chosen reasons from the office's list, in its order; `other` is last.
 * @throws HttpError 400 if one is not in the list, is there twice, or does not fit the rules of final reasons and fields
 */
export function giveReasons(list: readonly OfferedReason[], chosen: readonly ChosenReason[]): GivenReason[] {
  const refuse = (code: 'reasonGone' | 'reasonTwice' | 'finalAlone' | 'finalWithFields' | 'chooseField') =>
    invalidFields({ reasons: [rule(code)] })
  const fieldsById = new Map(chosen.map(({ id, fields }) => [id, fields]))
  if (fieldsById.size < chosen.length) throw refuse('reasonTwice')
  const given = [...list, OTHER].flatMap(({ id, label, text, is_final, ur }) => {
    const fields = fieldsById.get(id)
    if (!fields) return []
    const open = REASON_FIELDS.filter((field) => fields.includes(field))
    return [{ id, label, text, ...(ur && { ur }), is_final, fields: open }]
  })
  if (given.length < chosen.length) throw refuse('reasonGone')
  if (given.length > 1 && given.some(({ is_final }) => is_final)) throw refuse('finalAlone')
  for (const { is_final, fields } of given) {
    if (is_final && fields.length > 0) throw refuse('finalWithFields')
    if (!is_final && fields.length === 0) throw refuse('chooseField')
  }
  return given
}
