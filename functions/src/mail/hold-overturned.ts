import type { MailDocument } from 'domain/stored/mail.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Whether another decision has been made since the one that a mail tells of, or she has answered it already. */
function isOverturned({ template, data }: MailDocument, user: UserDocument): boolean {
  if (template === 'approved') return !user.is_approved
  if (template !== 'rejected') return false
  return !user.is_rejected || user.rejection_reason !== data['rejection_reason']
}

/**
 * Nobody is told of a decision that does not stand: its mail is removed, or waits as long as the later decision can be taken back.
 * @returns whether it must not be sent now
 */
export async function holdOverturned(
  tx: Transaction,
  id: string,
  mail: MailDocument,
  now: string,
): Promise<boolean> {
  const user = mail.uid ? await tx.read(refs.users.doc(mail.uid)) : undefined
  if (!user || !isOverturned(mail, user)) return false
  const later = await tx.read(refs.decisions.doc(mail.uid))
  const until = later && !later.isTakenBack ? later.until.toDate().toISOString() : ''
  if (until > now) tx.update(refs.mail.doc(id), { leaseUntil: until })
  else tx.remove(refs.mail.doc(id))
  return true
}
