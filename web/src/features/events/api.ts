import type { askAboutEvent, Sent } from 'domain/api/forms.ts'
import { call, type SentOf } from '#lib/http/call.ts'

/** Sends a question about an event to the office. @throws HttpError if it was refused; TypeError without a connection */
export async function sendEventQuestion(question: SentOf<typeof askAboutEvent>): Promise<Sent> {
  const forms = await import('domain/api/forms.ts')
  return call(forms.askAboutEvent, question)
}
