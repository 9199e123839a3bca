import { check } from 'domain/schemas/check.ts'
import type { FieldErrors } from 'domain/schemas/rule.ts'
import type { AnyObjectSchema, InferType } from 'yup'
import { HttpError, invalidFields } from '../responses/http-error.ts'

/**
 * Checks a change together with what is stored: what was not sent stays as it is, and the whole must be right.
 * @param stored a document; of it only the schema's fields count
 * @param sent fields as they came
 * @throws HttpError naming every field that is wrong
 */
export async function checkChange<S extends AnyObjectSchema>(
  schema: S,
  stored: object,
  sent: object,
): Promise<InferType<S>> {
  const kept = Object.entries(stored).filter(([name]) => Object.hasOwn(schema.fields, name))
  // fromEntries, since a field may be called __proto__
  const checked = await check(schema, Object.fromEntries([...kept, ...Object.entries(sent)]))
  if (!checked.ok) throw invalidFields(checked.errors)
  return checked.value
}

/**
 * Refuses a change of which something could not be read, such as a picture: one answer names that and every field that
 * is wrong.
 * @param errors what could not be read; without any nothing is looked at
 * @param checkFields as the operation will check them
 * @throws HttpError
 */
export async function throwUnreadable(
  errors: FieldErrors,
  checkFields: () => Promise<unknown>,
): Promise<void> {
  if (Object.keys(errors).length === 0) return
  const wrong = await checkFields().then(
    () => ({}),
    (error: unknown) => {
      if (error instanceof HttpError && typeof error.detail !== 'function') return error.detail
      throw error
    },
  )
  throw invalidFields({ ...wrong, ...errors })
}
