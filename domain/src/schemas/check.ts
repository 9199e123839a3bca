import { type AnyObjectSchema, type InferType, ValidationError } from 'yup'
import { type FieldErrors, rule, type RuleMessage } from './rule.ts'

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/**
 * Checks what came in against a schema.
 * @param input what a client sent; a field that the schema does not know is an error that names it.
 * @returns the cast value, or every message by field.
 */
export async function check<S extends AnyObjectSchema>(
  schema: S,
  input: object,
): Promise<Checked<InferType<S>>> {
  const known = Object.entries(input).filter(([name]) => Object.hasOwn(schema.fields, name))
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(schema.fields, name))
  const checked = await checkKnown(
    schema,
    Object.fromEntries(known.map(([name, value]) => [name, flat(value)])),
  )
  if (unknown.length === 0) return checked
  // entries, since a field may be called __proto__
  const errors = unknown.map((name): [string, RuleMessage[]] => [name, [rule('unknown')]])
  return {
    ok: false,
    errors: Object.fromEntries([...errors, ...(checked.ok ? [] : Object.entries(checked.errors))]),
  }
}

/**
 * Checks what a form of our own holds: its files are values like any other, and it has no field that its schema lacks.
 * @returns the cast value, or every message by field.
 */
export async function checkKnown<S extends AnyObjectSchema>(
  schema: S,
  values: object,
): Promise<Checked<InferType<S>>> {
  try {
    return { ok: true, value: (await schema.validate(values, { abortEarly: false })) as InferType<S> }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { ok: false, errors: Object.fromEntries(messagesByField(error)) }
  }
}

/**
 * No schema has nests, so anything nested is wrong, whatever is in it. Casting would call a `toString` that was sent, and
 * go down to the bottom of a list.
 */
const flat = (value: unknown): unknown => (typeof value === 'object' && value !== null ? {} : value)

const MISSING = ['required', 'optionality', 'nullable']

/** Of a field that is missing nothing else is said. */
function messagesByField({ inner }: ValidationError): Map<string, RuleMessage[]> {
  const byField = Map.groupBy(inner, ({ path = '' }) => path)
  return new Map(
    [...byField].map(([path, all]) => {
      const missing = all.find(({ type = '' }) => MISSING.includes(type))
      return [path, (missing ? [missing] : all).map(messageOf)]
    }),
  )
}

/** Yup hands a message on as it was given to it, whatever its types say; each of ours is a `RuleMessage`. */
const messageOf = ({ message }: ValidationError): RuleMessage => message as unknown as RuleMessage
