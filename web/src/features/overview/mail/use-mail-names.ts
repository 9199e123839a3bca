import { useLingui } from '@lingui/react/macro'
import type { MailFilter } from 'domain/outbox.ts'
import type { MailTemplate } from 'domain/texts/mails-en.ts'

/** What a mail is about, in the words of the office. */
export function useMailNames(): Record<MailTemplate, string> {
  const { t } = useLingui()
  return {
    received: t`Her application has arrived; confirm the e-mail`,
    approved: t`She is approved`,
    rejected: t`What to correct`,
    reset: t`A new password`,
    emailNew: t`Another e-mail address: a yes from the new one`,
    passwordChanged: t`Password was changed`,
    emailOld: t`Another e-mail address: a yes from the old one`,
    message: t`Her message has arrived`,
    eventQuestion: t`Her question about an event has arrived`,
    volunteer: t`Thanks for an offer of help`,
    donationPledged: t`Thanks for a promise`,
    donationPaid: t`Thanks for a gift`,
    comment: t`Her comment has arrived`,
  }
}

export function useFilterNames(): Record<MailFilter, string> {
  const { t } = useLingui()
  return { waiting: t`waiting`, failed: t`given up`, sent: t`sent` }
}
