import type { ModeratedComment } from 'domain/comment.ts'
import { type OfficeActor, stampOf } from '../http/answers/stamp.ts'
import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { raiseComments } from '../site/versions.ts'
import { toModerated } from './to-moderated.ts'

/**
 * Shows a comment below its post, with the next release. One that is approved already stays as it is.
 * @throws Refusal 404; 401 or 403 when she may no longer decide
 */
export const approveComment = (
  id: string,
  by: OfficeActor,
  now = new Date().toISOString(),
): Promise<ModeratedComment> =>
  transactAs({ uid: by.uid, action: 'comment:moderate' }, 'approve comment', async (tx) => {
    const comment = await tx.read(refs.comments.doc(id))
    if (!comment) throw new Refusal(404, ({ server }) => server.notFound)
    if (comment.is_approved) return toModerated(id, comment)
    const change = { is_approved: true, ...stampOf(by, now) }
    tx.update(refs.comments.doc(id), change)
    audit(tx, { actor: by.uid, action: 'comment:approve', target: id, at: now })
    raiseComments(tx)
    return toModerated(id, { ...comment, ...change })
  })
