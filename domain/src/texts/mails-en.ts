import type { Organisation } from '../content/organisation.ts'

export interface MailText {
  subject: string
  /** Paragraphs, apart by an empty line. */
  text: string
}

/** What the texts of a mail are made from; `link` is made when it is sent. */
export interface MailData {
  first_name: string
  rejection_reason: string
  link: string
}

const closing = ({ name, address, phone }: Organisation) => `${name}\n${address}\n${phone}`

type WriteMail = (data: MailData, organisation: Organisation) => MailText

/** Every mail that the functions send. Other languages have the type `MailTexts`. */
export const mailsEn = {
  received: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'We have received your application',
    text: `Dear ${first_name},

Thank you for your application to the ${organisation.name}. The office reads it within ${organisation.readingDays} working days, and writes to you then.

Please confirm that this address is yours: ${link}

If you did not apply, tell us at ${organisation.email} and ignore this mail.

${closing(organisation)}`,
  }),
  approved: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'You are approved',
    text: `Dear ${first_name},

Your application is approved. You can sign in with your e-mail address and your password: ${link}

${closing(organisation)}`,
  }),
  rejected: ({ first_name, rejection_reason, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your application needs a correction',
    text: `Dear ${first_name},

We could not approve your application as it is. The office writes:

${rejection_reason}

Bring or send the office what is missing, and it is read again. Where your application stands: ${link}

${closing(organisation)}`,
  }),
  reset: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Choose a new password',
    text: `Dear ${first_name},

Somebody, we hope you, asked for a new password for your account. Choose it here within the hour: ${link}

If it was not you, ignore this mail; your password stays as it is.

${closing(organisation)}`,
  }),
} as const satisfies Record<string, WriteMail>

export type MailTemplate = keyof typeof mailsEn
export type MailTexts = Record<MailTemplate, WriteMail>
