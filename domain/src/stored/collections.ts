import type { AttemptDocument } from './attempt.ts'
import type { AuditDocument, RemovalDocument } from './audit.ts'
import type { BlogDocument } from './blog.ts'
import type { DecisionDocument, HistoryDocument } from './decision.ts'
import type { DuplicateDocument } from './duplicate.ts'
import type { EmailChangeDocument } from './email-change.ts'
import type { EventDocument } from './event.ts'
import type { IntentDocument } from './intent.ts'
import type { MailDocument } from './mail.ts'
import type { OfficeFilesDocument } from '../files/stored-file.ts'
import type { PostVersionDocument } from './post-version.ts'
import type { PageDocument } from './page.ts'
import type { RateLimitDocument } from './rate-limit.ts'
import type {
  CommentDocument,
  DonationDocument,
  MessageDocument,
  SavedRepliesDocument,
  SuspectDocument,
  VolunteerDocument,
} from './sent-forms.ts'
import type { UniqueDocument } from './unique.ts'
import type { UserIndexShard } from './user-index.ts'
import type { SecondFactorDocument, UserDocument } from './user.ts'
import type { VersionDocument } from './site/published.ts'

/** The data model: every collection of the database, and what a document of it holds. */
export interface Collections {
  /** By Auth uid. */
  users: UserDocument
  /** By Auth uid: the last decision on somebody, while it can be undone. */
  decisions: DecisionDocument
  /**
   * Keyed by Auth uid: the user's latest request to change the e-mail address. The document `first-admin` is a
   * `FirstAdminDocument`.
   */
  emailChanges: EmailChangeDocument
  /** By Auth uid: the secret of the one-time codes. */
  secondFactors: SecondFactorDocument
  /** By Auth uid: what was decided on somebody, and why. */
  histories: HistoryDocument
  /** By uid and revision: what somebody sent before a correction. */
  attempts: AttemptDocument
  /** By shard number; the document `meta` is a `UserIndexMeta`. */
  userIndex: UserIndexShard
  /** By Auth uid: by what somebody is found, and who may be the same person. */
  duplicates: DuplicateDocument
  /** By `kind:hash` of the value that is taken; the document `key` is a `UniquesKeyDocument`. */
  uniques: UniqueDocument
  blogs: BlogDocument
  events: EventDocument
  /** What was written in posts, events and pages before the last changes of each. */
  postVersions: PostVersionDocument
  /** The pages that the office makes. */
  pages: PageDocument
  /** `blogs`, `events`, `pages`, `comments` (approved ones) and `site`: raised in the transaction of every change of that list, or of the office's content. */
  versions: VersionDocument
  /** The document `all`: raised in the transaction of every new application, message, donation, offer or comment. */
  arrivals: VersionDocument
  /**
   * By part of `Content`: what the office says instead of the sample. Every reader checks it, since it may be older than
   * the code. The document `published` is a `PublishedDocument`, `health` a `HealthDocument`, and
   * `opening` an `OpeningDocument`.
   */
  site: Record<string, unknown>
  /** One document, `all`: the files that visitors and members download. */
  files: OfficeFilesDocument
  messages: MessageDocument
  volunteers: VolunteerDocument
  donations: DonationDocument
  comments: CommentDocument
  /** By reference: forms that a bot seems to have sent. */
  suspects: SuspectDocument
  /** One document, `all`. */
  savedReplies: SavedRepliesDocument
  intents: IntentDocument
  audit: AuditDocument
  mail: MailDocument
  /** By a keyed hash of what is counted. */
  rateLimits: RateLimitDocument
  /** By day: what the daily removal found. */
  removals: RemovalDocument
}
