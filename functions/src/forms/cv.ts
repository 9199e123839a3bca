import { longestEdge } from 'domain/limits.ts'
import { randomUUID } from 'node:crypto'
import { audit } from '../audit/audit.ts'
import { type OpenFile, openFile, type StoredFile } from '../cloud/files.ts'
import { read } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { isPdf } from '../pictures/examine-picture.ts'
import { transactAs } from '../http/transact-as.ts'
import { decodePicture, encodePicture } from '../media/picture.ts'
import { refs } from '../refs.ts'

/**
 * Opens the CV of a volunteer offer. The audit log says so before the first byte leaves.
 * @param by uid of the reader
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export async function openCv(id: string, by: string): Promise<{ path: string; file: OpenFile }> {
  const path = (await read(refs.volunteers.doc(id)))?.cv
  const file = path ? await openFile(path) : undefined
  if (!path || !file) throw notFound()
  await transactAs({ uid: by, action: 'volunteer-document:view' }, 'audit cv', async (tx) => {
    audit(tx, { actor: by, action: 'cv:view', target: id, at: new Date().toISOString() })
  })
  return { path, file }
}

const PDF = 'application/pdf'
const JPEG = 'image/jpeg'

/**
 * Builds the stored file of a CV, at a path that nobody can guess. A picture is re-encoded without metadata. A PDF stays as it is
 * and is only ever sent as a download.
 * @throws HttpError naming `cv` if a picture cannot be decoded
 */
export async function toCvFile(bytes: Buffer): Promise<StoredFile> {
  const path = `cv/${randomUUID()}` as const
  if (isPdf(bytes)) return { path: `${path}.pdf`, bytes, contentType: PDF }
  const edge = longestEdge('cv')
  const pixels = await decodePicture('cv', bytes, { width: edge, height: edge })
  const encoded = await encodePicture(pixels, (image) =>
    image.flatten({ background: 'white' }).jpeg({ quality: 85 }),
  )
  return { path: `${path}.jpg`, bytes: encoded, contentType: JPEG }
}

/** Returns the content type of a stored CV. */
export const cvTypeOf = (path: string): string => (path.endsWith('.pdf') ? PDF : JPEG)
