import type { DonationState, HandlingState } from '../inbox.ts'
import type { PaymentCompany } from '../payment.ts'
import type { UserDocument } from './user.ts'

/** What every sent form is noted with; its id is the reference that the sender was given. */
interface SentForm {
  email: string
  /** That of the page, in which the sender is answered. */
  language: UserDocument['language']
  /** ISO 8601 UTC. */
  createdAt: string
}

/** Who of the office dealt with something that was sent, and when. Absent from documents that are older than this. */
export interface HandledStamp {
  /** '' while nobody has. */
  handler_uid?: string
  /** As she was called then. */
  handler_name?: string
  /** ISO 8601 UTC; '' while nobody has. */
  handledAt?: string
}

/** A form that the office answers. */
export interface AnsweredForm extends SentForm, HandledStamp {
  /** Absent from documents that are older than this: those are new. */
  state?: HandlingState
}

/** A message to the office, from the contact page or from an event's own page. */
export interface MessageDocument extends AnsweredForm {
  name: string
  /** '' from an event's page, as is `subject`. */
  lastname: string
  subject: string
  /** Id of the event that it is about, '' for none. */
  events: string
  notes: string
}

export interface VolunteerDocument extends AnsweredForm {
  first_name: string
  subject: string
  case_description: string
  /** Path of the CV in the bucket, '' for none: read through its own route only. */
  cv: string
}

export interface DonationDocument extends SentForm, HandledStamp {
  /** In dollars. */
  amount: number
  /** Id of a cause; '' where it is needed most. */
  cause: string
  first_name: string
  last_name: string
  address: string
  message: string
  payment_method: 'card' | 'offline'
  /**
   * `pledged` until the office has marked it as `received`. By card: `charging` from before the company is asked until its answer is stored, then
   * `paid`. One that stays `charging` was cut off: only the company knows whether it took the sum, under the same reference.
   */
  state: DonationState
  /** Who was asked for the sum; '' for an offline donation. */
  company: PaymentCompany | ''
  /** A keyed hash of the company's token, which pays once; '' for an offline donation. */
  payment: string
}

/** A comment on a post. Its e-mail is shown to nobody. */
export interface CommentDocument extends SentForm, HandledStamp {
  blog: string
  /** Id of the comment that it answers, '' for one of its own. */
  parent: string
  name: string
  website: string
  comment: string
  is_approved: boolean
}
