import type { approveComment as endpoint } from 'domain/api/comments.ts'
import { officeActor } from '../../http/answers/stamp.ts'
import type { Handler } from '../../http/handler.ts'
import { approveComment as approve } from '../approve-comment.ts'

export const approveComment: Handler<typeof endpoint> = ({ actor, path }) =>
  approve(path.id, officeActor(actor))
