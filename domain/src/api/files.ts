import { object } from 'yup'
import { FILES } from '../limits.ts'
import type { ListedFile } from '../files/office-file.ts'
import { officeFileSchema } from '../files/office-file-schema.ts'
import type { Count } from '../values/formats.ts'
import type { Endpoint } from './endpoint.ts'

const body = {
  as: 'json or form',
  schema: officeFileSchema,
  documents: ['file'],
  maxFileBytes: FILES.fileBytes,
} as const

/**
 * Lists the files of the site, with those for members, the newest first.
 * @returns All of them.
 */
export const listFiles = {
  method: 'GET',
  path: '/api/auth/files/',
  action: 'members-content:read',
  answer: [] as ListedFile[],
} as const satisfies Endpoint

/**
 * Returns a file. Those for everybody also have an address on the site, `/files/{id}/{name}`, which needs no token.
 * @returns application/pdf, image/jpeg: The file.
 */
export const downloadFile = {
  method: 'GET',
  path: '/api/auth/files/:id/download/',
  action: 'members-content:read',
  answer: {} as Blob,
} as const satisfies Endpoint

/**
 * Adds a file to the site: whole, as `file`, or as the `upload` of pieces that were sent before. A picture is stored as JPEG without
 * metadata, a PDF as it is. The same bytes with the same fields again are stored once.
 * @returns The file as stored.
 */
export const addFile = {
  method: 'POST',
  path: '/api/auth/files/',
  action: 'file:write',
  status: 201,
  body,
  answer: {} as ListedFile,
} as const satisfies Endpoint

/**
 * Changes a file, or replaces its content. Fields that are not sent stay as they are, and so does its address. A PDF is replaced by a
 * PDF, a picture by a picture.
 * @returns The file as stored.
 */
export const changeFile = {
  method: 'PATCH',
  path: '/api/auth/files/:id/',
  action: 'file:write',
  body: { ...body, isPartial: true },
  hasVersion: true,
  answer: {} as ListedFile,
} as const satisfies Endpoint

/**
 * Deletes a file. It is gone from the site within a minute.
 * @returns It is deleted.
 */
export const removeFile = {
  method: 'DELETE',
  path: '/api/auth/files/:id/',
  action: 'file:write',
  status: 204,
  hasVersion: true,
  answer: undefined,
} as const satisfies Endpoint

/** What links to a file: a post, an event, a page, or a part of the website text. */
export interface FileLink {
  kind: 'blog' | 'event' | 'page' | 'site'
  /** Id of the post, event or page, or the name of the part. */
  id: string
  /** Title of the post, event or page; '' for a part. */
  title: string
}

/**
 * Lists where the site links to a file, with drafts.
 * @returns The texts that contain its address.
 */
export const listFileLinks = {
  method: 'GET',
  path: '/api/auth/files/:id/links/',
  action: 'file:write',
  answer: [] as FileLink[],
} as const satisfies Endpoint

/**
 * Says which pieces of an upload have arrived. The id of an upload is the SHA-256 of the whole file, a hyphen, and its size in bytes.
 * Only the person who sends the pieces finds them.
 * @returns Their numbers, from 1.
 */
export const readUpload = {
  method: 'GET',
  path: '/api/auth/uploads/:id/',
  action: 'file:write',
  answer: {} as { pieces: Count[] },
} as const satisfies Endpoint

/**
 * Stores a piece of 2 MB of a file; the last one is the rest. Pieces may come in any order and again. An upload whose file is not
 * added within a day is removed.
 * @returns The piece has arrived.
 * @throws 409 A part of this upload is being removed. Send it again a minute later.
 */
export const addPiece = {
  method: 'POST',
  path: '/api/auth/uploads/:id/pieces/:name/',
  names: Array.from({ length: Math.ceil(FILES.fileBytes / FILES.pieceBytes) }, (_none, n) => String(n + 1)),
  action: 'file:write',
  status: 204,
  body: { as: 'form', schema: object(), pieces: ['piece'] },
  answer: undefined,
} as const satisfies Endpoint
