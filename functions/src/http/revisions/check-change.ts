import { check } from 'domain/schemas/check.ts'
import type { FieldErrors } from 'domain/values/rule.ts'
import type { AnyObjectSchema, InferType } from 'yup'
import { HttpError, invalidFields } from '../responses/http-error.ts'

/**
 * Checks a change together with what is stored. What was not sent stays, and the whole must be valid.
 * @param stored a document; only the schema's fields count
 * @param sent fields as sent
 * @throws HttpError naming every wrong field
 */
export async function checkChange<S extends AnyObjectSchema>(
  schema: S,
  stored: object,
  sent: object,
): Promise<InferType<S>> {
  const unchanged = Object.entries(stored).filter(([name]) => Object.hasOwn(schema.fields, name))
  // fromEntries, since a field may be called __proto__
  const checked = await check(schema, Object.fromEntries([...unchanged, ...Object.entries(sent)]))
  if (!checked.ok) throw invalidFields(checked.errors)
  return checked.value
}

/**
 * Throws if a part of a change could not be read, such as a picture. One answer names that and every wrong field.
 * @param errors what could not be read; if empty, nothing is checked
 * @param checkFields checks the fields as the operation will
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
