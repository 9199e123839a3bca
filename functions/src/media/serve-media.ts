import { picturesIn } from 'domain/content/pictures.ts'
import { textPicturesOf } from 'domain/formatting/text-pictures.ts'
import { type MediaFolder, widerFiles } from 'domain/values/media.ts'
import type { PostRecord } from 'domain/stored/post.ts'
import { can } from 'domain/permissions.ts'
import type { Request, RequestHandler } from 'express'
import { basename } from 'node:path'
import { type OpenFile, openFile } from '../cloud/files.ts'
import { find, isId, read } from '../cloud/store.ts'
import { createApp } from '../http/create-app.ts'
import { HttpError, notFound } from '../http/responses/http-error.ts'
import { sendFile } from '../http/responses/send-file.ts'
import { authenticate } from '../http/guard.ts'
import { isUnchanged } from '../http/revisions/conditional-headers.ts'
import { refs } from '../refs.ts'
import { mediaPath, picturePaths } from './public-picture.ts'

type Pictured = Pick<PostRecord, 'image' | 'format'> & { description: string; is_published: boolean }

/** Returns the addresses of pictures that a page may show now; undefined for a draft. */
async function publicPicturesOf(folder: MediaFolder, id: string): Promise<string[] | undefined> {
  if (folder === 'site') return picturesIn(await read(refs.site.doc(id))).map(({ address }) => address)
  const post = await read<Pictured>(refs[folder].doc(id))
  if (post && !post.is_published) return undefined
  return post ? [post.image, ...textPicturesOf(post).map(({ address }) => address)] : []
}

/**
 * Returns whether visitors may see a picture. They may while its post is published or a part of the site names it. They also may
 * until its planned removal or hiding, since cached pages show it. They may not see pictures of drafts, of unpublished posts, and uploads
 * that no part names.
 * @param folder and id of the post or the part, from the picture's address
 * @param path where the picture is stored
 */
async function isPublic(folder: MediaFolder, id: string, path: string): Promise<boolean> {
  const addresses = await publicPicturesOf(folder, id)
  if (!addresses) return false
  if (addresses.some((address) => picturePaths(address).includes(path))) return true
  const now = new Date().toISOString()
  const planned = await find(refs.intents.where('paths', 'array-contains', path))
  return planned.some(({ data: { kind, due } }) => (kind === 'remove' || kind === 'hide') && due > now)
}

const PATH = /^\/media\/(blogs|events|pages|site)\/([\w-]+)\/[0-9a-f]{16}-\d{1,4}\.webp$/

/**
 * Answers GET /media/{folder}/{id}/{version}-{width}.webp. A file never changes under its name. Pictures that are not public are
 * sent only to those who may read drafts or edit the site, and are never cached.
 */
const getMedia: RequestHandler = async (request, response) => {
  const [, named, id = ''] = PATH.exec(request.path) ?? []
  const folder = named as MediaFolder | undefined
  if (!folder || !isId(id)) throw notFound()
  const path = request.path.slice(1)
  const isForAll = await isPublic(folder, id, path)
  if (!isForAll && !(await readsDrafts(request, folder))) throw notFound()
  const file = await openPicture(request.path)
  if (!file) throw notFound()
  if (isForAll) {
    const etag = `"${basename(request.path, '.webp')}"`
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag })
    if (isUnchanged(request, etag)) return void response.status(304).end()
  }
  await sendFile(request, response.type('image/webp'), file)
}

/** Opens a picture, or its next wider file if it was uploaded before its width was added; undefined if there is none. */
async function openPicture(address: string): Promise<OpenFile | undefined> {
  for (const wider of widerFiles(address)) {
    const file = await openFile(mediaPath(wider))
    if (file) return file
  }
  return undefined
}

/** Returns whether the request may get pictures of drafts. @throws HttpError 401 for an invalid token */
const readsDrafts = async (request: Request, folder: MediaFolder): Promise<boolean> => {
  const action = folder === 'site' ? 'site:write' : 'post:read-draft'
  return request.headers.authorization !== undefined && can(await authenticate(request, action), action)
}

const refuseMethod: RequestHandler = () => {
  throw new HttpError(405, ({ server }) => server.methodNotAllowed, { Allow: 'GET' })
}

export const mediaApp = createApp((app) => {
  app.route('/media/*path').get(getMedia).all(refuseMethod)
})
