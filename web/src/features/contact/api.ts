import type { Sent } from 'domain/api/forms.ts'
import type { Contact } from 'domain/schemas/contact.ts'
import { call } from '#lib/http/call.ts'

/** Sends a message to the office. @throws HttpError if it was refused; TypeError without a connection */
export async function sendContactMessage(message: Contact): Promise<Sent> {
  const { sendMessage } = await import('domain/api/forms.ts')
  return call(sendMessage, message)
}
