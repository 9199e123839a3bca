import { basename } from 'node:path'
import type { MediaFolder } from 'domain/media.ts'
import { can } from 'domain/permissions.ts'
import type { Request, RequestHandler } from 'express'
import { openFile } from '../cloud/files.ts'
import { answerApp } from '../http/answers/answer-app.ts'
import { signedIn } from '../http/guard.ts'
import { isId } from '../http/id.ts'
import { isUnchanged } from '../http/revisions/is-unchanged.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { sendFile } from '../http/answers/send-file.ts'
import { isPublic } from './is-public.ts'

const PATH = /^\/media\/(blogs|events|site)\/([\w-]+)\/[0-9a-f]{16}-\d{1,4}\.webp$/

/**
 * GET /media/{folder}/{id}/{version}-{width}.webp: the file never changes, its name would. What is not public is answered
 * only to who may read drafts, or write what the site says, and kept by no cache.
 */
const getMedia: RequestHandler = async (request, response) => {
  const [, named, id = ''] = PATH.exec(request.path) ?? []
  const folder = named as MediaFolder | undefined
  if (!folder || !isId(id)) throw notFound()
  const path = request.path.slice(1)
  const isForAll = await isPublic(folder, id, path)
  if (!isForAll && !(await readsDrafts(request, folder))) throw notFound()
  const file = await openFile(path)
  if (!file) throw notFound()
  if (isForAll) {
    const etag = `"${basename(request.path, '.webp')}"`
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag })
    if (isUnchanged(request, etag)) return void response.status(304).end()
  }
  await sendFile(request, response.type('image/webp'), file)
}

const notFound = () => new Refusal(404, ({ server }) => server.notFound)

/** @throws Refusal 401 for a token that is sent but not good */
const readsDrafts = async (request: Request, folder: MediaFolder): Promise<boolean> =>
  request.headers.authorization !== undefined &&
  can(await signedIn(request), folder === 'site' ? 'site:write' : 'post:read-draft')

const refuseMethod: RequestHandler = () => {
  throw new Refusal(405, ({ server }) => server.methodNotAllowed, { Allow: 'GET' })
}

export const mediaApp = answerApp((app) => {
  app.route('/media/*path').get(getMedia).all(refuseMethod)
})
