import { extname } from 'node:path'
import type { getCv as endpoint } from 'domain/api/inbox.ts'
import { ANSWERED, type Handler } from '../../http/handler.ts'
import { sendFile } from '../../http/answers/send-file.ts'
import { cvTypeOf } from '../cv.ts'
import { openCv } from '../open-cv.ts'

export const getCv: Handler<typeof endpoint> = async ({ actor, path: { id }, request, response }) => {
  const { path, file } = await openCv(id, actor.uid)
  response.attachment(`cv-${id}${extname(path)}`).set({
    'Content-Type': cvTypeOf(path),
    'Cache-Control': 'private, no-store',
    // a PDF may hold scripts: whatever shows it all the same runs none of them as ours
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  await sendFile(request, response, file)
  return ANSWERED
}
