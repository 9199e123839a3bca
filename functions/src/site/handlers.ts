import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import { PICTURED_PARTS } from 'domain/content/pictures.ts'
import { requireFreshSignIn } from '../http/guard.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { invalidFields, notFound } from '../http/responses/http-error.ts'
import type { Handlers } from '../http/serve.ts'
import { requestPublish } from './request-publish.ts'
import { uploadPicture } from './site-pictures.ts'
import { storeContent } from './store-content.ts'

/** Handles the office's calls about the texts and pictures of its site. */
export const siteHandlers = {
  addSitePicture: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor, path: { id }, pictures, errors }) => {
      const part = PICTURED_PARTS.find((name) => name === id)
      if (!part) throw notFound()
      const { image } = pictures
      if (!image || Object.keys(errors).length > 0) throw invalidFields(errors)
      return { image: await uploadPicture(part, image, actor.uid) }
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
} satisfies Partial<Handlers>
