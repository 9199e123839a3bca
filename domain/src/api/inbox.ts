import {
  INBOX_LISTS,
  DAYS_BACK,
  type FoundForm,
  type Handling,
  SEARCHED_LISTS,
  SHOWN,
  type Suspect,
} from '../inbox.ts'
import { MAX_LENGTH } from '../limits.ts'
import { SEARCH_LENGTH } from '../values/list-limits.ts'
import { handlingSchema, replySchema, savedRepliesSchema } from '../schemas/handling.ts'
import type { MessageReply, SavedRepliesDocument } from '../stored/sent-forms.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Marks a message as answered or done. A message that is marked already stays as it is.
 * @returns Who marked it, and when.
 */
export const handleMessage = {
  method: 'POST',
  path: '/api/auth/contact/:id/handle/',
  action: 'form:handle',
  body: { as: 'json', schema: handlingSchema },
  answer: {} as Handling,
} as const satisfies Endpoint

/**
 * Reopens a message.
 * @returns It is new again.
 */
export const reopenMessage = {
  method: 'DELETE',
  path: '/api/auth/contact/:id/handle/',
  action: 'form:handle',
  hasVersion: true,
  answer: {} as Handling,
} as const satisfies Endpoint

/**
 * Deletes a message with the replies to it, also with one that waits to be sent.
 * @returns It is gone.
 */
