import type { Checked, FieldErrors } from 'domain/schemas/check.ts'
import { hasTooLarge } from './form.ts'
import { Refusal } from './refusal.ts'

/**
 * What a check let pass.
 * @param errors what else is wrong with what was sent, such as a picture that cannot be read
 * @throws Refusal naming every field that is wrong: 413 when a picture is too large, else 400
 */
export function acceptValue<T>(checked: Checked<T>, errors: FieldErrors = {}): T {
  const all = { ...(checked.ok ? {} : checked.errors), ...errors }
  if (checked.ok && Object.keys(all).length === 0) return checked.value
  throw new Refusal(hasTooLarge(all) ? 413 : 400, all)
}
