import type { DocumentName } from 'domain/documents.ts'
import { audit } from '../audit/audit.ts'
import { type OpenFile, openFile } from '../cloud/files.ts'
import { read } from '../cloud/store.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { documentPath } from './identity-documents.ts'

/**
 * Opens a user's document. When an admin looks at an identity document, that stands in the audit log before the
 * first byte leaves; a profile picture is no such document.
 * @param by uid of who looks
 * @throws Refusal 404; 401 or 403 when the admin may no longer look
 */
export async function openDocument(uid: string, name: DocumentName, by: string): Promise<OpenFile> {
  const user = await read(refs.users.doc(uid))
  const path = user && documentPath(uid, name, user[name])
  const file = path && (await openFile(path))
  if (!file) throw new Refusal(404, ({ server }) => server.notFound)
  if (by !== uid && name !== 'profile_image')
    await transactAs({ uid: by, action: 'identity-document:view', owner: uid }, 'audit view', async (tx) => {
      const at = new Date().toISOString()
      audit(tx, { actor: by, action: 'document:view', target: uid, at, details: [name] })
    })
  return file
}
