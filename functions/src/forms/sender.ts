import type { Actor } from 'domain/permissions.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'
import type { Transaction } from '../cloud/store.ts'
import { byAccount, byRecipient, byVisitor, type HasHeaders } from '../http/rates/rate-keys.ts'
import { type Refund, tryLimitRate } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { queueFormMail } from '../mail/outbox.ts'

const LETTERS = /^\p{L}[\p{L}\p{M}]{0,29}$/u

/**
 * The name by which a mail greets who sent a form: one word of letters, or nothing. Anybody may send a form in the name of
 * somebody else's address, and nothing that a stranger wrote may reach it: no link, no sentence.
 */
export const greetedName = (name: string): string => (LETTERS.test(name) ? name : '')

/** Whether a sender is thanked by mail. */
export interface Thanks {
  mayMail: boolean
  /** For who was thanked before. */
  refund: Refund
}

/**
 * Does something for which its sender is thanked by mail, or not where her address has had its mails of this hour, or whoever sends
 * forms in the name of others has had them sent enough.
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
  const refund = await tryLimitRate(RATES.thanks, byRecipient(email))
  if (!refund) return undefined
  const whoAsks = actor.uid ? byAccount(actor.uid) : byVisitor(request)
  const refundVisitor = await tryLimitRate(RATES.thanksOfVisitor, whoAsks)
  if (!refundVisitor) await refund()
  return refundVisitor && (async () => void (await Promise.all([refund(), refundVisitor()])))
}

/** Who sends a form. */
export interface Sender {
  actor: Actor
  language: Language
  /** As she gave it. */
  name: string
  email: string
  /** For whom her mails of thanks count against. */
  request: HasHeaders
}

/** As the audit log and mails call her. */
export const uidOf = ({ actor }: Sender): string => actor.uid ?? 'visitor'

/** Puts the mail that thanks her into the outbox, in the transaction that stores what she sent. */
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
    data: { first_name: greetedName(sender.name), ...data },
    now,
  })
}
