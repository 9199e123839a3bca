import type { Actor } from 'domain/permissions.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { MailTemplate } from 'domain/texts/mails/mails-en.ts'
import type { Transaction } from '../cloud/store.ts'
import { byMailbox, byVisitorAndAccount, type HasHeaders } from '../http/rates/rate-keys.ts'
import { type Refund, tryLimitRate } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { queueFormMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'

/** Whether a sender gets a mail of thanks. */
export interface Thanks {
  mayMail: boolean
  /** Undoes the count, if an earlier mail has thanked already. */
  refund: Refund
}

/**
 * Runs work for which its sender is thanked by mail. There is no mail if the address, or the visitor who enters addresses, had
 * enough of them this hour.
 */
export async function withThanksMail<T>(sender: Sender, work: (thanks: Thanks) => Promise<T>): Promise<T> {
  const refund = await countThanks(sender)
  try {
    return await work({ mayMail: refund !== undefined, refund: async () => refund?.() })
  } catch (error) {
    await refund?.()
    throw error
  }
}

async function countThanks({ actor, email, request }: Sender): Promise<Refund | undefined> {
  const refund = await tryLimitRate(RATES.thanks, byMailbox(email))
  if (!refund) return undefined
  const refundVisitor = await tryLimitRate(RATES.thanksOfVisitor, byVisitorAndAccount(request, actor.uid))
  if (!refundVisitor) await refund()
  return refundVisitor && (async () => void (await Promise.all([refund(), refundVisitor()])))
}

/** The sender of a form. */
export interface Sender {
  actor: Actor
  language: Language
  email: string
  /** Request whose sender is counted. */
  request: HasHeaders
}

/**
 * Checks that the account of a signed-in sender is still there, in the transaction that stores what was sent: a deletion does
 * not look for forms that are stored after it.
 * @throws HttpError 401
 */
export async function ensureSenderStays(tx: Transaction, { actor }: Sender): Promise<void> {
  // strangers and visitors have no account to delete
  if (!actor.uid || !actor.role) return
  const user = await tx.read(refs.users.doc(actor.uid))
  if (!user || user.deleting) throw new HttpError(401, ({ server }) => server.sessionEnded)
}

/** Returns how the audit log and mails name the sender. */
export const uidOf = ({ actor }: Sender): string => actor.uid ?? 'visitor'

/** Queues the mail that thanks the sender, in the transaction that stores the form. */
export function thank(
  tx: Transaction,
  sender: Sender,
  template: MailTemplate,
  data: Record<string, string> & { reference: string },
  now: string,
): void {
  queueFormMail(tx, template, {
    to: sender.email,
    uid: uidOf(sender),
    language: sender.language,
    data,
    now,
  })
}
