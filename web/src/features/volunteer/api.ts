import { addressOf } from 'domain/api/endpoint.ts'
import type { Sent } from 'domain/api/forms.ts'
import type { Volunteer } from 'domain/schemas/volunteer.ts'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { HttpError } from '#lib/http/http.ts'
import { sendForm } from '#lib/http/upload-form.ts'

export interface OfferValues extends Omit<Volunteer, keyof BotCheck | 'seconds'> {
  cv: File | null
}

/**
 * Sends a volunteer offer.
 * @param onProgress called with the percentage that has been uploaded
 * @throws HttpError if it was refused; Error if the server could not be reached
 */
export async function sendOffer(
  values: OfferValues,
  botCheck: BotCheck,
  onProgress: (percent: number) => void,
): Promise<Sent> {
  const { offerHelp } = await import('domain/api/forms.ts')
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...values, ...botCheck }))
    if (value !== null) form.set(name, value instanceof File ? value : String(value))
  const { status, body } = await sendForm(addressOf(offerHelp), form, onProgress)
  if (status !== offerHelp.status) throw new HttpError(status, body)
  return body as Sent
}
