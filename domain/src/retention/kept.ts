import type { DocumentName } from '../documents.ts'
import { SUSPECT_DAYS } from '../limits.ts'
import type { Collections } from '../stored/collections.ts'
import type { TermName } from '../terms.ts'

/** Days after its last attempt for which an e-mail is kept. */
export const MAIL_DAYS = 30

/** Days from the first run of the daily removal on which it only counts. */
export const COUNT_ONLY_DAYS = 7

/** Who sees data besides the person. `office`: the team and admins. */
export type Reader = 'everybody' | 'office' | 'admins' | 'nobody'

/** From when a term counts. */
export type TermStart = 'decision' | 'sent' | 'handled' | 'done' | 'written'

/**
 * How long data is kept: a term of the chamber or fixed days; `account`: while there is an account; `office`: until the office
 * deletes it; `work`: until its work is done, minutes at most; `always`: without a term.
 */
export type Ending =
  | { term: TermName; from: TermStart }
  | { days: number; from: TermStart }
  | 'account'
  | 'office'
  | 'work'
  | 'always'

interface KeptData {
  /** Whether it says something about people, so that the privacy page lists it. */
  isPersonal: boolean
  seenBy: Reader
  ends: Ending
}

/** Everything that is stored, and how long. `domain/src/texts/kept-en.ts` says what each is and why. */
export const KEPT = {
  account: { isPersonal: true, seenBy: 'admins', ends: 'account' },
  signIn: { isPersonal: true, seenBy: 'nobody', ends: 'account' },
  cards: { isPersonal: true, seenBy: 'admins', ends: { term: 'cards', from: 'decision' } },
  pictures: { isPersonal: true, seenBy: 'admins', ends: 'account' },
  rejected: { isPersonal: true, seenBy: 'admins', ends: { term: 'rejected', from: 'decision' } },
  unconfirmed: { isPersonal: true, seenBy: 'admins', ends: { term: 'unconfirmed', from: 'sent' } },
  history: { isPersonal: true, seenBy: 'admins', ends: { term: 'activity', from: 'written' } },
  emailChange: { isPersonal: true, seenBy: 'nobody', ends: { days: 1, from: 'sent' } },
  messages: { isPersonal: true, seenBy: 'admins', ends: { term: 'messages', from: 'handled' } },
  volunteers: { isPersonal: true, seenBy: 'admins', ends: { term: 'volunteers', from: 'handled' } },
  waitingComments: { isPersonal: true, seenBy: 'office', ends: { term: 'comments', from: 'sent' } },
  comments: { isPersonal: true, seenBy: 'everybody', ends: 'office' },
  suspects: { isPersonal: true, seenBy: 'admins', ends: { days: SUSPECT_DAYS, from: 'sent' } },
  donations: { isPersonal: true, seenBy: 'admins', ends: 'always' },
  mails: { isPersonal: true, seenBy: 'admins', ends: { days: MAIL_DAYS, from: 'done' } },
  activity: { isPersonal: true, seenBy: 'admins', ends: { term: 'activity', from: 'written' } },
  counters: { isPersonal: true, seenBy: 'nobody', ends: { days: 1, from: 'sent' } },
  undo: { isPersonal: true, seenBy: 'nobody', ends: { days: 1, from: 'decision' } },
  posts: { isPersonal: false, seenBy: 'everybody', ends: 'office' },
  website: { isPersonal: false, seenBy: 'everybody', ends: 'always' },
  savedReplies: { isPersonal: false, seenBy: 'admins', ends: 'office' },
  work: { isPersonal: false, seenBy: 'nobody', ends: 'work' },
  removals: { isPersonal: false, seenBy: 'admins', ends: { term: 'activity', from: 'written' } },
} as const satisfies Record<string, KeptData>

export type KeptId = keyof typeof KEPT

/** Names what each collection holds. Code with a collection that is missing here does not compile. */
export const KEPT_IN_COLLECTION: Record<keyof Collections, readonly KeptId[]> = {
  users: ['account', 'rejected', 'unconfirmed'],
  userIndex: ['account'],
  uniques: ['account'],
  secondFactors: ['signIn'],
  emailChanges: ['emailChange'],
  histories: ['history'],
  attempts: ['history'],
  decisions: ['undo'],
  messages: ['messages'],
  volunteers: ['volunteers'],
  comments: ['waitingComments', 'comments'],
  suspects: ['suspects'],
  donations: ['donations'],
  mail: ['mails'],
  audit: ['activity'],
  rateLimits: ['counters'],
  blogs: ['posts'],
  events: ['posts'],
  site: ['website'],
  versions: ['website'],
  arrivals: ['website'],
  savedReplies: ['savedReplies'],
  intents: ['work'],
  removals: ['removals'],
}

/** The kinds of files in the bucket: a picture of an application, or the folder of other files. */
export type FileKind = DocumentName | 'cv' | 'media' | 'site'

/** The folders of the bucket. No file is stored anywhere else. */
export type BucketFolder = 'identity' | Exclude<FileKind, DocumentName>

/** Names what the files of each kind are. */
export const KEPT_IN_FILES: Record<FileKind, readonly KeptId[]> = {
  cnic_front: ['cards'],
  cnic_back: ['cards'],
  profile_image: ['pictures'],
  business_document: ['pictures'],
  cv: ['volunteers', 'suspects'],
  media: ['posts', 'website'],
  site: ['website'],
}
