import { DOCUMENT_NAMES } from 'domain/api.ts'
import { permit, signedIn } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { sendFile } from '../../http/send-file.ts'
import { texts } from '../../http/texts.ts'
import { openDocument } from '../open-document.ts'

/** GET /api/auth/users/{id}/documents/{name}/: the file, to its owner and to admins. */
export const getDocument: Handler = async (request, response) => {
  const actor = await signedIn(request)
  const uid = idOf(request)
  permit(actor, 'identity-document:view', uid)
  const name = DOCUMENT_NAMES.find((known) => known === request.params['name'])
  if (!name) throw new Refusal(404, texts.server.notFound)
  const file = await openDocument(uid, name, actor.uid)
  response.set('Cache-Control', name === 'profile_image' ? 'private, max-age=300' : 'private, no-store')
  // a picture inside a page is shown all the same; opened by itself it is saved, never run as a page of ours
  response.attachment(`${name}.jpg`)
  await sendFile(request, response, file)
}
