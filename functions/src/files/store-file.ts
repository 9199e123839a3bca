import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { FILES } from 'domain/limits.ts'
import { type OfficeFileInput, officeFileSchema } from 'domain/files/office-file-schema.ts'
import type { OfficeFile } from 'domain/files/stored-file.ts'
import { pick } from 'domain/values/collections.ts'
import { rule } from 'domain/values/rule.ts'
import * as logger from 'firebase-functions/logger'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { redactedStack } from '../http/responses/handle-error.ts'
import { HttpError, invalidFields, notFound } from '../http/responses/http-error.ts'
import { checkChange } from '../http/revisions/check-change.ts'
import { transactAs } from '../http/transact-as.ts'
import { allOrNothing } from '../intents/all-or-nothing.ts'
import { declareRemoval, removeDeclared } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import { officeFilePath, readOfficeFiles } from '../site/office-files.ts'
import { bumpSiteIn } from '../site/versions.ts'
import { MEDIA_TYPES, toFileContent } from './file-content.ts'
import { fileNameOf } from './file-name.ts'
import { completeUpload, hashOf, joinPieces, type Upload, uploadOf } from './uploads.ts'

/** Milliseconds for which replaced and deleted content stays stored, since a release under way may still read it. */
const KEPT = 3_600_000
const MEGABYTE = 1024 * 1024

type Fields = Omit<OfficeFileInput, 'upload'>
const FIELDS = ['title', 'date', 'readers', 'languages'] as const

/** Content that was sent, whole or in pieces. */
interface Sent {
  sha256: string
  read: () => Promise<Buffer | undefined>
  /** Absent if it was sent whole. */
  upload?: Upload
}

/** Returns the content that was sent, whole or in pieces; undefined if none was. @throws HttpError naming `upload` if it is no id of an upload */
function sentOf(file: Buffer | undefined, uploadId: string | undefined, by: string): Sent | undefined {
  if (file) return { sha256: hashOf(file), read: async () => file }
  if (!uploadId) return undefined
  const upload = uploadOf(by, uploadId)
  return { sha256: upload.sha256, read: () => joinPieces(upload), upload }
}

/** Reads and encodes what was sent. @throws HttpError naming `file` */
async function contentOf(sent: Sent) {
  const bytes = await sent.read()
  if (!bytes) throw invalidFields({ file: [rule('uploadIncomplete')] })
  return { ...(await toFileContent(bytes)), sha256: sent.sha256, version: randomBytes(8).toString('hex') }
}

const filesIn = async (tx: Transaction): Promise<OfficeFile[]> =>
  (await tx.read(refs.officeFiles))?.files ?? []

/** Returns whether a file has the fields and the content already: the answer to the first request may be lost. */
const isStored = (file: OfficeFile, fields: Fields, sent: Sent | undefined): boolean =>
  isDeepStrictEqual(pick(file, FIELDS), pick(fields, FIELDS)) && (!sent || sent.sha256 === file.sha256)

/** Checks the number of files and their size. @throws HttpError naming `file` if these are too many or too large together */
function checkRoom(files: readonly OfficeFile[]): void {
  if (files.length > FILES.most) throw invalidFields({ file: [rule('tooManyFiles', FILES.most)] })
  if (files.reduce((sum, { size }) => sum + size, 0) > FILES.allBytes)
    throw invalidFields({ file: [rule('filesTooLarge', FILES.allBytes / MEGABYTE)] })
}

/** Removes the pieces of a finished upload. What fails is left to the sweep. */
async function forgetUpload({ upload }: Sent): Promise<void> {
  if (!upload) return
  await removeDeclared(upload.intent, upload.paths).catch((error: unknown) =>
    logger.warn('Pieces are left to the sweep', redactedStack(error)),
  )
}

interface NewFile {
  /** Fields that the schema has checked. */
  fields: OfficeFileInput
  /** The whole file, unless `fields.upload` names its pieces. */
  file?: Buffer | undefined
}

/**
 * Adds a file and publishes it. The same again is answered with the stored one.
 * @param by uid of the admin
 * @throws HttpError naming `file`; 404 for an unknown upload; 401 or 403 if the right was withdrawn
 */
