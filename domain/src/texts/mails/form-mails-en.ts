import type { Organisation } from '../../content/organisation.ts'
import { formatMoney } from '../../money/money.ts'
import { closing, greeting, workingDays } from './letter-en.ts'
import { beginningOf, type MailData, type MailText, type WriteMail } from './mail-text.ts'

const money = ({ amount, currency }: Pick<MailData, 'amount' | 'currency'>) =>
  formatMoney(Number(amount), currency, 'en')

/** Returns what a bank needs to know, and further ways to pay. Leaves out what the office has not entered. */
function waysToPay({ bank, ways }: Organisation, reference: string): string {
  const account = [
    bank.name && `Bank: ${bank.name}`,
    bank.accountTitle && `Account: ${bank.accountTitle}`,
    bank.iban && `IBAN: ${bank.iban}`,
    `Reference: ${reference}`,
  ]
  const others = ways
    .filter(({ number }) => number)
    .map(({ label, accountTitle, number, note }) =>
      [`${label}: ${number}`, accountTitle && `Account: ${accountTitle}`, note].filter(Boolean).join('\n'),
    )
  return [account.filter(Boolean).join('\n'), ...others].join('\n\n')
}

/** Returns what the donor of a pledge does next. */
function howToPay({ bank, ways, email, phone }: Organisation): string {
  if (ways.some(({ number }) => number))
    return 'Please pay it in one of these ways, and add the reference, so that we can recognise your donation.'
  return bank.iban
    ? 'Please transfer it to this account, and add the reference, so that we can recognise your donation.'
    : `Please ask the office how to pay it: ${email} or ${phone}. Give your reference.`
}

/** Tells a reader who sent no form what to do: anybody can enter the address of somebody else. */
const notYou = ({ email }: Organisation) =>
  `If you did not send this, somebody used your address by mistake. Ignore this e-mail, or tell us at ${email}.`

/** Writes to people who sent a form: messages, offers, donations, comments. */
export const formMailsEn = {
  message: ({ reference }: MailData, organisation: Organisation): MailText => ({
    subject: `We have received your message, ${reference}`,
    text: `${greeting('')}

Thank you for your message to the ${organisation.name}. Your reference is ${reference}.

The office replies to this address within ${workingDays(organisation.answerDays)}. If it is urgent, call ${organisation.phone} and give your reference. Office hours: ${organisation.openingHours}

${notYou(organisation)}

${closing(organisation)}`,
  }),
  eventQuestion: ({ reference, link }: MailData, organisation: Organisation): MailText => ({
    subject: `We have received your question, ${reference}`,
    text: `${greeting('')}

Thank you for your question about an event of the ${organisation.name}. Your reference is ${reference}.

The office replies to this address within ${workingDays(organisation.answerDays)}. If the event is sooner, call ${organisation.phone} and give your reference. See the event: ${link}

${notYou(organisation)}

${closing(organisation)}`,
  }),
  volunteer: ({ reference }: MailData, organisation: Organisation): MailText => ({
    subject: `Thank you for your volunteer offer, ${reference}`,
    text: `${greeting('')}

Thank you for offering your help to the ${organisation.name}. Your reference is ${reference}.

The office reads your offer and writes to this address, even if we have no task for you now. Only administrators see what you sent. To have it deleted, write to ${organisation.email} and give your reference.

${notYou(organisation)}

${closing(organisation)}`,
  }),
  donationPledged: ({ reference, ...donation }: MailData, organisation: Organisation): MailText => ({
    subject: `Thank you for your pledge of ${money(donation)}, ${reference}`,
    text: `${greeting('')}

Thank you for pledging ${money(donation)} to the ${organisation.name}. No money has been taken. ${howToPay(organisation)}

${waysToPay(organisation, reference)}

You can also bring it to the office: ${organisation.address}. ${organisation.openingHours}

We write to you when we have received it. If you change your mind, you do not need to do anything.

${notYou(organisation)}

${closing(organisation)}`,
  }),
  donationReceived: ({ reference, ...donation }: MailData, organisation: Organisation): MailText => ({
    subject: `We have received your donation of ${money(donation)}, ${reference}`,
    text: `${greeting('')}

We have received your donation of ${money(donation)} to the ${organisation.name}. Thank you. Your reference is ${reference}: please keep this e-mail.

If you have questions, write to ${organisation.email} or call ${organisation.phone}. The office replies within ${workingDays(organisation.answerDays)}.

${notYou(organisation)}

${closing(organisation)}`,
  }),
  donationPaid: ({ reference, ...donation }: MailData, organisation: Organisation): MailText => ({
    subject: `Thank you for your donation of ${money(donation)}, ${reference}`,
    text: `${greeting('')}

Thank you for your donation of ${money(donation)} to the ${organisation.name}. It was paid by card; you do not need to do anything. Your reference is ${reference}: please keep this e-mail.

If you have questions, write to ${organisation.email} or call ${organisation.phone}. The office replies within ${workingDays(organisation.answerDays)}.

${notYou(organisation)}

${closing(organisation)}`,
  }),
  reply: ({ reference, subject, text, quoted, name }: MailData, organisation: Organisation): MailText => ({
    subject: subject ? `Re: ${subject} (${reference})` : `Re: your question about an event (${reference})`,
    text: `${text}

${name}
${closing(organisation)}

You wrote to us:

${beginningOf(quoted).replaceAll(/^/gm, '> ')}

${notYou(organisation)}`,
  }),
  comment: ({ reference, link }: MailData, organisation: Organisation): MailText => ({
    subject: `We have received your comment, ${reference}`,
    text: `${greeting('')}

Thank you for your comment. Your reference is ${reference}.

The office of the ${organisation.name} reads comments before they are published. An approved comment is shown below the post with your name. Your e-mail address is not shown. See the post: ${link}

${notYou(organisation)}

${closing(organisation)}`,
  }),
} as const satisfies Record<string, WriteMail>
