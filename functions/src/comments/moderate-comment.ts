import type { ModeratedComment } from 'domain/comment.ts'
import { audit } from '../audit/audit.ts'
import { changeAllButAPage } from '../cloud/pages.ts'
import { transact, type Transaction } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { type OfficeActor, stampOf } from '../inbox/stamp.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { bumpComments } from '../site/versions.ts'
import { toModerated } from './find-comments.ts'

/**
 * Approves a comment, so that the next release shows it. An approved comment does not change.
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export const approveComment = (
  id: string,
  by: OfficeActor,
  now = new Date().toISOString(),
): Promise<ModeratedComment> =>
  transactAs({ uid: by.uid, action: 'comment:moderate' }, 'approve comment', async (tx) => {
    const comment = await tx.read(refs.comments.doc(id))
    if (!comment) throw notFound()
    if (comment.is_approved) return toModerated(id, comment)
    const change = { is_approved: true, ...stampOf(by, now) }
    tx.update(refs.comments.doc(id), change)
    audit(tx, { actor: by.uid, action: 'comment:approve', target: id, at: now })
    bumpComments(tx, comment.blog)
    return toModerated(id, { ...comment, ...change })
  })

/**
 * Deletes a comment. Its replies become replies to its parent.
 * @param by uid of the moderator
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export async function removeComment(id: string, by: string, now = new Date().toISOString()): Promise<void> {
  const authorization = { uid: by, action: 'comment:moderate' } as const
  await moveMostReplies(id, (work) => transactAs(authorization, 'move replies', work))
  await transactAs(authorization, 'delete comment', async (tx) => {
    if (!(await removeCommentIn(tx, id))) throw notFound()
    audit(tx, { actor: by, action: 'comment:delete', target: id, at: now })
  })
}

/** Removes a comment of somebody who leaves. Its replies become replies to its parent. */
export async function forgetComment(id: string): Promise<void> {
  await moveMostReplies(id, (work) => transact('move replies', work))
  await transact('forget comment', (tx) => removeCommentIn(tx, id))
}

const repliesTo = (id: string) => refs.comments.where('parent', '==', id)

/** Makes replies to a comment replies to its parent, until few are left for the transaction that removes it. */
const moveMostReplies = (id: string, run: Parameters<typeof changeAllButAPage>[1]): Promise<void> =>
  changeAllButAPage(repliesTo(id), run, async (tx, page) => {
    const { parent = '' } = (await tx.read(refs.comments.doc(id))) ?? {}
    for (const { ref } of page) tx.update(ref, { parent })
    const shown = page.find(({ data }) => data.is_approved)
    if (shown) bumpComments(tx, shown.data.blog)
  })

/** Removes a comment in the transaction of its cause, before which nothing was written. @returns whether there was one */
export async function removeCommentIn(tx: Transaction, id: string): Promise<boolean> {
  const comment = await tx.read(refs.comments.doc(id))
  if (!comment) return false
  const answers = await tx.find(repliesTo(id))
  tx.remove(refs.comments.doc(id))
  for (const { ref } of answers) tx.update(ref, { parent: comment.parent })
  // nobody has seen the others
  if (comment.is_approved || answers.some(({ data }) => data.is_approved)) bumpComments(tx, comment.blog)
  return true
}
