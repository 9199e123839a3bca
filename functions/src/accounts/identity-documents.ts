import { randomBytes } from 'node:crypto'
import { api, DOCUMENT_NAMES, type DocumentName } from 'domain/api.ts'
import { longestEdge } from 'domain/limits.ts'
import type { FieldErrors } from 'domain/schemas/check.ts'
import type { StoredFile } from '../cloud/files.ts'
import { encodePicture, examinePicture } from '../media/picture.ts'

/** Pictures as they were sent, by field. */
export type DocumentPictures = Partial<Record<DocumentName, Buffer>>

/** Every file of a user lies below this folder, where no client and no rule ever reaches. */
export const identityFolder = (uid: string): string => `identity/${uid}/`

const pathOf = (uid: string, name: DocumentName, version: string): string =>
  `${identityFolder(uid)}${name}-${version}.jpg`

/**
 * Where a document is stored, from its address in the user's document.
 * @returns `undefined` where nothing was given
 */
export function documentPath(uid: string, name: DocumentName, address: string): string | undefined {
  const [, version] = /\?v=([0-9a-f]{16})$/.exec(address) ?? []
  return version && pathOf(uid, name, version)
}

/** Messages by field for every file that is no picture we can read. */
export async function examineDocuments(pictures: DocumentPictures): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const [name, bytes] of Object.entries(pictures)) {
    const examined = await examinePicture(bytes)
    if (typeof examined === 'string') errors[name] = [examined]
  }
  return errors
}

export interface EncodedDocuments {
  files: StoredFile[]
  /** Addresses for the user's document, by field. */
  addresses: Partial<Record<DocumentName, string>>
}

/**
 * Encodes documents for storing: JPEG, upright, no metadata, at most as large as pages send them.
 * @param pictures that were examined
 * @throws Refusal naming the field that cannot be decoded
 */
export async function encodeDocuments(uid: string, pictures: DocumentPictures): Promise<EncodedDocuments> {
  const files: StoredFile[] = []
  const addresses: EncodedDocuments['addresses'] = {}
  for (const name of DOCUMENT_NAMES) {
    const picture = pictures[name]
    if (!picture) continue
    const version = randomBytes(8).toString('hex')
    const edge = longestEdge(name)
    const bytes = await encodePicture(name, picture, (image) =>
      image
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: 85 }),
    )
    files.push({ path: pathOf(uid, name, version), bytes, contentType: 'image/jpeg' })
    addresses[name] = api.userDocument(uid, name, version)
  }
  return { files, addresses }
}
