import { formatMinute, formatTimeZone } from '../dates.ts'
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
  /** Of a form that was sent. */
  reference: string
  /** Of a donation, in dollars. */
  amount: string
  /** That somebody wants to sign in with. */
  email: string
  /** When it happened, ISO 8601 UTC. */
  at: string
  link: string
}

const closing = ({ name, address, phone }: Organisation) => `${name}\n${address}\n${phone}`

/** Whoever sent a form may have given a name that is not repeated. */
const greeting = (first_name: string) => (first_name ? `Dear ${first_name},` : 'Good day,')

const money = (dollars: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(dollars))

/** What the bank needs to know; nothing where the office has given no account. */
const account = ({ bank }: Organisation, reference: string) =>
  [
    bank.name && `Bank: ${bank.name}`,
    bank.accountTitle && `Account: ${bank.accountTitle}`,
    bank.iban && `IBAN: ${bank.iban}`,
    `Reference: ${reference}`,
  ]
    .filter(Boolean)
    .join('\n')

/** Anybody can write somebody else's address into a form. */
const notYou = ({ email }: Organisation) =>
  `If you did not send this, somebody gave your address by mistake: ignore this mail, or tell us at ${email}.`

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

Sign in to see your application, mend what is missing and send it again: ${link}

We read it again within ${organisation.readingDays} working days. You may call or write before you send it: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  reset: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Choose a new password',
    text: `Dear ${first_name},

Somebody, we hope you, asked for a new password for your account. Choose it here within the hour: ${link}

If it was not you, ignore this mail; your password stays as it is.

${closing(organisation)}`,
  }),
  passwordChanged: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your password was changed',
    text: `Dear ${first_name},

The password of your account was changed on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}. Other devices have to sign in again.

If it was you, there is nothing more for you to do.

If it was not you, somebody else can sign in as you. Ask for a link to another one at once, on this page: ${link}

Then tell the office, and say when it happened: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  emailNew: ({ link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Is this address yours?',
    text: `Good day,

Somebody, we hope you, wants to sign in to the ${organisation.name} with this e-mail address from now on. If it is right, open this page within a day and press the button there: ${link}

The address that was used so far gets such a mail too. Nothing changes before both have said yes.

If it was not you, ignore this mail.

${closing(organisation)}`,
  }),
  emailOld: ({ first_name, email, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'May your e-mail address change?',
    text: `Dear ${first_name},

Somebody, we hope you, wants you to sign in with ${email} from now on. If it is right, open this page within a day and press the button there: ${link}

The new address gets such a mail too. Nothing changes before both have said yes.

If it was not you, do not press it: your address stays as it is. Whoever asked knows your password. Choose another one on your own page, and tell us at ${organisation.email}.

${closing(organisation)}`,
  }),
  message: ({ first_name, reference }: MailData, organisation: Organisation): MailText => ({
    subject: `We have received your message, ${reference}`,
    text: `${greeting(first_name)}

Thank you for your message to the ${organisation.name}. Its number is ${reference}.

The office answers to this address within ${organisation.answerDays} working days. If it cannot wait, call ${organisation.phone} and say the number. Office hours: ${organisation.openingHours}

${notYou(organisation)}

${closing(organisation)}`,
  }),
  eventQuestion: ({ first_name, reference, link }: MailData, organisation: Organisation): MailText => ({
    subject: `We have received your question, ${reference}`,
    text: `${greeting(first_name)}

Thank you for your question about an event of the ${organisation.name}. Its number is ${reference}.

The office answers to this address within ${organisation.answerDays} working days. If the event is sooner than that, call ${organisation.phone} and say the number. What is known of the event stands here: ${link}

${notYou(organisation)}

${closing(organisation)}`,
  }),
  volunteer: ({ first_name, reference }: MailData, organisation: Organisation): MailText => ({
    subject: `Thank you for offering your help, ${reference}`,
    text: `${greeting(first_name)}

Thank you for offering your help to the ${organisation.name}. Your offer has the number ${reference}.

The office reads it and writes to this address, whether or not there is a place for you now. Only the chamber's admins see what you sent, your CV too. If you want it deleted, write to ${organisation.email} and quote the number.

${notYou(organisation)}

${closing(organisation)}`,
  }),
  donationPledged: ({ first_name, reference, amount }: MailData, organisation: Organisation): MailText => ({
    subject: `Thank you for your promise of ${money(amount)}, ${reference}`,
    text: `${greeting(first_name)}

Thank you for promising ${money(amount)} to the ${organisation.name}. Nothing has been taken from you. ${
      organisation.bank.iban
        ? 'Please transfer it to this account, and write the reference into the transfer: it tells the office that the gift is yours.'
        : `Please ask the office where to pay it, at ${organisation.email} or ${organisation.phone}, and quote the reference.`
    }

${account(organisation, reference)}

You can also bring it to the office: ${organisation.address}. ${organisation.openingHours}

If you change your mind, you need do nothing.

${notYou(organisation)}

${closing(organisation)}`,
  }),
  donationPaid: ({ first_name, reference, amount }: MailData, organisation: Organisation): MailText => ({
    subject: `Thank you for your gift of ${money(amount)}, ${reference}`,
    text: `${greeting(first_name)}

Thank you for your gift of ${money(amount)} to the ${organisation.name}. It was paid by card, and there is nothing more for you to do. Its number is ${reference}: please keep this mail, and quote the number if you write or call about your gift.

Questions about it go to ${organisation.email} or ${organisation.phone}; the office answers within ${organisation.answerDays} working days.

${notYou(organisation)}

${closing(organisation)}`,
  }),
  comment: ({ first_name, reference, link }: MailData, organisation: Organisation): MailText => ({
    subject: `We have received your comment, ${reference}`,
    text: `${greeting(first_name)}

Thank you for your comment. Its number is ${reference}.

The office of the ${organisation.name} reads every comment before anybody else does. Once it is approved it stands below the post, with the name you gave and without your e-mail address: ${link}

${notYou(organisation)}

${closing(organisation)}`,
  }),
} as const satisfies Record<string, WriteMail>

export type MailTemplate = keyof typeof mailsEn
export type MailTexts = Record<MailTemplate, WriteMail>
