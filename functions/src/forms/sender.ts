import type { Actor } from 'domain/permissions.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'
import type { Transaction } from '../cloud/store.ts'
import { queueFormMail } from '../mail/outbox.ts'
import type { Asking } from '../http/rates/counted.ts'
import { greetedName } from './greeted-name.ts'

/** Who sends a form. */
export interface Sender {
  actor: Actor
  language: Language
  /** As she gave it. */
  name: string
  email: string
  /** For whom her mails of thanks count against. */
  request: Asking
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
