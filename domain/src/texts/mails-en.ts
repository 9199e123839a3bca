import { formatInstant, formatMinute, formatTimeZone } from '../dates.ts'
import type { HealthCode, HealthProblem } from '../office/health.ts'
import type { OfficeCounts, Waiting } from '../office/office-mails.ts'
import type { Organisation } from '../content/organisation.ts'
import type { TermName } from '../limits.ts'
import type { DailyStep } from '../stored/site/health.ts'
import { type Currency, formatMoney } from '../money/money.ts'

/** A row of a table in a mail: what, how many, since or from when. What is late is shown in red. */
export type MailRow = readonly [what: string, count: string, when: string, mark?: 'late']

export interface MailText {
  subject: string
  /** Paragraphs, separated by an empty line. The one of `tableText` is shown as a table in HTML. */
  text: string
  /** The first row has the headings. */
  table?: readonly MailRow[]
  /** The label of the mail's link. The paragraph that begins with it and a colon is shown as a button in HTML. */
  button?: string
  /** A paragraph of the text that HTML shows in green or red. */
  notice?: { text: string; isGood: boolean }
}

/** Returns a button as a line of the plain text. */
export const buttonText = (label: string, link: string): string => `${label}: ${link}`

/** Returns the rows of a table as lines of the plain text. */
export const tableText = ([, ...rows]: readonly MailRow[]): string =>
  rows.map(([what, count, age]) => `${what}: ${count} (${age})`).join('\n')

/** The values that the texts of a mail use. `link` is made when the mail is sent. */
export interface MailData {
  first_name: string
  rejection_reason: string
  /** Of a rejection: 'yes' if nothing can be corrected, and if the one review is over; else ''. */
  is_final: string
  is_reviewed: string
  /** Of a form that was sent. */
  reference: string
  /** Of a donation. */
  amount: string
  currency: Currency
  /** The new address of a change of e-mail. */
  email: string
  /** Of who did it. */
  name: string
  /** The new role. */
  role: string
  /** Of a suspension, as the office wrote it. */
  reason: string
  /** What the e-mail of the day counts. */
  counts: OfficeCounts
  /** How much the daily job will remove, by term. */
  planned: Partial<Record<TermName, number>>
  /** When it happened or will happen, ISO 8601 UTC. */
  at: string
  /** Of a reply: what the office wrote, and the message that it is about; '' as subject of one from an event's page. */
  text: string
  subject: string
  quoted: string
  link: string
}

const closing = ({ name, address, phone }: Organisation) => `${name}\n${address}\n${phone}`

/** Has no name until the reader has confirmed the address: anybody can enter a name beside an address of somebody else. */
const greeting = (first_name: string) => (first_name ? `Dear ${first_name},` : 'Hello,')

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

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

const workingDays = (count: number) => (count === 1 ? '1 working day' : `${count} working days`)

/** Returns the table of the e-mail of the day: what, how many, and how long the oldest waits. */
function waitingRows(counts: OfficeCounts): MailRow[] {
  const { applications, messages, volunteers, comments, pledges } = counts
  const row = (what: string, { count, days: age }: Waiting, isLate = false): MailRow[] => {
    if (count === 0) return []
    const when = age === 0 ? 'today' : days(age)
    return [isLate ? [what, String(count), `${when}, late`, 'late'] : [what, String(count), when]]
  }
  return [
    ['What', 'Pending', 'Oldest'],
    ...row('Applications', applications, counts.late > 0),
    ...row('of these, sent again', counts.resent),
    ...row('Messages', messages),
    ...row('Volunteer offers', volunteers),
    ...row('Comments', comments),
    ...row('Unpaid pledges', pledges),
  ]
}

const STEPS: Record<DailyStep, string> = {
  removal: 'removing old data',
  index: "comparing the users' list",
  states: 'states of messages and offers',
  suspects: 'removing suspected spam',
}

const since = (at: string) => at && ` since ${formatMinute(at, 'en')}`

