import { register as registerCall } from 'domain/api/accounts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import type { Texts } from 'domain/texts/en.ts'
import { sendForm } from '#lib/upload-form.ts'
import { type SignUpValues, toFormData } from './sign-up-values.ts'

/** What became of a registration: `message` for a refusal as a whole, `fields` for what can be mended where. */
export type RegisterOutcome = { ok: true } | { ok: false; message: string; fields: Record<string, string> }

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** Reads the answer to a refused registration: an error, or a map of field to messages. */
export function readRefusal(body: unknown, texts: Texts): RegisterOutcome {
  if (isRecord(body) && typeof body['error'] === 'string')
    return { ok: false, message: body['error'], fields: {} }
  const lists = Object.entries(isRecord(body) ? body : {}).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0,
  )
  const fields = Object.fromEntries(lists.map(([name, messages]) => [name, messages.join(' ')]))
  return { ok: false, message: Object.values(fields).join(' ') || texts.register.failed, fields }
}

/**
 * Sends an application.
 * @param onProgress percent of the form that has been sent
 * @throws if the server cannot be reached or does not answer with JSON
 */
export async function register(
  values: SignUpValues,
  onProgress: (percent: number) => void,
  texts: Texts,
): Promise<RegisterOutcome> {
  const { status, body } = await sendForm(addressOf(registerCall), toFormData(values), onProgress)
  return status >= 200 && status < 300 ? { ok: true } : readRefusal(body, texts)
}
