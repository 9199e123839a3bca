import { type AnyObjectSchema, type InferType, ValidationError } from 'yup'
import { type FieldErrors, rule, type RuleMessage } from '../values/rule.ts'

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/**
 * Checks a client's input against a schema.
 * @param input the fields as sent; an unknown field is an error of that field
 * @returns the cast value, or the messages by field
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
 * Checks the values of one of our own forms. It may hold files, and has no unknown fields.
 * @returns the cast value, or the messages by field
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
 * Replaces nested values by an empty object, which every rule refuses. Casting them would call a `toString` that was sent, and read
 * lists to the end.
 */
const flat = (value: unknown): unknown => (typeof value === 'object' && value !== null ? {} : value)

const MISSING = ['required', 'optionality', 'nullable']

/** Groups messages by field. A missing field has no other message. */
function messagesByField({ inner }: ValidationError): Map<string, RuleMessage[]> {
  const byField = Map.groupBy(inner, ({ path = '' }) => path)
  return new Map(
    [...byField].map(([path, all]) => {
      const missing = all.find(({ type = '' }) => MISSING.includes(type))
      return [path, (missing ? [missing] : all).map(messageOf)]
    }),
  )
}

/** Returns the message of a rule. Yup passes ours on unchanged, whatever its types say. */
const messageOf = ({ message }: ValidationError): RuleMessage => message as unknown as RuleMessage
