import { MAX_ITEMS } from '../limits.ts'
import { type FieldErrors, rule } from '../values/rule.ts'

/** Returns whether the value holds named values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Items of a list; of a longer one schemas say that it is too long, whatever is in it. */
const LOOKED_AT = Math.max(...Object.values(MAX_ITEMS)) + 1

/**
 * Finds values of another kind than their sample, by field such as `causes[2].title`: a list instead of a text, or a field that the
 * sample lacks. Schemas check the rest. They would cast these values, which calls code that was sent.
 */
export function findShapeErrors(sample: unknown, value: unknown, path = ''): FieldErrors {
  if (value === undefined) return {}
  if (Array.isArray(sample)) {
    if (!Array.isArray(value)) return { [path]: [rule('kind')] }
    const looked = value.slice(0, LOOKED_AT)
    return merge(looked.map((item: unknown, index) => findShapeErrors(sample[0], item, `${path}[${index}]`)))
  }
  if (isRecord(sample)) {
    if (!isRecord(value)) return { [path]: [rule('kind')] }
    return merge(
      Object.entries(value).map(([name, field]) =>
        Object.hasOwn(sample, name)
          ? findShapeErrors(sample[name], field, path ? `${path}.${name}` : name)
          : { [path ? `${path}.${name}` : name]: [rule('unknown')] },
      ),
    )
  }
  if (typeof value === typeof sample) return {}
  return { [path]: [typeof sample === 'string' ? rule('text') : rule('kind')] }
}

// entries, since a field may be called __proto__
const merge = (errors: FieldErrors[]): FieldErrors => Object.fromEntries(errors.flatMap(Object.entries))
