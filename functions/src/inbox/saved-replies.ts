import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { SavedReply } from 'domain/schemas/handling.ts'
import { SAVED_REPLIES, type SavedRepliesDocument } from 'domain/stored/sent-forms.ts'
import { audit } from '../audit/audit.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'

/** Gives an id to each reply that has none, or one that an earlier reply has. */
function withIds(replies: SavedReply[]): SavedReply[] {
  const taken = new Set<string>()
  return replies.map((reply) => {
    const id = reply.id && !taken.has(reply.id) ? reply.id : randomUUID()
    taken.add(id)
    return { ...reply, id }
  })
}

/** Returns whether a list was stored already. A reply that was sent without an id has got one since. */
const isSame = (stored: readonly SavedReply[], sent: readonly SavedReply[]): boolean =>
  isDeepStrictEqual(
    stored,
    sent.map((reply, index) => ({ ...reply, id: reply.id || stored[index]?.id })),
  )

/**
 * Replaces the saved replies. Each keeps its id, or gets one. The same list by the same admin again is accepted, since the first
 * answer may be lost.
 * @param seen the revision that was read; undefined for any
 * @throws HttpError 412 if somebody else has changed them; 401 or 403 if the right was withdrawn
 */
export const storeSavedReplies = (
  replies: SavedReply[],
  by: string,
  seen?: number,
  now = new Date().toISOString(),
): Promise<SavedRepliesDocument> =>
  transactAs({ uid: by, action: 'form:handle' }, 'store saved replies', async (tx) => {
    const ref = refs.savedReplies.doc(SAVED_REPLIES)
    const current = await tx.read(ref)
    const revision = current?.revision ?? 0
    if (seen !== undefined && seen !== revision) {
      if (current?.updatedBy === by && isSame(current.replies, replies)) return current
      throw new HttpError(412, ({ forms }) => forms.savedRepliesChanged)
    }
    const stored = { replies: withIds(replies), revision: revision + 1, updatedAt: now, updatedBy: by }
    tx.replace(ref, stored)
    audit(tx, { actor: by, action: 'saved-replies:update', target: SAVED_REPLIES, at: now })
    return stored
  })
