import { check, type Checked } from 'domain/schemas/check.ts'
import type { Texts } from 'domain/texts/en.ts'
import type { AnyObjectSchema, InferType } from 'yup'

/**
 * Checks a change together with what is stored: what was not sent stays as it is, and the whole must be right.
 * @param stored a document; of it only the schema's fields count
 * @param sent fields as they came
 */
export function checkChange<S extends AnyObjectSchema>(
  schema: S,
  stored: object,
  sent: object,
  texts: Texts,
): Promise<Checked<InferType<S>>> {
  const kept = Object.entries(stored).filter(([name]) => Object.hasOwn(schema.fields, name))
  // fromEntries, since a field may be called __proto__
  return check(schema, Object.fromEntries([...kept, ...Object.entries(sent)]), texts)
}