export async function addFile(
  { fields: { upload, ...fields }, file }: NewFile,
  by: string,
  now = new Date().toISOString(),
): Promise<OfficeFile> {
  const sent = sentOf(file, upload, by)
  if (!sent) throw invalidFields({ file: [rule('fileMissing')] })
  const same = (await readOfficeFiles()).find((one) => isStored(one, fields, sent))
  if (same) return same
  const { bytes, ...content } = await contentOf(sent)
  const added: OfficeFile = {
    id: refs.files.doc().id,
    ...fields,
    ...content,
    name: fileNameOf(fields.title, content.kind),
    size: bytes.length,
    createdAt: now,
    updatedAt: now,
  }
  await allOrNothing({
    authorization: { uid: by, action: 'file:write' },
    name: 'create file',
    files: [{ path: officeFilePath(added), bytes, contentType: MEDIA_TYPES[added.kind] }],
    commit: async (tx) => {
      const files = [...(await filesIn(tx)), added]
      checkRoom(files)
      const endUpload = sent.upload && (await completeUpload(tx, sent.upload, now))
      tx.replace(refs.officeFiles, { files })
      endUpload?.()
      bumpSiteIn(tx)
      audit(tx, { actor: by, action: 'file:create', target: added.id, at: now })
    },
  })
  await forgetUpload(sent)
  return added
}

interface FileChange {
  /** The fields as sent. They are checked together with what is stored. */
  fields: Record<string, unknown>
  /** The whole new content, unless `fields.upload` names its pieces. */
  file?: Buffer | undefined
  /** The `updatedAt` that the change is based on; another is answered with 412. */
  version?: string | undefined
}

/**
 * Changes a file or replaces its content, and publishes it. Its address stays.
 * @param by uid of the admin
 * @throws HttpError naming every wrong field; 404 or 412; 401 or 403 if the right was withdrawn
 */
export async function changeFile(
  id: string,
  { fields, file, version }: FileChange,
  by: string,
  now = new Date().toISOString(),
): Promise<OfficeFile> {
  const current = findFile(await readOfficeFiles(), id)
  const { upload, ...wanted } = await checkChange(officeFileSchema, current, fields)
  const sent = sentOf(file, upload, by)
  if (isStored(current, wanted, sent)) return current
  checkVersion(current, version)
  const content = sent && sent.sha256 !== current.sha256 ? await contentOf(sent) : undefined
  if (content && content.kind !== current.kind)
    throw invalidFields({ file: [rule(current.kind === 'pdf' ? 'pdfAsBefore' : 'pictureAsBefore')] })
  const { bytes, ...replaced } = content ?? {}
  const path = content && officeFilePath({ ...content, id })
  const changed = await allOrNothing({
    authorization: { uid: by, action: 'file:write' },
    name: 'update file',
    files: path && bytes ? [{ path, bytes, contentType: MEDIA_TYPES[current.kind] }] : [],
    commit: async (tx) => {
      const files = await filesIn(tx)
      const before = findFile(files, id)
      checkVersion(before, version)
      const { upload: _upload, ...checked } = await checkChange(officeFileSchema, before, fields)
      const after = {
        ...before,
        ...checked,
        ...replaced,
        ...(bytes && { size: bytes.length }),
        updatedAt: now,
      }
      const all = files.map((one) => (one.id === id ? after : one))
      checkRoom(all)
      const endUpload = content && sent?.upload && (await completeUpload(tx, sent.upload, now))
      tx.replace(refs.officeFiles, { files: all })
      endUpload?.()
      if (content) declareRemoval(tx, [officeFilePath(before)], laterThan(now))
      bumpSiteIn(tx)
      const details = FIELDS.filter((name) => before[name] !== after[name])
      audit(tx, {
        actor: by,
        action: 'file:update',
        target: id,
        at: now,
        details: [...details, ...(content ? ['file'] : [])],
      })
      return after
    },
  })
  if (sent) await forgetUpload(sent)
  return changed
}

/**
 * Deletes a file and takes it off the site.
 * @param by uid of the admin
 * @param version the `updatedAt` that was read; another is answered with 412
 * @throws HttpError 404 or 412; 401 or 403 if the right was withdrawn
 */
export const removeFile = (
  id: string,
  by: string,
  version?: string,
  now = new Date().toISOString(),
): Promise<void> =>
  transactAs({ uid: by, action: 'file:write' }, 'delete file', async (tx) => {
    const files = await filesIn(tx)
    const removed = findFile(files, id)
    checkVersion(removed, version)
    tx.replace(refs.officeFiles, { files: files.filter((one) => one.id !== id) })
    declareRemoval(tx, [officeFilePath(removed)], laterThan(now))
    bumpSiteIn(tx)
    audit(tx, { actor: by, action: 'file:delete', target: id, at: now })
  })

/** Finds a file by its id. @throws HttpError 404 */
export function findFile(files: readonly OfficeFile[], id: string): OfficeFile {
  const found = files.find((file) => file.id === id)
  if (!found) throw notFound()
  return found
}

function checkVersion({ updatedAt }: OfficeFile, version: string | undefined): void {
  if (version !== undefined && version !== updatedAt) throw new HttpError(412, ({ files }) => files.changed)
}

const laterThan = (now: string): string => new Date(Date.parse(now) + KEPT).toISOString()
