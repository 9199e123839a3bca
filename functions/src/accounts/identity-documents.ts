import { addressOf } from 'domain/api/endpoint.ts'
import { getDocument } from 'domain/api/users.ts'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { longestEdge } from 'domain/limits.ts'
import { randomBytes } from 'node:crypto'
import { audit } from '../audit/audit.ts'
import { type OpenFile, openFile, type StoredFile } from '../cloud/files.ts'
import { read } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { decodePicture, encodePicture } from '../media/picture.ts'
import { refs } from '../refs.ts'
import { findAttempts } from '../users/attempts.ts'

/**
 * Opens a user's document. If an admin opens an identity document, the audit log says so before the first byte leaves; a profile
 * picture is not logged.
 * @param version from the address of the picture, which may be of an earlier attempt; without it the current one
 * @param by uid of the reader
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export async function openDocument(
  uid: string,
  { name, version }: { name: DocumentName; version?: string | undefined },
  by: string,
): Promise<OpenFile> {
  const user = await read(refs.users.doc(uid))
  const address = user && (await addressFor(uid, user, name, version))
  const path = address && documentPath(uid, name, address)
  const file = path && (await openFile(path))
  if (!file) throw notFound()
  if (by !== uid && name !== 'profile_image')
    await transactAs({ uid: by, action: 'identity-document:view', owner: uid }, 'audit view', async (tx) => {
      const at = new Date().toISOString()
      audit(tx, { actor: by, action: 'document:view', target: uid, at, details: [name] })
    })
  return file
}

/** Finds the address of a version of a document, in the user's document or an earlier attempt. */
async function addressFor(uid: string, user: UserDocument, name: DocumentName, version: string | undefined) {
  if (version === undefined || versionOf(user[name]) === version) return user[name]
  const attempts = await findAttempts(uid)
  return attempts.map(({ sent }) => sent[name]).find((address) => versionOf(address) === version)
}

/** Pictures as sent, by field. */
export type DocumentPictures = Partial<Record<DocumentName, Buffer>>

/** Returns the folder of all files of a user. No client and no rule ever reads it. */
export const identityFolder = (uid: string) => `identity/${uid}/` as const

const pathOf = (uid: string, name: DocumentName, version: string) =>
  `${identityFolder(uid)}${name}-${version}.jpg` as const

const versionOf = (address: string): string | undefined => /\?v=([0-9a-f]{16})$/.exec(address)?.[1]

/**
 * Returns where a document is stored, from its address in the user's document.
 * @returns `undefined` if there is none
 */
export function documentPath(uid: string, name: DocumentName, address: string): string | undefined {
  const version = versionOf(address)
  return version && pathOf(uid, name, version)
}

export interface EncodedDocuments {
  files: StoredFile[]
  /** Addresses for the user's document, by field. */
  addresses: Partial<Record<DocumentName, string>>
}

/**
 * Encodes documents for storing: JPEG, upright, without metadata, at most as large as pages send them.
 * @throws HttpError naming the field that cannot be decoded
 */
export async function encodeDocuments(uid: string, pictures: DocumentPictures): Promise<EncodedDocuments> {
  const files: StoredFile[] = []
  const addresses: EncodedDocuments['addresses'] = {}
  for (const name of DOCUMENT_NAMES) {
    const picture = pictures[name]
    if (!picture) continue
    const version = randomBytes(8).toString('hex')
    const edge = longestEdge(name)
    const pixels = await decodePicture(name, picture, { width: edge, height: edge })
    const bytes = await encodePicture(pixels, (image) =>
      image.flatten({ background: 'white' }).jpeg({ quality: 85 }),
    )
    files.push({ path: pathOf(uid, name, version), bytes, contentType: 'image/jpeg' })
    // the version makes the address another one when the picture is replaced
    addresses[name] = `${addressOf(getDocument, { id: uid, name })}?v=${version}`
  }
  return { files, addresses }
}
