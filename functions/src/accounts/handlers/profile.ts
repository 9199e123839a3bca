import { changeProfile as changeProfileEndpoint } from 'domain/api/accounts.ts'
import { today } from 'domain/dates.ts'
import { RESPONSE_SENT } from '../../http/handler.ts'
import { rateLimiter } from '../../http/rates/rate-limit.ts'
import { RATES } from '../../http/rates/rates.ts'
import { notFound } from '../../http/responses/http-error.ts'
import { sendFile } from '../../http/responses/send-file.ts'
import { sendZip } from '../../http/responses/zip.ts'
import { checkChange, throwUnreadable } from '../../http/revisions/check-change.ts'
import type { Handlers } from '../../http/serve.ts'
import { changeOfficeMails } from '../../users/office-mails.ts'
import { toUser } from '../../users/to-user.ts'
import { changeLanguage, changeProfile, removeProfilePicture } from '../change-profile.ts'
import { deleteAccount } from '../delete-account.ts'
import { openDocument } from '../identity-documents.ts'
import { openOwnData } from '../own-data/open-own-data.ts'

/** Handles the calls about a user's own profile and documents. */
export const profileHandlers = {
  getProfile: async ({ actor: { uid, user } }) => {
    if (!user) throw notFound()
    return toUser(uid, user)
  },

  changeProfile: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor, input, files, errors }) => {
      const { schema } = changeProfileEndpoint.body
      await throwUnreadable(errors, () => checkChange(schema, actor.user ?? {}, input))
      return changeProfile(actor.uid, { fields: input, pictures: files })
    },
  },

  changeLanguage: {
    limit: rateLimiter(RATES.write),
    handle: ({ actor: { uid }, input }) => changeLanguage(uid, input.language),
  },

  changeOfficeMails: {
    limit: rateLimiter(RATES.write),
    handle: ({ actor: { uid }, input }) => changeOfficeMails(uid, input),
  },

  deleteProfile: async ({ actor: { uid } }) => {
    await deleteAccount(uid, uid)
    return undefined
  },

  removeProfilePicture: async ({ actor: { uid } }) => {
    await removeProfilePicture(uid)
    return undefined
  },

  exportOwnData: {
    limit: rateLimiter(RATES.ownData),
    handle: async ({ actor: { uid, user }, request, response }) => {
      const entries = await openOwnData(uid)
      await sendZip(request, response, { name: `${user?.username ?? uid}-${today()}`, entries })
      return RESPONSE_SENT
    },
  },

  getDocument: async ({ actor, path, query, request, response }) => {
    const { name } = path
    const file = await openDocument(path.id, { name, version: query.v }, actor.uid)
    response.set('Cache-Control', name === 'profile_image' ? 'private, max-age=300' : 'private, no-store')
    // an <img> shows it all the same; opened by itself it is saved and never runs as a page of this site
    response.attachment(`${name}.jpg`)
    await sendFile(request, response, file)
    return RESPONSE_SENT
  },
} satisfies Partial<Handlers>
