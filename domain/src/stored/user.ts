import type { Rejection, Resubmission } from '../decisions/reasons.ts'
import type { Count, DayOrNone, DocumentAddress, Instant, InstantOrNone } from '../values/formats.ts'
import type { Gender, UserFieldName } from '../user-fields.ts'
import type { Role } from '../permissions.ts'
import type { StatusFields, Suspension } from '../status.ts'
import type { Language } from '../texts/languages.ts'

/** What the applicant has answered; the fields below say more about some of them. */
type Answers = Record<UserFieldName, string>

/** Which e-mails about the work of the office an admin gets. */
export interface OfficeMails {
  /** One a day, if something waits or is wrong. */
  daily: boolean
  /** One for each new application. */
  applications: boolean
}

/** A user; the id is the Auth uid. */
export interface UserDocument extends StatusFields, Answers {
  full_name: string
  /** `phone` in E.164; '' if it is no number. Documents from before lack it. */
  phone_e164?: string
  /** `whatsapp` in E.164; '' if none was given. Documents from before lack it. */
  whatsapp_e164?: string
  role: Role
  /**
   * '' only of an admin whom `npm run setup` made, as the date of birth.
   * @pattern ^(|[0-9]{5}-[0-9]{7}-[0-9])$
   */
  cnic: string
  date_of_birth: DayOrNone
  gender: Gender
  cnic_front: DocumentAddress
  cnic_back: DocumentAddress
  profile_image: DocumentAddress
  business_document: DocumentAddress
  /** The last rejection as one text. */
  rejection_reason: string
  /** The last rejection; `null` after an approval. Earlier versions stored only its text: read it with `rejectionOf`. */
  rejection?: Rejection | null
  /** What the applicant changed since, and the answers to the other points. */
  resubmission?: Resubmission | null
  /** Set while an admin has suspended an approved user. Documents from before suspensions lack it. */
  suspended?: Suspension | null
  /** Rises each time the applicant sends it again. A decision takes it as `If-Match`. */
  revision: Count
  language: Language
  /** Whether the user chose the language; a device may have another until then. Absent: only if it is not the default one. */
  language_chosen?: boolean
  /** True between a decision and the moment its claims are set. */
  claims_pending: boolean
  /** When the claims last changed, which makes an open page refresh its token. */
  claimsUpdatedAt: InstantOrNone
  /** Whether a sign-in needs a one-time code too. Absent: false. */
  second_factor?: boolean
  /** Which e-mails about the office an admin gets. Absent: `USUAL_OFFICE_MAILS`. */
  office_mails?: OfficeMails
  /** True once a deletion has begun. Nobody reads the user from then on. */
  deleting: boolean
  /** Shard of `userIndex` that lists this user. */
  indexShard: number
  /** `KEYS_VERSION` of the keys in `duplicates`. Documents from before lack it. */
  keysVersion?: Count
  createdAt: Instant
  /** Since when the applicant waits: the registration. It orders the queue. */
  waitingSince: Instant
  /** When the application was last sent. Earlier versions did not store it: `waitingSince` then. */
  sentAt?: Instant
  /** When the daily job removed both card pictures; '' or absent while they are there. */
  cardsRemovedAt?: InstantOrNone
  /** The version of the privacy page that the sign-up form showed; '' or absent if it named none. */
  privacy_version?: string
  /** The last approval. 'Member Since' shows its month. */
  approvedAt: InstantOrNone
}

/** The one-time codes of a user. The id is the uid. */
export interface SecondFactorDocument {
  /** The secret that the user's app shares, encrypted under a key that is stored elsewhere. */
  secret: string
  /** Whether a code has confirmed the secret. `users/{uid}.second_factor` says the same. */
  isOn: boolean
  /** The time step of the last accepted code. No code of it, or of an earlier one, is accepted. */
  lastStep: Count
  /** Keyed hashes of the recovery codes that were not used. */
  recovery: string[]
  /** When the secret was made, or confirmed. */
  at: Instant
}
