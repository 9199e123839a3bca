import { type AnyObjectSchema, type AnySchema, type InferType, ValidationError } from 'yup'
import { groupBy } from '../values/collections.ts'
import { type FieldErrors, rule, type RuleMessage } from '../values/rule.ts'

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/**
 * Checks a client's input against a schema.
 * @param input the fields as sent; an unknown field is an error of that field. A list or an object may be JSON text, as in a form
 * @returns the cast value, or the messages by field
 */
export async function check<S extends AnyObjectSchema>(
  schema: S,
  input: object,
): Promise<Checked<InferType<S>>> {
  const unknown: string[] = []
  const checked = await checkKnown(schema, plainFields(schema, input, '', unknown))
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Keeps the known fields of an object. Others go into `unknown`, by their paths such as `reasons[0].label`.
 * @param path of the object; '' for the whole input
 */
const plainFields = (schema: AnyObjectSchema, sent: object, path: string, unknown: string[]) =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const at = path ? `${path}.${name}` : name
      if (Object.hasOwn(schema.fields, name))
        return [[name, plainValue(schema.fields[name] as AnySchema, value, at, unknown)]]
      unknown.push(at)
      return []
    }),
  )

/**
 * Keeps lists and objects where the schema has them. Others become an empty object, which every rule refuses. Casting them would
 * call a `toString` that was sent.
 */
function plainValue(schema: AnySchema, sent: unknown, path: string, unknown: string[]): unknown {
  const isNested = schema.type === 'array' || schema.type === 'object'
  const value = isNested && typeof sent === 'string' ? parseJson(sent) : sent
  if (!isObject(value)) return value
  if (schema.type === 'array' && Array.isArray(value)) {
    const { innerType: item } = schema as AnySchema & { innerType: AnySchema }
    return value.map((each: unknown, n) => plainValue(item, each, `${path}[${n}]`, unknown))
  }
  if (schema.type === 'object' && !Array.isArray(value))
    return plainFields(schema as AnyObjectSchema, value, path, unknown)
  return {}
}

/** Returns what a JSON text says; another text as it is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const MISSING = ['required', 'optionality', 'nullable']

/** Groups messages by field. A missing field has no other message. */
function messagesByField({ inner }: ValidationError): Map<string, RuleMessage[]> {
  const byField = groupBy(inner, ({ path = '' }) => path)
  return new Map(
    [...byField].map(([path, all]) => {
      const missing = all.find(({ type = '' }) => MISSING.includes(type))
      return [path, (missing ? [missing] : all).map(messageOf)]
    }),
  )
}

/** Returns the message of a rule. Yup passes ours on unchanged, whatever its types say. */
const messageOf = ({ message }: ValidationError): RuleMessage => message as unknown as RuleMessage
