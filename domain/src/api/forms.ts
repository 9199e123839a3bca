import { commentSchema } from '../schemas/comment.ts'
import { contactSchema, eventContactSchema } from '../schemas/contact.ts'
import { donationSchema } from '../schemas/donation.ts'
import { volunteerSchema } from '../schemas/volunteer.ts'
import type { Endpoint } from './endpoint.ts'

/** What a form of the public site is answered: a number to quote, such as WCN-7K4Q2M. */
export interface Sent {
  reference: string
  /** Whether a mail with that number is on its way: an address has few an hour. */
  mailed: boolean
}

/** A message to the office. */
export const sendMessage = {
  method: 'POST',
  path: '/api/auth/contact/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: contactSchema },
  answer: {} as Sent,
} as const satisfies Endpoint

/** A question about one event. */
export const askAboutEvent = {
  method: 'POST',
  path: '/api/auth/events/:id/contact/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: eventContactSchema },
  answer: {} as Sent,
} as const satisfies Endpoint

/** An offer of help, perhaps with a CV: a PDF or a picture. */
export const offerHelp = {
  method: 'POST',
  path: '/api/auth/volunteers/',
  action: 'form:send',
  status: 201,
  body: { as: 'json or form', schema: volunteerSchema, documents: ['cv'] },
  answer: {} as Sent,
} as const satisfies Endpoint

/** A gift that was paid by card, or a promise to pay it offline. */
export const donate = {
  method: 'POST',
  path: '/api/auth/donations/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: donationSchema },
  answer: {} as Sent,
} as const satisfies Endpoint

/** A comment, which the office reads before anybody else does. */
export const sendComment = {
  method: 'POST',
  path: '/api/auth/comments/',
  action: 'form:send',
  status: 201,
  body: { as: 'json', schema: commentSchema },
  answer: {} as Sent,
} as const satisfies Endpoint

/** The CV that came with an offer of help. Every view stands in the audit log. */
export const getCv = {
  method: 'GET',
  path: '/api/auth/volunteers/:id/cv/',
  action: 'volunteer-document:view',
  answer: {} as Blob,
} as const satisfies Endpoint

/** An offer of help that was withdrawn, with its CV. */
export const deleteOffer = {
  method: 'DELETE',
  path: '/api/auth/volunteers/:id/',
  action: 'volunteer:delete',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint
