import type { approveUser as endpoint } from 'domain/api/decisions.ts'
import type { Handler } from '../../http/handler.ts'
import { approveApplication } from '../approve-application.ts'

export const approveUser: Handler<typeof endpoint> = ({ actor, path, revision }) =>
  approveApplication(path.id, { by: actor.uid, revision })
