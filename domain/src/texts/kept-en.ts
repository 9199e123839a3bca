import type { REGION } from '../place.ts'
import type { Ending, KeptGroup, KeptId, Reader, TermStart } from '../retention/kept.ts'

const FROM: Record<TermStart, string> = {
  decision: 'after the last decision',
  sent: 'after it was sent',
  handled: 'after it was sent or last handled',
  done: 'after the last attempt to send it',
  written: 'after it was written',
}

const WHAT: Record<KeptId, { what: string; why: string }> = {
  account: {
    what: 'Your application: name, CNIC, date of birth, contact and business',
    why: 'To decide on it, and to have one membership for each person',
  },
  signIn: { what: 'The key of your one-time codes, encrypted', why: 'To check your codes' },
  cards: { what: 'Both sides of your identity card', why: 'To compare them with your answers' },
  pictures: {
    what: 'Your profile picture and business document',
    why: 'To show your profile, and to check your business',
  },
  rejected: {
    what: 'A rejected application that is not sent again',
    why: 'So that you can correct it, or ask for a review',
  },
  unconfirmed: {
    what: 'A pending application whose e-mail address is not confirmed after our reminders',
    why: 'So that you can confirm it',
  },
  history: {
    what: 'Earlier decisions about you, and what you sent before a correction',
    why: 'To decide in the same way again, and to answer questions about a decision',
  },
  duplicates: {
    what: 'Other applications with your phone, or with a name, birth date or business like yours',
    why: 'So that nobody becomes a member twice',
  },
  emailChange: { what: 'Your request to change your e-mail address', why: 'To confirm both addresses' },
  messages: { what: 'Messages and our replies', why: 'To answer you' },
  volunteers: { what: 'Volunteer offers with CVs', why: 'To find a task for you' },
  waitingComments: { what: 'Comments that are not approved', why: 'To decide whether to publish them' },
  comments: { what: 'Approved comments, without your e-mail address', why: 'To show them below the post' },
  suspects: { what: 'Forms that a program seems to have sent', why: 'To find those that a person sent' },
  donations: { what: 'Donations', why: 'For our accounts' },
  mails: { what: 'E-mails that we have sent you', why: 'To see whether they arrived' },
  activity: { what: 'Who did what, and when', why: 'To find mistakes and misuse' },
  counters: { what: 'How often something was tried, without a name', why: 'To stop attacks' },
  undo: { what: 'The last decision about you', why: 'To undo a mistake' },
  postVersions: { what: 'Earlier versions of posts, events and pages', why: 'To undo a mistake' },
  posts: { what: 'Posts, events, pages and their pictures', why: 'To show them on the website' },
  website: { what: 'Texts and pictures of the website', why: 'To show the website' },
  health: { what: 'What does not work', why: 'To repair it' },
  files: { what: 'Files for visitors and members', why: 'To offer them for download' },
  uploads: { what: 'Uploads in progress', why: 'To go on after a lost connection' },
  savedReplies: { what: 'Texts for replies', why: 'To reply faster' },
  work: { what: 'Changes in progress', why: 'To finish what was interrupted' },
  removals: { what: 'How much was removed each day, without names', why: 'To check the removal' },
}

const SEEN_BY: Record<Reader, string> = {
  everybody: 'Everybody',
  office: 'The team and administrators',
  admins: 'Administrators',
  nobody: 'Nobody',
}

const GROUPS: Record<KeptGroup, string> = {
  account: 'Your application and account',
  forms: 'What you send with our forms',
  operation: 'What the website needs to work',
}

/** The country of each region that the functions may run in. */
const COUNTRIES: Record<typeof REGION, string> = { 'europe-west1': 'Belgium' }

/** Says what is kept, why, who sees it, how long and where. Other languages have the type `KeptTexts`. */
export const keptEn = {
  groups: GROUPS,
  rows: WHAT,
  seenBy: SEEN_BY,
  countries: COUNTRIES,
  /** The last line of every mail. */
  inMails: (address: string): string => `What we keep about you, and for how long: ${address}`,
  /** @param days of the chamber's term or the fixed ones; not used for other endings */
  howLong: (ends: Ending, days: number): string => {
    if (ends === 'account') return 'While you have an account'
    if (ends === 'office') return 'Until the office deletes it'
    if (ends === 'always') return 'As long as we need it'
    if (ends === 'work') return 'Until the work is done'
    return `${days === 1 ? '1 day' : `${days} days`} ${FROM[ends.from]}`
  },
}

export type KeptTexts = typeof keptEn
