import { createHash } from 'node:crypto'
import { FILES } from 'domain/limits.ts'
import { UPLOAD_ID } from 'domain/files/office-file-schema.ts'
import { rule } from 'domain/values/rule.ts'
import { listFiles, readFile, removeFiles, saveFile } from '../cloud/files.ts'
import { read, type Transaction } from '../cloud/store.ts'
import { HttpError, invalidFields, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import type { Intent } from '../intents/intents.ts'
import { refs } from '../refs.ts'

const DAY = 86_400_000
/** Milliseconds before its removal from which an upload takes no piece: the sweep may have begun. */
const LAST_MOMENT = 15 * 60_000
/** Pieces that one person may have under way: ten files. */
const MOST_PIECES = 50

/** Returns the folder of the uploads of one person. Nobody else's request finds them there. */
export const uploadFolder = (uid: string) => `uploads/${uid}/` as const

/** An upload in pieces, as its id and its sender describe it. */
export interface Upload {
  sha256: string
  /** Bytes of the whole file. */
  size: number
  folder: `uploads/${string}/`
  /** Paths of the pieces, in their order. */
  paths: `uploads/${string}`[]
  intent: Intent
}

/** Describes the upload of a person by its id. @throws HttpError 404 for another id, or too large a file */
export function uploadOf(uid: string, id: string): Upload {
  const [sha256 = '', bytes = ''] = UPLOAD_ID.test(id) ? id.split('-') : []
  const size = Number(bytes)
  if (!sha256 || size > FILES.fileBytes) throw notFound()
  const folder = `${uploadFolder(uid)}${id}/` as const
  const count = Math.ceil(size / FILES.pieceBytes)
  const paths = Array.from({ length: count }, (_none, n) => `${folder}${n + 1}` as const)
  return { sha256, size, folder, paths, intent: refs.intents.doc(`upload-${uid}-${id}`) }
}

/** Lists the numbers of the pieces that have arrived, from 1. */
export async function arrivedPieces({ paths, folder, intent }: Upload): Promise<number[]> {
  const begun = await read(intent)
  if (begun?.kind !== 'make' || begun.state !== 'open') return []
  const stored = new Set(await listFiles(folder))
  return paths.flatMap((path, n) => (stored.has(path) ? [n + 1] : []))
}

/**
 * Stores a piece. The first one declares all, so that the sweep removes them a day later.
 * @param number from 1
 * @throws HttpError 404 for a number that the file does not have; 400 naming `piece`; 409 while an older upload of the same file is
 * removed; 429; 401 or 403 if the right was withdrawn
 */
export async function storePiece(
  upload: Upload,
  number: number,
  bytes: Buffer | undefined,
  by: string,
  now = new Date(),
): Promise<void> {
  const { size, paths, intent } = upload
  const path = paths[number - 1]
  if (!path) throw notFound()
  const expected = Math.min(FILES.pieceBytes, size - (number - 1) * FILES.pieceBytes)
  if (bytes?.length !== expected) throw invalidFields({ piece: [rule('pieceSize')] })
  const underWay = await listFiles(uploadFolder(by))
  if (!underWay.some((each) => paths.includes(each as typeof path)) && underWay.length >= MOST_PIECES)
    throw new HttpError(429, ({ files }) => files.tooManyUploads, { 'Retry-After': String(DAY / 1000) })
  const last = new Date(now.getTime() + LAST_MOMENT).toISOString()
  await transactAs({ uid: by, action: 'file:write' }, 'begin upload', async (tx) => {
    const begun = await tx.read(intent)
    if (begun && (begun.kind !== 'make' || begun.state !== 'open' || begun.due < last))
      throw new HttpError(409, ({ files }) => files.beingRemoved)
    const due = new Date(now.getTime() + DAY).toISOString()
    if (!begun) tx.create(intent, { kind: 'make', state: 'open', uid: '', paths, due })
  })
  await saveFile({ path, bytes, contentType: 'application/octet-stream' })
}

/**
 * Puts the pieces of an upload together. Pieces that do not give the announced file are removed.
 * @returns the file; `undefined` if a piece is missing or wrong
 */
export async function joinPieces({ paths, size, sha256, intent }: Upload): Promise<Buffer | undefined> {
  const begun = await read(intent)
  if (begun?.kind !== 'make' || begun.state !== 'open') return undefined
  const pieces: Buffer[] = []
  for (const path of paths) {
    const piece = await readFile(path)
    if (!piece) return undefined
    pieces.push(piece)
  }
  const bytes = Buffer.concat(pieces)
  if (bytes.length === size && hashOf(bytes) === sha256) return bytes
  await removeFiles(paths)
  return undefined
}

/** Returns the SHA-256 of bytes in hex digits. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Ends an upload in the transaction that stores its file. Call this before the first write.
 * @returns lets the sweep remove the pieces, with the transaction's other writes
 * @throws HttpError naming `file` if the pieces were given up
 */
export async function completeUpload(tx: Transaction, { intent }: Upload, now: string): Promise<() => void> {
  const begun = await tx.read(intent)
  if (begun?.kind !== 'make' || begun.state !== 'open')
    throw invalidFields({ file: [rule('uploadIncomplete')] })
  return () => tx.update(intent, { kind: 'remove', due: now })
}
