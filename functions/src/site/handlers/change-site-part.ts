import type { changeSitePart as endpoint } from 'domain/api/site.ts'
import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { storeContent } from '../store-content.ts'

export const changeSitePart: Handler<typeof endpoint> = ({ actor, path: { id }, input, revision }) => {
  const part = CONTENT_PARTS.find((name) => name === id)
  if (!part) throw new Refusal(404, ({ server }) => server.notFound)
  return storeContent(part, input, { by: actor.uid, revision })
}
