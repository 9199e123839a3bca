import { basename } from 'node:path'
import type { RequestHandler } from 'express'
import { openFile } from '../cloud/files.ts'
import { answerApp } from '../http/answer-app.ts'
import { isUnchanged } from '../http/is-unchanged.ts'
import { Refusal } from '../http/refusal.ts'
import { sendFile } from '../http/send-file.ts'

const PATH = /^\/media\/(?:blogs|events)\/[\w-]+\/[0-9a-f]{16}-\d{1,4}\.webp$/

/** GET /media/{folder}/{id}/{version}-{width}.webp: the file never changes, its name would. */
const getMedia: RequestHandler = async (request, response) => {
  const file = PATH.test(request.path) ? await openFile(request.path.slice(1)) : undefined
  if (!file) throw new Refusal(404, ({ server }) => server.notFound)
  const etag = `"${basename(request.path, '.webp')}"`
  response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag })
  if (isUnchanged(request, etag)) return void response.status(304).end()
  await sendFile(request, response.type('image/webp'), file)
}

const refuseMethod: RequestHandler = () => {
  throw new Refusal(405, ({ server }) => server.methodNotAllowed, { Allow: 'GET' })
}

export const mediaApp = answerApp((app) => {
  app.route('/media/*path').get(getMedia).all(refuseMethod)
})
