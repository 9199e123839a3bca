import type { DonationState, HandlingState, InboxList, ReplyState } from '../inbox.ts'
import type { SavedReply } from '../schemas/handling.ts'
import type { Currency } from '../money/money.ts'
import type { Count, Instant, InstantOrNone } from '../values/formats.ts'
import type { PaymentCompany } from '../site.ts'
import type { UserDocument } from './user.ts'

/** What every sent form has. Its id is the reference that the sender got. */
interface SentForm {
  /** Of the user who sent it while signed in, `''` for a visitor. Old documents have none: a line of the audit log names their user. */
  uid?: string
  email: string
  /** The language of the page, in which the sender gets e-mails. */
  language: UserDocument['language']
  createdAt: Instant
}

/** Who in the office marked a form as done, and when. Old documents do not have it. */
export interface HandledStamp {
  /** '' while it is new. */
  handler_uid?: string
  /** The full name at that time; '' while it is new. */
  handler_name?: string
  handledAt?: InstantOrNone
}

/** A form that the office answers. */
export interface AnsweredForm extends SentForm, HandledStamp {
  /** Old documents do not have it: they are new. */
  state?: HandlingState
}

/** A message to the office, from the contact page or from an event's own page. */
export interface MessageDocument extends AnsweredForm {
  name: string
  /** '' from an event's page, as is `subject`. */
  lastname: string
  subject: string
  /** As typed; '' or absent where none was given. */
  phone?: string
  /** The same in E.164. Documents from before lack it. */
  phone_e164?: string
  /** Id of the event that it is about, '' for none. */
  events: string
  notes: string
  /** What the office replied on the site, oldest first; absent before the first. */
  replies?: MessageReply[]
}

/** A reply of the office. The outbox sends it, and writes here how that went. */
export interface MessageReply {
  /** Random, or the key of the filled form. */
  id: string
  text: string
  author_uid: string
  /** The full name at that time. */
  author_name: string
  createdAt: Instant
  /** Whether the message becomes `answered` once the reply is sent. */
  is_last: boolean
  state: ReplyState
  attempts: Count
  /** When it was last tried. */
  triedAt: InstantOrNone
  /** Codes of why the last attempt failed; '' if it did not. */
  error: string
}

export interface VolunteerDocument extends AnsweredForm {
  first_name: string
  subject: string
  case_description: string
  /** Path of the CV in the bucket, '' for none. Only its own route reads it. */
  cv: string
}

export interface DonationDocument extends SentForm, HandledStamp {
  amount: number
  /** Of the amount, as the chamber had chosen it then. Old documents have none: they are in dollars. */
  currency?: Currency
  /** Id of a cause; '' where it is needed most. */
  cause: string
  first_name: string
  last_name: string
  address: string
  message: string
  payment_method: 'card' | 'offline'
  /**
   * Offline: `pledged` until the office marks it as `received`. By card: `charging` while the company is asked, then `paid`.
   * One that stays `charging` was cut off. Only the company knows whether it took the amount, under the same reference.
   */
  state: DonationState
  /** The card company; '' for an offline donation. */
  company: PaymentCompany | ''
  /** A keyed hash of the company's token, so that it pays once; '' for an offline donation. */
  payment: string
}

/** A comment on a post. Its e-mail stays private. */
export interface CommentDocument extends SentForm, HandledStamp {
  blog: string
  /** Id of the comment that it replies to, or ''. */
  parent: string
  name: string
  website: string
  comment: string
  is_approved: boolean
}

/** A form whose hidden field was filled in, kept apart from the inbox. Its id is the reference that the sender got. */
export interface SuspectDocument {
  list: InboxList
  /** As it would be stored in that list. */
  form: MessageDocument | VolunteerDocument | DonationDocument | CommentDocument
  /** Whether the sender was told that there is a mail, as for any form. Absent: true. */
  mailed?: boolean
  createdAt: Instant
  /** The job of every day deletes it after this. */
  expiresAt: Instant
}

/** The texts that the office inserts into its replies. */
export interface SavedRepliesDocument {
  /** In the order of the buttons. Old documents have replies without an id. */
  replies: SavedReply[]
  /** Rises with every change. */
  revision: Count
  updatedAt: Instant
  /** uid of the admin. */
  updatedBy: string
}

/** Id of the only document. */
export const SAVED_REPLIES = 'all'
