import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { raiseComments } from '../site/versions.ts'

/**
 * Deletes a comment. Its answers move up: they answer what it answered.
 * @param by uid of who decides
 * @throws Refusal 404; 401 or 403 when she may no longer decide
 */
export const removeComment = (id: string, by: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid: by, action: 'comment:moderate' }, 'delete comment', async (tx) => {
    const comment = await tx.read(refs.comments.doc(id))
    if (!comment) throw new Refusal(404, ({ server }) => server.notFound)
    const answers = await tx.find(refs.comments.where('parent', '==', id))
    tx.remove(refs.comments.doc(id))
    for (const { ref } of answers) tx.update(ref, { parent: comment.parent })
    audit(tx, { actor: by, action: 'comment:delete', target: id, at: now })
    // of others nobody has seen anything
    if (comment.is_approved || answers.some(({ data }) => data.is_approved)) raiseComments(tx)
  })
