import type { DocumentName } from '../documents.ts'
import { SUSPECT_DAYS, type TermName } from '../limits.ts'
import type { Collections } from '../stored/collections.ts'

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

/** The groups of the privacy page, in its order. */
export const KEPT_GROUPS = ['account', 'forms', 'operation'] as const
export type KeptGroup = (typeof KEPT_GROUPS)[number]

interface KeptData {
  /** Where the privacy page lists it; `none` if it says nothing about people. */
  group: KeptGroup | 'none'
  seenBy: Reader
  ends: Ending
}

/** Everything that is stored, and how long. `domain/src/texts/kept-en.ts` says what each is and why. */
export const KEPT = {
  account: { group: 'account', seenBy: 'admins', ends: 'account' },
  cards: { group: 'account', seenBy: 'admins', ends: { term: 'cards', from: 'decision' } },
  pictures: { group: 'account', seenBy: 'admins', ends: 'account' },
  rejected: { group: 'account', seenBy: 'admins', ends: { term: 'rejected', from: 'decision' } },
  unconfirmed: { group: 'account', seenBy: 'admins', ends: { term: 'unconfirmed', from: 'sent' } },
  history: { group: 'account', seenBy: 'admins', ends: { term: 'activity', from: 'written' } },
  duplicates: { group: 'account', seenBy: 'admins', ends: 'account' },
  signIn: { group: 'account', seenBy: 'nobody', ends: 'account' },
  emailChange: { group: 'account', seenBy: 'nobody', ends: { days: 1, from: 'sent' } },
  messages: { group: 'forms', seenBy: 'admins', ends: { term: 'messages', from: 'handled' } },
  volunteers: { group: 'forms', seenBy: 'admins', ends: { term: 'volunteers', from: 'handled' } },
  donations: { group: 'forms', seenBy: 'admins', ends: 'always' },
  comments: { group: 'forms', seenBy: 'everybody', ends: 'office' },
  waitingComments: { group: 'forms', seenBy: 'office', ends: { term: 'comments', from: 'sent' } },
  suspects: { group: 'forms', seenBy: 'admins', ends: { days: SUSPECT_DAYS, from: 'sent' } },
  mails: { group: 'operation', seenBy: 'admins', ends: { days: MAIL_DAYS, from: 'done' } },
  activity: { group: 'operation', seenBy: 'admins', ends: { term: 'activity', from: 'written' } },
  counters: { group: 'operation', seenBy: 'nobody', ends: { days: 1, from: 'written' } },
  undo: { group: 'operation', seenBy: 'nobody', ends: { days: 1, from: 'decision' } },
  posts: { group: 'none', seenBy: 'everybody', ends: 'office' },
  postVersions: { group: 'none', seenBy: 'office', ends: 'office' },
  website: { group: 'none', seenBy: 'everybody', ends: 'always' },
  health: { group: 'none', seenBy: 'admins', ends: 'always' },
  files: { group: 'none', seenBy: 'everybody', ends: 'office' },
  uploads: { group: 'none', seenBy: 'nobody', ends: { days: 1, from: 'sent' } },
  savedReplies: { group: 'none', seenBy: 'admins', ends: 'office' },
  work: { group: 'none', seenBy: 'nobody', ends: 'work' },
  removals: { group: 'none', seenBy: 'admins', ends: { term: 'activity', from: 'written' } },
} as const satisfies Record<string, KeptData>

export type KeptId = keyof typeof KEPT

/** Names what each collection holds. Code with a collection that is missing here does not compile. */
export const KEPT_IN_COLLECTION: Record<keyof Collections, readonly KeptId[]> = {
  users: ['account', 'rejected', 'unconfirmed'],
  userIndex: ['account'],
  uniques: ['account'],
  duplicates: ['duplicates'],
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
  postVersions: ['postVersions'],
  pages: ['posts'],
  site: ['website', 'health'],
  files: ['files'],
  versions: ['website'],
  arrivals: ['website'],
  savedReplies: ['savedReplies'],
  intents: ['work'],
  removals: ['removals'],
}

/** The kinds of files in the bucket: a picture of an application, or the folder of other files. */
type FileKind = DocumentName | 'cv' | 'media' | 'site' | 'share' | 'files' | 'uploads'

/** The folders of the bucket. No file is stored anywhere else. */
export type BucketFolder = 'identity' | Exclude<FileKind, DocumentName>

/** Names what the files of each kind are. */
export const KEPT_IN_FILES: Record<FileKind, readonly KeptId[]> = {
  cnic_front: ['cards'],
  cnic_back: ['cards'],
  profile_image: ['pictures'],
  business_document: ['pictures'],
  cv: ['volunteers', 'suspects'],
  media: ['posts', 'postVersions', 'website'],
  site: ['website'],
  share: ['website'],
  files: ['files'],
  uploads: ['uploads'],
}
