import { audit } from '../audit/audit.ts'
import { type OpenFile, openFile } from '../cloud/files.ts'
import { read } from '../cloud/store.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'

/**
 * Opens the CV of an offer of help. That stands in the audit log before the first byte leaves.
 * @param by uid of who looks
 * @throws Refusal 404; 401 or 403 when she may no longer look
 */
export async function openCv(id: string, by: string): Promise<{ path: string; file: OpenFile }> {
  const path = (await read(refs.volunteers.doc(id)))?.cv
  const file = path ? await openFile(path) : undefined
  if (!path || !file) throw new Refusal(404, ({ server }) => server.notFound)
  await transactAs({ uid: by, action: 'volunteer-document:view' }, 'audit cv', async (tx) => {
    audit(tx, { actor: by, action: 'cv:view', target: id, at: new Date().toISOString() })
  })
  return { path, file }
}
