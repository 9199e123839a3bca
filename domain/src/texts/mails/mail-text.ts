import type { Organisation } from '../../content/organisation.ts'
import type { TermName } from '../../limits.ts'
import type { Currency } from '../../money/money.ts'
import type { OfficeCounts } from '../../office/office-mails.ts'

/** A row of a table in a mail: what, how many, since or from when. What is late is shown in red. */
export type MailRow = readonly [what: string, count: string, when: string, mark?: 'late']

/** What a mail says, before it becomes HTML. */
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

/** Most characters of a message that its reply quotes: anybody can enter a text beside an address of somebody else. */
const QUOTED = 1_000

/** Returns the beginning of a text, with an ellipsis if there is more. */
export function beginningOf(text: string): string {
  const characters = Array.from(text)
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('').trimEnd()} …` : text
}

/** Writes a mail in one language. */
export type WriteMail = (data: MailData, organisation: Organisation) => MailText
