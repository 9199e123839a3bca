import type { DocumentName } from '../documents.ts'
import type { Gender } from '../genders.ts'
import type { Role } from '../roles.ts'
import type { StatusFields } from '../status.ts'
import type { Language } from '../texts/languages.ts'

/**
 * A user; the id is the Auth uid. `cnic_front` and the like hold the address of the documents route, or '' where
 * nothing was given.
 */
export interface UserDocument extends StatusFields, Record<DocumentName, string> {
  email: string
  username: string
  first_name: string
  last_name: string
  full_name: string
  phone: string
  whatsapp: string
  business: string
  business_nature: string
  business_address: string
  business_registration: string
  address: string
  city: string
  role: Role
  designation: string
  cnic: string
  /** YYYY-MM-DD */
  date_of_birth: string
  gender: Gender
  rejection_reason: string
  /** Rises whenever the applicant sends it again; approve takes it as `If-Match`, and reject too where it is sent. */
  revision: number
  language: Language
  /** True between a decision and the moment its claims are set. */
  claims_pending: boolean
  /** ISO 8601 UTC; rises when claims changed, which makes an open page refresh its token. '' at first. */
  claimsUpdatedAt: string
  /** True from the moment a deletion has begun: nobody hears of her any more. */
  deleting: boolean
  /** Shard of `userIndex` that lists this user. */
  indexShard: number
  /** ISO 8601 UTC. */
  createdAt: string
  /** ISO 8601 UTC since when the office owes her an answer: her registration, or when she first sent it again after a rejection. */
  waitingSince: string
  /** ISO 8601 UTC of the last approval; '' before one. 'Member Since' shows its month. */
  approvedAt: string
}
