import { formatErrors } from 'domain/schemas/rule.ts'
import { en } from 'domain/texts/en.ts'
import { expect } from 'vitest'
import { Refusal } from '../../functions/src/http/answers/refusal.ts'

/** Expects an operation to be refused, and with these words: a text, or messages by field. */
export async function expectRefusal(
  operation: Promise<unknown>,
  status: number,
  words: string | Record<string, string[]>,
): Promise<void> {
  const refusal = await operation.catch((error: unknown) => error)
  if (!(refusal instanceof Refusal)) throw new Error('The operation was not refused.', { cause: refusal })
  const { said } = refusal
  expect({
    status: refusal.status,
    words: typeof said === 'function' ? said(en) : formatErrors(en, said),
  }).toEqual({ status, words })
}
