import { DOCUMENT_NAMES } from 'domain/api.ts'
import { audit } from '../audit/audit.ts'
import { openFile } from '../cloud/files.ts'
import { read, transact } from '../cloud/store.ts'
import { permit, signedIn } from '../http/guard.ts'
import { idOf } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { sendFile } from '../http/send-file.ts'
import { texts } from '../http/texts.ts'
import { refs } from '../refs.ts'
import { documentPath } from './identity-documents.ts'

/**
 * GET /api/auth/users/{id}/documents/{name}/: the file, to its owner and to admins. Every view of an identity
 * document by an admin stands in the audit log before the first byte leaves; a profile picture is no such document.
 */
export const getDocument: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'identity-document:view', uid)
  const name = DOCUMENT_NAMES.find((known) => known === request.params['name'])
  const user = name && (await read(refs.users.doc(uid)))
  const path = user && documentPath(uid, name, user[name])
  const file = path && (await openFile(path))
  if (!file) throw new Refusal(404, texts.server.notFound)

  const isPortrait = name === 'profile_image'
  if (!isPortrait && actor.uid !== uid)
    await transact('audit view', async (work) => {
      const at = new Date().toISOString()
      audit(work, { actor: actor.uid, action: 'document:view', target: uid, at, details: [name] })
    })
  response.set('Cache-Control', isPortrait ? 'private, max-age=300' : 'private, no-store')
  // a picture inside a page is shown all the same; opened by itself it is saved, never run as a page of ours
  response.attachment(`${name}.jpg`)
  await sendFile(request, response, file)
}
