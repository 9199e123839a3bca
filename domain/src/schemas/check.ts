import { type AnyObjectSchema, type InferType, ValidationError } from 'yup'
import type { Texts } from '../texts/en.ts'

/** Messages by the name of the field, as REST answers them to a registration. */
export type FieldErrors = Record<string, string[]>

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/**
 * Checks what came in against a schema.
 * @param input what a form or a client sent; a field that the schema does not know is an error that names it.
 * @returns the cast value, or every message by field.
 */
export async function check<S extends AnyObjectSchema>(
  schema: S,
  input: object,
  texts: Texts,
): Promise<Checked<InferType<S>>> {
  // a map, since a field may be called __proto__
  const errors = new Map<string, string[]>()
  const known = Object.entries(input).filter(([name]) => {
    const isKnown = Object.hasOwn(schema.fields, name)
    if (!isKnown) errors.set(name, [texts.field.unknown])
    return isKnown
  })
  try {
    const value: InferType<S> = await schema.validate(
      Object.fromEntries(known.map(([name, value]) => [name, flat(value)])),
      { abortEarly: false },
    )
    return errors.size === 0 ? { ok: true, value } : { ok: false, errors: Object.fromEntries(errors) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const [path, messages] of messagesByField(error)) errors.set(path, messages)
    return { ok: false, errors: Object.fromEntries(errors) }
  }
}

/**
 * No schema has nests, so anything nested is wrong, whatever is in it. Casting would call a `toString` that was sent, and
 * go down to the bottom of a list.
 */
const flat = (value: unknown): unknown => (typeof value === 'object' && value !== null ? {} : value)

const MISSING = ['required', 'optionality', 'nullable']

/** Of a field that is missing nothing else is said. */
function messagesByField({ inner }: ValidationError): Map<string, string[]> {
  const byField = Map.groupBy(inner, ({ path = '' }) => path)
  return new Map(
    [...byField].map(([path, all]) => {
      const missing = all.find(({ type = '' }) => MISSING.includes(type))
      return [path, (missing ? [missing] : all).map(({ message }) => message)]
    }),
  )
}
