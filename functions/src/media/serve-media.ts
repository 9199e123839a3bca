import { basename } from 'node:path'
import { openFile } from '../cloud/files.ts'
import { isUnchanged } from '../http/is-unchanged.ts'
import { Refusal } from '../http/refusal.ts'
import { type Handler, serve } from '../http/routes.ts'
import { sendFile } from '../http/send-file.ts'
import { texts } from '../http/texts.ts'

const PATH = /^\/media\/(?:blogs|events)\/[\w-]+\/[0-9a-f]{16}-\d{1,4}\.webp$/

/** GET /media/{folder}/{id}/{hash}-{width}.webp: the file never changes, its name would. */
const getMedia: Handler = async (request, response) => {
  const file = PATH.test(request.path) ? await openFile(request.path.slice(1)) : undefined
  if (!file) throw new Refusal(404, texts.server.notFound)
  const etag = `"${basename(request.path, '.webp')}"`
  response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag })
  if (isUnchanged(request, etag)) return void response.status(304).end()
  await sendFile(request, response.type('image/webp'), file)
}

export const mediaApp = serve('/media', [{ path: '/*path', get: getMedia }])
