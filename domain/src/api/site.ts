import { object } from 'yup'
import type { ContentPart } from '../content/content.ts'
import type { Endpoint } from './endpoint.ts'

/** A part of what the office says, as it is stored now. */
export interface StoredPart {
  part: ContentPart
  /** What the next change takes as `If-Match`. */
  revision: number
  /** Every field of the part. */
  content: object
}

/**
 * Stores a picture that an item of the part `:id` is to show; nobody but who may write there sees it before `changeSitePart` names it.
 * One that is not named within two days goes again.
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
  answer: {} as { image: string },
} as const satisfies Endpoint

/**
 * Changes what the office says in a part of its site, and has it published; `:id` is the part. A field that is sent is whole, a list with
 * every item; what is not sent stays. The rules are those of the part (`content/check-part.ts`), looked at together with what is stored.
 */
export const changeSitePart = {
  method: 'PATCH',
  path: '/api/auth/site/:id/',
  action: 'site:write',
  hasRevision: true,
  body: { as: 'json', schema: object(), isPartial: true },
  answer: {} as StoredPart,
} as const satisfies Endpoint

/** Has what is stored published now, where the last attempt failed or is late. */
export const publishAgain = {
  method: 'POST',
  path: '/api/auth/publishing/',
  action: 'site:publish',
  status: 202,
  answer: undefined,
} as const satisfies Endpoint

/** Has every page rendered anew and published. */
export const publishEverything = {
  method: 'POST',
  path: '/api/auth/publishing/everything/',
  action: 'site:write',
  status: 202,
  answer: undefined,
} as const satisfies Endpoint