export const deleteMessage = {
  method: 'DELETE',
  path: '/api/auth/contact/:id/',
  action: 'form:delete',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Replies to a message by e-mail, one reply at a time. `If-Match` takes how many replies the client has read. The message becomes
 * `answered` once the mail server has taken the e-mail.
 * @returns The reply, which is on its way.
 * @throws 404
 * @throws 409 A reply is on its way, or the message has 20 of them.
 * @throws 412 Somebody else has replied.
 * @throws 429
 */
export const sendReply = {
  method: 'POST',
  path: '/api/auth/contact/:id/replies/',
  action: 'form:handle',
  status: 201,
  hasRevision: true,
  body: { as: 'json', schema: replySchema },
  answer: {} as MessageReply,
} as const satisfies Endpoint

/**
 * Sends the last reply to a message again, after it failed.
 * @returns The reply, which is on its way.
 * @throws 409 It is sent, or on its way.
 */
export const sendReplyAgain = {
  method: 'POST',
  path: '/api/auth/contact/:id/replies/again/',
  action: 'form:handle',
  answer: {} as MessageReply,
} as const satisfies Endpoint

/**
 * Replaces the saved replies, which admins insert into their replies. Admins read them from the document `savedReplies/all`.
 * @returns All of them, as stored.
 * @throws 412 Somebody else has changed them.
 * @throws 429
 */
export const changeSavedReplies = {
  method: 'PATCH',
  path: '/api/auth/saved-replies/',
  action: 'form:handle',
  hasRevision: true,
  // all of them at their longest fit in any script
  body: { as: 'json', schema: savedRepliesSchema, maxBytes: 512 * 1024 },
  answer: {} as SavedRepliesDocument,
} as const satisfies Endpoint

/**
 * Marks a volunteer offer as answered or done. An offer that is marked already stays as it is.
 * @returns Who marked it, and when.
 */
export const handleOffer = {
  method: 'POST',
  path: '/api/auth/volunteers/:id/handle/',
  action: 'form:handle',
  body: { as: 'json', schema: handlingSchema },
  answer: {} as Handling,
} as const satisfies Endpoint

/**
 * Reopens a volunteer offer.
 * @returns It is new again.
 */
export const reopenOffer = {
  method: 'DELETE',
  path: '/api/auth/volunteers/:id/handle/',
  action: 'form:handle',
  hasVersion: true,
  answer: {} as Handling,
} as const satisfies Endpoint

/**
 * Deletes a volunteer offer with its CV.
 * @returns It is gone.
 */
export const deleteOffer = {
  method: 'DELETE',
  path: '/api/auth/volunteers/:id/',
  action: 'form:delete',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Returns the CV of a volunteer offer. Each view is recorded in the activity log.
 * @returns application/pdf, image/jpeg: The file.
 */
export const getCv = {
  method: 'GET',
  path: '/api/auth/volunteers/:id/cv/',
  action: 'volunteer-document:view',
  answer: {} as Blob,
} as const satisfies Endpoint

/**
 * Marks a pledged donation as received. A donation that is marked already stays as it is.
 * @returns Who marked it, and when.
 * @throws 409 It was paid by card.
 */
export const receiveDonation = {
  method: 'POST',
  path: '/api/auth/donations/:id/receive/',
  action: 'form:handle',
  answer: {} as Handling<'pledged' | 'received'>,
} as const satisfies Endpoint

/**
 * Reopens a donation that was marked as received.
 * @returns It is pledged again.
 * @throws 409 It was paid by card.
 */
export const reopenDonation = {
  method: 'DELETE',
  path: '/api/auth/donations/:id/receive/',
  action: 'form:handle',
  hasVersion: true,
  answer: {} as Handling<'pledged' | 'received'>,
} as const satisfies Endpoint

/**
 * Deletes a donation, also a paid one. The donor gets no money back and no e-mail.
 * @returns It is gone.
 * @throws 409 The card company has not confirmed the payment yet.
 */
export const deleteDonation = {
  method: 'DELETE',
  path: '/api/auth/donations/:id/',
  action: 'form:delete',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Exports a list of the inbox as a table, newest first. A value that a spreadsheet would take for a formula gets an apostrophe.
 * At most 60 an hour; each is recorded in the activity log.
 * @returns text/csv: The table.
 * @throws 429
 */
export const exportForms = {
  method: 'GET',
  path: '/api/auth/exports/forms/:name/',
  names: INBOX_LISTS,
  action: 'form:export',
  needsFreshSignIn: true,
  query: {
    /** @default all */
    show: { type: 'choice', of: SHOWN },
    /**
     * How many days back it goes.
     * @default ever
     */
    back: { type: 'choice', of: DAYS_BACK },
  },
  answer: {} as Blob,
} as const satisfies Endpoint

/**
 * Searches messages, volunteer offers or donations, newest first. One request reads 500 of them and answers at most twenty;
 * `Link` leads on. At most 600 an hour.
 * @returns What was found.
 * @header Link
 * @header X-Searched-To
 * @throws 429
 */
export const searchForms = {
  method: 'GET',
  path: '/api/auth/forms/:name/',
  names: SEARCHED_LISTS,
  action: 'office:read',
  query: {
    /** Words that all occur in its texts, its e-mail or its reference, in any order. */
    search: { type: 'text', maxLength: SEARCH_LENGTH, isPrivate: true },
    /** @default all */
    show: { type: 'choice', of: SHOWN },
    /**
     * How many days back it goes.
     * @default ever
     */
    back: { type: 'choice', of: DAYS_BACK },
    /** From the `Link` of the answer before. */
    cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
  },
  answer: [] as FoundForm[],
} as const satisfies Endpoint

/**
 * Lists forms that a bot seems to have sent, newest first: a field that people do not see was filled in. They caused no e-mail, and are
 * deleted after 30 days.
 * @returns One page of them.
 * @header X-Total-Count
 * @header Link
 */
export const listSuspects = {
  method: 'GET',
  path: '/api/auth/suspects/',
  action: 'office:read',
  query: {
    /** From the `Link` of the answer before. */
    cursor: { type: 'text', maxLength: MAX_LENGTH.cursor },
  },
  answer: [] as Suspect[],
} as const satisfies Endpoint

/**
 * Moves a suspected form to its list in the inbox, as if it had arrived there. The sender gets no e-mail.
 * @returns It was moved.
 */
export const acceptSuspect = {
  method: 'POST',
  path: '/api/auth/suspects/:id/accept/',
  action: 'form:handle',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint
