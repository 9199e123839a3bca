import type { Organisation } from '../../content/organisation.ts'
import { formatInstant, formatMinute, formatTimeZone } from '../../dates.ts'
import type { TermName } from '../../limits.ts'
import type { HealthCode, HealthProblem } from '../../office/health.ts'
import type { OfficeCounts, Waiting } from '../../office/office-mails.ts'
import type { DailyStep } from '../../stored/site/health.ts'
import { closing, greeting, workingDays } from './letter-en.ts'
import {
  buttonText,
  type MailData,
  type MailRow,
  type MailText,
  tableText,
  type WriteMail,
} from './mail-text.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

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
  retries: ({ count }) => `E-mails that could not be sent so far: ${count}.`,
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
  files: (problem) =>
    problem.since ? `The files were not copied${since(problem.since)}.` : 'No copy of the files is known.',
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

/** Writes to the admins about their work. */
export const officeMailsEn = {
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
} as const satisfies Record<string, WriteMail>
