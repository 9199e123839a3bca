import type { ModeratedComment } from 'domain/comment.ts'
import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { raiseComments } from '../site/versions.ts'
import { toModerated } from './to-moderated.ts'

/**
 * Shows a comment below its post, with the next release. One that is approved already stays as it is.
 * @param by uid of who decides
 * @throws Refusal 404; 401 or 403 when she may no longer decide
 */
export const approveComment = (
  id: string,
  by: string,
  now = new Date().toISOString(),
): Promise<ModeratedComment> =>
  transactAs({ uid: by, action: 'comment:moderate' }, 'approve comment', async (tx) => {
    const comment = await tx.read(refs.comments.doc(id))
    if (!comment) throw new Refusal(404, ({ server }) => server.notFound)
    if (comment.is_approved) return toModerated(id, comment)
    tx.update(refs.comments.doc(id), { is_approved: true })
    audit(tx, { actor: by, action: 'comment:approve', target: id, at: now })
    raiseComments(tx)
    return toModerated(id, { ...comment, is_approved: true })
  })
