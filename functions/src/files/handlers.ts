import { toListedFile } from 'domain/files/office-file.ts'
import { officeFileSchema } from 'domain/files/office-file-schema.ts'
import type { FileLink } from 'domain/api/files.ts'
import { CONTENT_PARTS } from 'domain/content/check-part.ts'
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
import { addFile, changeFile, findFile, removeFile } from './store-file.ts'
import { arrivedPieces, storePiece, uploadOf } from './uploads.ts'
import { readMany } from '../cloud/store.ts'
import { BLOGS, EVENTS, PAGES, type PostInput, type PostKind } from '../posts/post-kind.ts'
import { readPostList } from '../posts/post-list.ts'
import { refs } from '../refs.ts'

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
    handle: async ({ actor, input, files }) =>
      toListedFile(await addFile({ fields: input, file: files['file'] }, actor.uid)),
  },

  changeFile: {
    limit: rateLimiter(RATES.write),
    handle: async ({ actor, path: { id }, input, files, errors, version }) => {
      await throwUnreadable(errors, async () =>
        checkChange(officeFileSchema, findFile(await readOfficeFiles(), id), input),
      )
      return toListedFile(await changeFile(id, { fields: input, file: files['file'], version }, actor.uid))
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
    handle: async ({ actor, path: { id, name }, files }) => {
      await storePiece(uploadOf(actor.uid, id), Number(name), files['piece'], actor.uid)
      return undefined
    },
  },
} satisfies Partial<Handlers>

/** Finds what names a file, drafts too. @param id of the file, which every address of it contains */
export async function findLinks(id: string): Promise<FileLink[]> {
  const [parts, blogs, events, pages] = await Promise.all([
    readMany(CONTENT_PARTS.map((part) => refs.site.doc(part))),
    linksIn(BLOGS, id),
    linksIn(EVENTS, id),
    linksIn(PAGES, id),
  ])
  const named = CONTENT_PARTS.filter((_part, n) => JSON.stringify(parts[n] ?? {}).includes(id))
  const inSite = named.map((part) => ({ kind: 'site' as const, id: part, title: '' }))
  return [...inSite, ...blogs, ...events, ...pages]
}

async function linksIn<Input extends PostInput>(kind: PostKind<Input>, id: string): Promise<FileLink[]> {
  const { posts } = await readPostList(kind)
  // a page also lists ids
  return posts
    .filter((post) => JSON.stringify(post).includes(id))
    .map((post) => ({ kind: kind.noun, id: post.id, title: post.title }))
}