/** Says what is wrong. */
const FAULTS: Record<HealthCode, (problem: HealthProblem) => string> = {
  check: (problem) => `The website has not been checked${since(problem.since)}.`,
  address: (problem) => `The website could not be opened at its address${since(problem.since)}.`,
  certificate: ({ count }) =>
    count === 0
      ? "The certificate of the website's address has ended, or ends today."
      : `The certificate of the website's address ends soon. Days left: ${count}.`,
  publishing: (problem) => `The website could not be published${since(problem.since)}.`,
  paused: (problem) => `Publishing is paused${since(problem.since)}. Reason: ${problem.reason ?? ''}`,
  mails: ({ count }) => `E-mails that were not sent: ${count}.`,
  claims: (problem) => `A decision about a user has not taken full effect${since(problem.since)}.`,
  intents: (problem) => `Interrupted work could not be finished${since(problem.since)}.`,
  daily: (problem) =>
    problem.steps.length > 0
      ? `The daily job could not finish: ${problem.steps.map((step) => STEPS[step]).join(', ')}.`
      : `The daily job has not run${since(problem.since)}.`,
  shards: ({ count }) => `Parts of the users' list that could not be compared: ${count}.`,
  backup: (problem) => (problem.since ? `There is no backup${since(problem.since)}.` : 'No backup is known.'),
  accounts: (problem) =>
    problem.since
      ? `The accounts were not copied${since(problem.since)}.`
      : 'No copy of the accounts is known.',
}

/** Says whether everything works, or lists what is wrong. */
function healthNotice(problems: readonly HealthProblem[], missed: number): NonNullable<MailText['notice']> {
  const lines = problems.map((problem) => FAULTS[problem.code](problem))
  if (missed > 0) lines.push(`Posts, events and pages that were not published at their time: ${missed}.`)
  const faults = lines.join('\n')
  return { text: faults || 'Everything works. All e-mails were sent.', isGood: !faults }
}

/** Returns the subject of the e-mail of the day, and the sentences above its table. */
function dayInBrief(
  { applications, late }: OfficeCounts,
  readingDays: number,
): [subject: string, text: string] {
  const { count } = applications
  if (count === 0) return ['What is pending at the office', 'No application is pending.']
  const subject = count === 1 ? '1 application is pending' : `${count} applications are pending`
  const lateness = late > 0 ? `${late === 1 ? '1 is' : `${late} are`} late. ` : ''
  return [subject, `${lateness}You promise a decision within ${workingDays(readingDays)}.`]
}

const REMOVED: Record<TermName, string> = {
  cards: 'People whose card pictures go',
  rejected: 'Rejected applications',
  unconfirmed: 'Applications without a confirmed e-mail address',
  messages: 'Messages',
  volunteers: 'Volunteer offers',
  comments: 'Comments that are not approved',
  activity: 'Lines of activity and earlier applications',
}

/** Builds the table of what the daily job will remove. Leaves out what is none. */
const plannedRows = (planned: MailData['planned'], from: string): readonly MailRow[] => [
  ['Data', 'How many', 'From'],
  ...(Object.keys(REMOVED) as TermName[]).flatMap((term): MailRow[] =>
    planned[term] ? [[REMOVED[term], String(planned[term]), from]] : [],
  ),
]

/** What each role may do, as the new holder reads it. */
const ROLE_TEXTS: Record<string, string> = {
  member: 'You are now a member. You can see your own data and your membership.',
  team: 'You are now in the team. You can publish posts and events, and approve comments.',
  admin: 'You are now an admin. You can decide on applications, reply to messages and change the website.',
}

/** Anybody can enter the address of somebody else into a form. */
const notYou = ({ email }: Organisation) =>
  `If you did not send this, somebody used your address by mistake. Ignore this e-mail, or tell us at ${email}.`

/** Most characters of a message that its reply quotes: anybody can enter a text beside an address of somebody else. */
const QUOTED = 1_000

/** Returns the beginning of a text, with an ellipsis if there is more. */
export function beginningOf(text: string): string {
  const characters = Array.from(text)
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('').trimEnd()} …` : text
}

/** Returns what an applicant can do after a rejection. */
function afterRejection({ is_final, is_reviewed, link }: MailData, { readingDays }: Organisation): string {
  if (is_reviewed) return 'We have read your application again. This decision is final and stays as it is.'
  if (is_final)
    return `This decision is final: you cannot change the application and send it again. If you disagree, sign in and ask once for a review: ${link}

We read it within ${workingDays(readingDays)}.`
  return `Sign in, correct your application and send it again: ${link}

We read it again within ${workingDays(readingDays)}.`
}

type WriteMail = (data: MailData, organisation: Organisation) => MailText

/** Writes every mail that the functions send. Other languages have the type `MailTexts`. */
export const mailsEn = {
  received: ({ link }: MailData, organisation: Organisation): MailText => ({
    subject: 'We have received your application',
    text: `${greeting('')}

