import type { deleteOffer as endpoint } from 'domain/api/inbox.ts'
import type { Handler } from '../../http/handler.ts'
import { removeOffer } from '../remove-offer.ts'

export const deleteOffer: Handler<typeof endpoint> = async ({ actor, path }) => {
  await removeOffer(path.id, actor.uid)
  return undefined
}
