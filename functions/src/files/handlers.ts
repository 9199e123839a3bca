import { toListedFile } from 'domain/files/office-file.ts'
import { officeFileSchema } from 'domain/files/office-file-schema.ts'
import { openFile } from '../cloud/files.ts'
import { RESPONSE_SENT } from '../http/handler.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { notFound } from '../http/responses/http-error.ts'
import { sendFile } from '../http/responses/send-file.ts'
import { checkChange, throwUnreadable } from '../http/revisions/check-change.ts'
import type { Handlers } from '../http/serve.ts'
import { officeFilePath, readOfficeFiles } from '../site/office-files.ts'
import { MEDIA_TYPES } from './file-content.ts'
import { findLinks } from './find-links.ts'
import { addFile, changeFile, findFile, removeFile } from './store-file.ts'
import { arrivedPieces, storePiece, uploadOf } from './uploads.ts'

/** Handles the calls about the files that the office offers on the site. */
export const fileHandlers = {
  listFiles: async () => (await readOfficeFiles()).map(toListedFile),

  downloadFile: async ({ path: { id }, request, response }) => {
    const listed = findFile(await readOfficeFiles(), id)
    const file = await openFile(officeFilePath(listed))
    if (!file) throw notFound()
    response.set('Cache-Control', 'private, no-store')
    response.attachment(listed.name)
    await sendFile(request, response.type(MEDIA_TYPES[listed.kind]), file)
    return RESPONSE_SENT
  },

  addFile: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor, input, pictures }) =>
      toListedFile(await addFile({ fields: input, file: pictures['file'] }, actor.uid)),
  },

  changeFile: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor, path: { id }, input, pictures, errors, version }) => {
      await throwUnreadable(errors, async () =>
        checkChange(officeFileSchema, findFile(await readOfficeFiles(), id), input),
      )
      return toListedFile(await changeFile(id, { fields: input, file: pictures['file'], version }, actor.uid))
    },
  },

  removeFile: async ({ actor, path: { id }, version }) => {
    await removeFile(id, actor.uid, version)
    return undefined
  },

  listFileLinks: async ({ path: { id } }) => {
    findFile(await readOfficeFiles(), id)
    return findLinks(id)
  },

  readUpload: async ({ actor, path: { id } }) => ({ pieces: await arrivedPieces(uploadOf(actor.uid, id)) }),

  addPiece: {
    limit: rateLimiter(RATES.piece),
    handle: async ({ actor, path: { id, name }, pictures }) => {
      await storePiece(uploadOf(actor.uid, id), Number(name), pictures['piece'], actor.uid)
      return undefined
    },
  },
} satisfies Partial<Handlers>
