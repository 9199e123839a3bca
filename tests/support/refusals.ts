import { formatErrors } from 'domain/values/rule.ts'
import { en } from 'domain/texts/en.ts'
import { expect } from 'vitest'
import { HttpError } from '../../functions/src/http/responses/http-error.ts'

/** Expects that an operation is rejected with this text, or with these messages by field. */
export async function expectRefusal(
  operation: Promise<unknown>,
  status: number,
  words: string | Record<string, string[]>,
): Promise<void> {
  const refusal = await operation.catch((error: unknown) => error)
  if (!(refusal instanceof HttpError)) throw new Error('The operation was not refused.', { cause: refusal })
  const { detail } = refusal
  expect({
    status: refusal.status,
    words: typeof detail === 'function' ? detail(en) : formatErrors(en, detail),
  }).toEqual({ status, words })
}
