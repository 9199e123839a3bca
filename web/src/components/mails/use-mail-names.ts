import { useLingui } from '@lingui/react/macro'
import type { MailTemplate } from 'domain/texts/mails/mails-en.ts'

/** Returns what the office calls each kind of e-mail. */
export function useMailNames(): Record<MailTemplate, string> {
  const { t } = useLingui()
  return {
    received: t`Application received, confirm the e-mail`,
    confirmReminder: t`Reminder to confirm the e-mail`,
    approved: t`Approved`,
    rejected: t`What to correct`,
    resubmitted: t`Application received again`,
    roleChanged: t`Role changed`,
    suspended: t`Suspended`,
    reinstated: t`Reinstated`,
    reset: t`New password`,
    emailNew: t`Confirm new address`,
    passwordChanged: t`Password changed`,
    accountDeleted: t`Account deleted`,
    accountRemoved: t`Account deleted by the office`,
    accountExpired: t`Application deleted at the end of its term`,
    bankChanged: t`Account for donations changed`,
    officeDaily: t`What waits for the office`,
    test: t`Test e-mail`,
    removalPlanned: t`What is removed, to an admin`,
    newApplication: t`New application, to an admin`,
    emailOld: t`Confirm change, to the old address`,
    emailChanged: t`Address changed, to the new one`,
    emailChangedOld: t`Address changed, to the old one`,
    emailRestored: t`E-mail address restored`,
    secondFactorOn: t`One-time codes on`,
    secondFactorOff: t`One-time codes off`,
    secondFactorReset: t`One-time codes reset`,
    message: t`Message received`,
    eventQuestion: t`Event question received`,
    volunteer: t`Volunteer offer received`,
    donationPledged: t`Pledge received`,
    donationReceived: t`Donation received`,
    reply: t`Reply to a message`,
    donationPaid: t`Donation paid by card`,
    comment: t`Comment received`,
  }
}
