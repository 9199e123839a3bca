import type { undoDecision as endpoint } from 'domain/api/users.ts'
import type { Handler } from '../../http/handler.ts'
import { undoDecision as undo } from '../undo-decision.ts'

export const undoDecision: Handler<typeof endpoint> = ({ actor, path }) => undo(path.id, { by: actor.uid })
