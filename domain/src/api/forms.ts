import type { Organisation } from '../content/organisation.ts'
import type { Reference } from '../values/formats.ts'
import { commentSchema } from '../schemas/comment.ts'
import { contactSchema, eventContactSchema } from '../schemas/contact.ts'
import { donationSchema } from '../money/donation-schema.ts'
import { volunteerSchema } from '../schemas/volunteer.ts'
import type { Endpoint } from './endpoint.ts'

/** The answer to a form of the public site. */
export interface Sent {
  reference: Reference
  /** Whether an e-mail with the reference is sent. One address gets at most three an hour. */
  mailed: boolean
}

/** The answer to a donation. */
export interface Donated extends Sent {
  /** Where a pledge is to be paid, unless it cannot be read; absent for a payment by card. A text that was not entered is ''. */
  bank?: Organisation['bank']
  /** Further ways to pay it, such as a mobile account. One without a number is not in use. */
  ways?: Organisation['ways']
}

/**
 * Sends a message to the office.
 * @returns The message is stored.
 */
export const sendMessage = {
  method: 'POST',
  path: '/api/auth/contact/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: contactSchema },
  answer: {} as Sent,
} as const satisfies Endpoint

/**
 * Sends a question about one event.
 * @returns The question is stored.
 * @throws 404 No such event is published.
 */
export const askAboutEvent = {
  method: 'POST',
  path: '/api/auth/events/:id/contact/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: eventContactSchema },
  answer: {} as Sent,
} as const satisfies Endpoint

/**
 * Sends a volunteer offer, with an optional CV as PDF or picture. Only admins see the CV.
 * @returns The offer is stored.
 */
export const offerHelp = {
  method: 'POST',
  path: '/api/auth/volunteers/',
  action: 'form:send',
  status: 201,
  body: { as: 'json or form', schema: volunteerSchema, documents: ['cv'] },
  answer: {} as Sent,
} as const satisfies Endpoint

/**
 * Pledges a donation, or pays it by card. The chamber's currency and limits count, as in the part `giving` of the website text. Of a
 * card only the card company's token may be sent. A token pays once, and sent again it gets the first answer again.
 * @returns The donation is stored. Of a pledge it names where to pay it, since the e-mail may not arrive.
 * @throws 409 No cards are taken, this card is refused, or the amount is in another currency than the chamber's. Nothing is stored.
 */
export const donate = {
  method: 'POST',
  path: '/api/auth/donations/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: donationSchema },
  answer: {} as Donated,
} as const satisfies Endpoint

/**
 * Sends a comment on a post, or a reply to a comment. It is shown once team or an admin have approved it.
 * @returns The comment is stored.
 * @throws 404 No such post is published.
 */
export const sendComment = {
  method: 'POST',
  path: '/api/auth/comments/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: commentSchema },
  answer: {} as Sent,
} as const satisfies Endpoint
