import { createHash } from 'node:crypto'
import { FILES } from 'domain/limits.ts'
import type { ListedFile } from 'domain/files/office-file.ts'
import { api } from './addresses.ts'
import { formOf } from './applicant.ts'
import { call, post, type Said } from './client.ts'

/** Makes a PDF of so many bytes. @param words tell it from others */
export function pdfOf(words: string, bytes = 200): Buffer {
  const [head, end] = [`%PDF-1.7\n${words}\n`, '\n%%EOF\n']
  return Buffer.from(head + ' '.repeat(Math.max(bytes - head.length - end.length, 0)) + end)
}

const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

/** The fields of a file of the tests. */
export const CIRCULAR = { title: 'Circular 7', date: '2026-11-20' }

/** Sends a whole file, as other clients do. */
export const sendFile = (token: string, bytes: Buffer, fields: Record<string, string> = {}) =>
  post<ListedFile & Said>(api.files, formOf({ ...CIRCULAR, ...fields }, { file: blobOf(bytes) }), token)

/** Adds a file. @returns it as stored */
export async function addedFile(
  token: string,
  bytes: Buffer,
  fields: Record<string, string> = {},
): Promise<ListedFile> {
  const { status, body } = await sendFile(token, bytes, fields)
  if (status !== 201) throw new Error(`Adding a file answered ${status} ${JSON.stringify(body)}`)
  return body
}

/** Returns the id of an upload in pieces. */
export const uploadId = (bytes: Buffer): string =>
  `${createHash('sha256').update(bytes).digest('hex')}-${bytes.length}`

/** Cuts a file into pieces, as the dashboard does. */
export const piecesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / FILES.pieceBytes) }, (_none, n) =>
    bytes.subarray(n * FILES.pieceBytes, (n + 1) * FILES.pieceBytes),
  )

/** Sends one piece. @param n from 1 */
export const sendPiece = (token: string, id: string, n: number, piece: Buffer) =>
  post(api.piece(id, n), formOf({}, { piece: blobOf(piece) }), token)

/** Adds the file of an upload. */
export const finishUpload = (token: string, upload: string, fields: Record<string, string> = {}) =>
  call<ListedFile & Said>('POST', api.files, { token, json: { ...CIRCULAR, ...fields, upload } })
