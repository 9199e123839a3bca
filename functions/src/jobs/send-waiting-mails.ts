import { dueMails } from '../mail/outbox.ts'
import { sendMail } from '../mail/send-mail.ts'
import { handleEach } from './handle-each.ts'

/** Sends the mails that wait, and those whose sender was cut off. One that fails again delays no other. */
export async function sendWaitingMails(now: Date): Promise<void> {
  const at = now.toISOString()
  await handleEach(await dueMails(at), ({ id }) => sendMail(id, at))
}