Thank you for your application to the ${organisation.name}. The office reads it within ${workingDays(organisation.readingDays)}, then writes to you.

Please confirm your e-mail address: ${link}

If you did not apply, ignore this e-mail and tell us at ${organisation.email}.

${closing(organisation)}`,
  }),
  approved: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your application is approved',
    text: `${greeting(first_name)}

Your application is approved. You can sign in with your e-mail address and your password: ${link}

${closing(organisation)}`,
  }),
  confirmReminder: ({ at, link }: MailData, organisation: Organisation): MailText => ({
    subject: `Please confirm your e-mail address by ${formatInstant(at, 'en')}`,
    text: `${greeting('')}

Your application to the ${organisation.name} has no confirmed e-mail address yet. Please confirm it by ${formatInstant(at, 'en')}: ${link}

After that day we may remove the application and its pictures. You can then apply again.

If you did not apply, ignore this e-mail and tell us at ${organisation.email}.

${closing(organisation)}`,
  }),
  resubmitted: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'We have received your application again',
    text: `${greeting(first_name)}

You have sent your application again. The office reads it within ${workingDays(organisation.readingDays)}, then writes to you. Until then you can see it here: ${link}

If you did not send it, somebody else knows your password. Tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  roleChanged: ({ first_name, role, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your role was changed',
    text: `${greeting(first_name)}

The office of the ${organisation.name} has changed your role. ${ROLE_TEXTS[role] ?? ''}

Sign in: ${link}

If you did not expect this, ask the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  suspended: ({ first_name, reason, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account is suspended',
    text: `${greeting(first_name)}

The office of the ${organisation.name} has suspended your account. You can sign in and read why, but do nothing else. The office writes:

${reason}

Sign in: ${link}

If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  reinstated: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account is active again',
    text: `${greeting(first_name)}

The office of the ${organisation.name} has ended the suspension of your account. You can use it as before: ${link}

${closing(organisation)}`,
  }),
  rejected: (data: MailData, organisation: Organisation): MailText => ({
    subject: data.is_final ? 'Your application is rejected' : 'Your application needs a correction',
    text: `${greeting(data.first_name)}

${data.is_final ? 'We cannot accept your application.' : 'We could not approve your application yet.'} The office writes:

${data.rejection_reason}

${afterRejection(data, organisation)} If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  reset: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Choose a new password',
    text: `${greeting(first_name)}

We received a request for a new password for your account. Choose it within one hour: ${link}

If you did not ask for it, ignore this e-mail. Your password does not change.

${closing(organisation)}`,
  }),
  passwordChanged: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your password was changed',
    text: `${greeting(first_name)}

The password of your account was changed on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}. You have been signed out on all other devices.

If you changed it, you do not need to do anything.

If you did not change it, somebody else can sign in to your account. Ask for a new password now: ${link}

Then tell the office when it happened: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  accountDeleted: ({ at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account was deleted',
    text: `${greeting('')}

Your account with the ${organisation.name} was deleted on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, as you asked on your account page. Your data, pictures and membership record are gone.

If you did not ask for this, somebody else knows your password. Tell the office at once: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  accountRemoved: ({ at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account was deleted by the office',
    text: `${greeting('')}

The office of the ${organisation.name} deleted your account on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}. Your data, pictures and membership record are gone.

If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  accountExpired: ({ at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your application was deleted',
    text: `${greeting('')}

Your application to the ${organisation.name} was rejected and not sent again. We keep such an application for a limited time only, and deleted it on ${formatInstant(at, 'en')}. Your data and pictures are gone.

If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  officeDaily: ({ first_name, counts, link }: MailData, { name, readingDays }: Organisation): MailText => {
    const [subject, brief] = dayInBrief(counts, readingDays)
    const table = waitingRows(counts)
    const button = 'Open the dashboard'
    const notice = counts.problems && healthNotice(counts.problems, counts.missed)
    const paragraphs = [
      greeting(first_name),
      brief,
      tableText(table),
      buttonText(button, link),
      notice?.text,
      'This e-mail has no names and no numbers of people, because e-mail is not private. You get it at 9 in the morning when something is pending. Turn it off on your account page.',
      name,
    ]
    return {
      subject,
      text: paragraphs.filter(Boolean).join('\n\n'),
      table,
      button,
      ...(notice && { notice }),
    }
  },
  test: ({ first_name, link }: MailData, { name }: Organisation): MailText => ({
    subject: 'A test e-mail of the website',
    text: `${greeting(first_name)}

You asked for this e-mail. It has arrived, so the website can send e-mails: ${link}

${name}`,
  }),
  removalPlanned: ({ first_name, planned, at, link }: MailData, { name }: Organisation): MailText => {
    const from = formatInstant(at, 'en')
    const table = plannedRows(planned, from)
    const paragraphs = [
      greeting(first_name),
      `From ${from} the website removes data at the end of its term. Until then it only counts. Today it would remove:`,
      table.length > 1 ? tableText(table) : 'Nothing.',
      `You can change the terms under Website text, How long data is kept: ${link}`,
      'All admins get this e-mail once. It names nobody, because e-mail is not private.',
      name,
    ]
    return { subject: `Old data is removed from ${from}`, text: paragraphs.join('\n\n'), table }
  },
  newApplication: ({ first_name, link }: MailData, { name, readingDays }: Organisation): MailText => ({
    subject: 'A new application has arrived',
    text: `${greeting(first_name)}

Somebody has applied for membership. You promise to read applications within ${workingDays(readingDays)}: ${link}

You can turn this e-mail off on your account page.

${name}`,
  }),
  bankChanged: ({ first_name, name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Where to pay donations was changed on the website',
    text: `${greeting(first_name)}

The account to which donations are paid was changed on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, by ${name}. All admins get this e-mail.

Please compare every account number on the website with your own papers: ${link}

If it is wrong, correct it now. Then suspend the account that changed it, and tell the office: ${organisation.phone}.

${closing(organisation)}`,
  }),
  emailNew: ({ link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Confirm your new e-mail address',
    text: `${greeting('')}

We received a request to sign in to the ${organisation.name} with this e-mail address. To confirm, open this page within one day and press the button: ${link}

We have sent the same e-mail to the old address. Nothing changes until both addresses are confirmed.

If you did not ask for this, ignore this e-mail.

${closing(organisation)}`,
  }),
  emailOld: ({ first_name, email, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Confirm your change of e-mail address',
    text: `${greeting(first_name)}

We received a request that you sign in with ${email} from now on. To confirm, open this page within one day and press the button: ${link}

We have sent the same e-mail to the new address. Nothing changes until both addresses are confirmed.

If you did not ask for this, do not press the button: your address does not change. But somebody knows your password. Change it on your account page, and tell us at ${organisation.email}.

${closing(organisation)}`,
  }),
  emailChanged: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your e-mail address was changed',
    text: `${greeting(first_name)}

Since ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, you sign in with this e-mail address. You have been signed out on all devices: ${link}

If you have questions, tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  emailChangedOld: ({ first_name, email, at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your e-mail address was changed',
    text: `${greeting(first_name)}

Since ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, your account has the e-mail address ${email}. This address no longer signs in. Both addresses had confirmed it.

If you did not confirm it, somebody else reads your e-mails. Tell the office at once: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  emailRestored: ({ email, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Somebody tried to change your e-mail address',
    text: `${greeting('')}

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, we found that the e-mail address of your account had been changed without us. We have set it back to ${email}.

Somebody may know your password. It no longer works, and you have been signed out on all devices. Choose a new password now: ${link}

If you have questions, tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  secondFactorOn: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'One-time codes are on',
    text: `Dear ${first_name},

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, one-time codes were turned on for your account. From now on you need your password and a code to sign in. You have been signed out on all other devices.

If it was not you, somebody else can sign in to your account. Ask for a new password now: ${link}

Then tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  secondFactorOff: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'One-time codes are off',
    text: `Dear ${first_name},

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, one-time codes were turned off for your account. From now on you sign in with your password alone.

If it was not you, somebody else can sign in to your account. Ask for a new password now: ${link}

Then tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  secondFactorReset: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'The office has reset your one-time codes',
    text: `Dear ${first_name},

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, the office turned off the one-time codes of your account. You have been signed out on all devices. You sign in with your password alone until you set up codes again.

If you did not ask the office for it, tell us at once: ${organisation.phone}, ${organisation.email}. You can choose a new password here: ${link}

${closing(organisation)}`,
  }),
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

export type MailTemplate = keyof typeof mailsEn
export type MailTexts = Record<MailTemplate, WriteMail>
