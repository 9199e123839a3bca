import type { rejectUser as endpoint } from 'domain/api/decisions.ts'
import type { Handler } from '../../http/handler.ts'
import { rejectApplication } from '../reject-application.ts'

export const rejectUser: Handler<typeof endpoint> = ({ actor, path, input, revision }) =>
  rejectApplication(path.id, { by: actor.uid, revision, reason: input.rejection_reason })
