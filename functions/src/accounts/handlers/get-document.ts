import type { getDocument as endpoint } from 'domain/api/users.ts'
import { ANSWERED, type Handler } from '../../http/handler.ts'
import { sendFile } from '../../http/answers/send-file.ts'
import { openDocument } from '../open-document.ts'

export const getDocument: Handler<typeof endpoint> = async ({ actor, path, request, response }) => {
  const { name } = path
  const file = await openDocument(path.id, name, actor.uid)
  response.set('Cache-Control', name === 'profile_image' ? 'private, max-age=300' : 'private, no-store')
  // a picture inside a page is shown all the same; opened by itself it is saved, never run as a page of ours
  response.attachment(`${name}.jpg`)
  await sendFile(request, response, file)
  return ANSWERED
}
