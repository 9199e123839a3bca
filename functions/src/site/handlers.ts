import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import { takesPictures } from 'domain/content/formatted/formatted-texts.ts'
import { requireFreshSignIn } from '../http/guard.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { invalidFields, notFound } from '../http/responses/http-error.ts'
import type { Handlers } from '../http/serve.ts'
import { storeUnusedPicture } from '../media/claim-pictures.ts'
import { closeSite, openSite } from './opening.ts'
import { pausePublishing, requestPublish, resumePublishing } from './request-publish.ts'
import { storeContent } from './store-content.ts'

/** Handles the office's calls about the texts and pictures of its site. */
export const siteHandlers = {
  addSitePicture: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor, path: { id }, files, errors }) => {
      const part = CONTENT_PARTS.find((name) => name === id)
      if (!part || !takesPictures(part)) throw notFound()
      const { image } = files
      if (!image || Object.keys(errors).length > 0) throw invalidFields(errors)
      return storeUnusedPicture('site', part, image, { uid: actor.uid, action: 'site:write' })
    },
  },

  changeSitePart: {
    limit: rateLimiter(RATES.write),
    handle: ({ actor, path: { id }, input, revision }) => {
      const part = CONTENT_PARTS.find((name) => name === id)
      if (!part) throw notFound()
      const beforeRisk = () => requireFreshSignIn(actor)
      return storeContent(part, input, { by: actor.uid, revision, beforeRisk })
    },
  },

  openSite: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor }) => openSite(actor.uid),
  },

  closeSite: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor, input: { reason } }) => {
      await closeSite(actor.uid, reason)
      return undefined
    },
  },

  publishAgain: {
    limit: rateLimiter(RATES.publish),
    handle: async ({ actor }) => {
      await requestPublish({ by: actor.uid, isWhole: false })
      return undefined
    },
  },

  publishEverything: {
    limit: rateLimiter(RATES.publish),
    handle: async ({ actor }) => {
      await requestPublish({ by: actor.uid, isWhole: true })
      return undefined
    },
  },

  pausePublishing: {
    limit: rateLimiter(RATES.publish),
    handle: async ({ actor, input: { reason } }) => {
      await pausePublishing({ by: actor.uid, reason })
      return undefined
    },
  },

  resumePublishing: {
    limit: rateLimiter(RATES.publish),
    handle: async ({ actor }) => {
      await resumePublishing({ by: actor.uid })
      return undefined
    },
  },
} satisfies Partial<Handlers>
