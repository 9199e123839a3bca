import type { addSitePicture as endpoint } from 'domain/api/site.ts'
import { PICTURED_PARTS } from 'domain/content/pictures.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal, refuseFields } from '../../http/answers/refusal.ts'
import { addPicture } from '../add-picture.ts'

export const addSitePicture: Handler<typeof endpoint> = async ({ actor, path: { id }, pictures, errors }) => {
  const part = PICTURED_PARTS.find((name) => name === id)
  if (!part) throw new Refusal(404, ({ server }) => server.notFound)
  const { image } = pictures
  if (!image || Object.keys(errors).length > 0) throw refuseFields(errors)
  return { image: await addPicture(part, image, actor.uid) }
}
