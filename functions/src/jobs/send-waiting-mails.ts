import { dueMails, isOfForm } from '../mail/outbox.ts'
import { sendMail } from '../mail/send-mail.ts'
import { handleEach } from './handle-each.ts'

/**
 * Sends the mails that wait, and those whose sender was cut off; those of forms last, which strangers can cause many of. One that
 * fails again delays no other.
 */
export async function sendWaitingMails(now: Date): Promise<void> {
  const at = now.toISOString()
  const due = await dueMails(at)
  const inOrder = due.toSorted((a, b) => Number(isOfForm(a.data.data)) - Number(isOfForm(b.data.data)))
  await handleEach(inOrder, ({ id }) => sendMail(id, at))
}
