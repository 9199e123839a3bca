import { object } from 'yup'
import type { ContentPart } from '../content/content.ts'
import type { TextFormat } from '../formatting/described.ts'
import { MAX_LENGTH } from '../limits.ts'
import type { Translation } from '../stored/site/site-part.ts'
import type { Count, InstantOrNone } from '../values/formats.ts'
import { requiredText } from '../values/text.ts'
import type { Endpoint } from './endpoint.ts'
import type { UploadedPicture } from './managed-posts.ts'

/** A part of the website text, as it is stored now. */
export interface StoredPart {
  part: ContentPart
  /** What the next change takes as `If-Match`. */
  revision: Count
  /** Every field of the part. */
  content: object
  /** How its long texts are written; absent if they are plain, or if it has none. */
  format?: TextFormat
  /** The Urdu of its texts; absent for none. */
  ur?: readonly Translation[]
}

/**
 * Stores a picture for an item or a text of a part; `:id` is `team`, `causes` or `giving`. A text names it as
 * `![description](address "caption")`. It stays private until `changeSitePart` names its address.
 * A picture that is not named within two days is deleted.
 * @returns The picture's address and size.
 */
export const addSitePicture = {
  method: 'POST',
  path: '/api/auth/site/:id/pictures/',
  action: 'site:write',
  status: 201,
  body: {
    as: 'json or form',
    schema: object(),
    isPartial: true,
    pictures: ['image'],
    requiredPictures: ['image'],
  },
  answer: {} as UploadedPicture,
} as const satisfies Endpoint

/**
 * Changes a part of the website text and publishes it; `:id` is the part, such as `organisation`. Its fields and limits are in
 * `domain/src/content/`. A list is sent whole; fields that are not sent stay as they are. Long texts are stored as Markdown. One
 * that was stored plain and is not changed gets backslashes where it needs them to look as before. `ur` is a list of all texts that
 * have Urdu, such as `{ "text": "Our people", "ur": "ہمارے لوگ" }`; that of a text that has changed is left out. Another account for
 * donations, of a bank or not, needs a fresh sign-in, and all admins get an e-mail about it. A shorter term and the end of required
 * one-time codes need a fresh sign-in too.
 * @returns The part as stored.
 * @throws 429
 */
export const changeSitePart = {
  method: 'PATCH',
  path: '/api/auth/site/:id/',
  action: 'site:write',
  hasRevision: true,
  needsFreshSignIn: 'sometimes',
  body: { as: 'json', schema: object(), isPartial: true },
  answer: {} as StoredPart,
} as const satisfies Endpoint

/**
 * Publishes what is stored, for when the last attempt failed or is late. `site/published` records the result. At most 60 an hour,
 * together with those of `publishEverything`. Each is recorded in the activity log.
 * @returns Publishing starts soon.
 * @throws 409 Publishing is paused.
 * @throws 429
 */
export const publishAgain = {
  method: 'POST',
  path: '/api/auth/publishing/',
  action: 'site:publish',
  status: 202,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Renders and publishes every page again.
 * @returns Publishing starts soon.
 * @throws 409 Publishing is paused.
 * @throws 429
 */
export const publishEverything = {
  method: 'POST',
  path: '/api/auth/publishing/everything/',
  action: 'site:write',
  status: 202,
  answer: undefined,
} as const satisfies Endpoint

/**
 * Pauses publishing: what is saved stays off the site until an admin resumes it. A release that is almost done may still appear.
 * Pausing again changes the reason. Team and admins read it in `site/published`.
 * @returns Publishing is paused.
 * @throws 429
 */
export const pausePublishing = {
  method: 'POST',
  path: '/api/auth/publishing/pause/',
  action: 'site:pause',
  status: 204,
  body: { as: 'json', schema: object({ reason: requiredText('reason', MAX_LENGTH.pause) }) },
  answer: undefined,
} as const satisfies Endpoint

/**
 * Ends the pause, if there is one, and publishes what is stored.
 * @returns Publishing starts soon.
 * @throws 429
 */
export const resumePublishing = {
  method: 'POST',
  path: '/api/auth/publishing/resume/',
  action: 'site:pause',
  status: 202,
  answer: undefined,
} as const satisfies Endpoint

/** When the site was opened. */
export interface Opened {
  /** '' for a site that was published before sites were opened. */
  openedAt: InstantOrNone
}

/**
 * Opens a site: search engines may list it, and it takes donations. Every part that was never saved is stored as it is
 * shown, so that no later version changes it. An open site stays as it is.
 * @returns The site is open; its pages follow with the next release.
 * @throws 409 Something is still missing or a sample.
 * @throws 429
 */
export const openSite = {
  method: 'POST',
  path: '/api/auth/opening/',
  action: 'site:open',
  needsFreshSignIn: true,
  answer: {} as Opened,
} as const satisfies Endpoint

/**
 * Closes the site until an admin opens it again. It takes no donations from now on. Its pages follow with the next release: each has a
 * note and is not listed. Closing again changes the reason, which team and admins read in `site/opening`.
 * @returns The site is closed.
 * @throws 429
 */
export const closeSite = {
  method: 'POST',
  path: '/api/auth/opening/close/',
  action: 'site:open',
  needsFreshSignIn: true,
  status: 204,
  body: { as: 'json', schema: object({ reason: requiredText('reason', MAX_LENGTH.pause) }) },
  answer: undefined,
} as const satisfies Endpoint
