import { audit } from '../audit/audit.ts'
import { transact } from '../cloud/store.ts'
import { permit, signedIn } from '../http/guard.ts'
import { idOf } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { declareRemoval } from '../intents/intents.ts'
import type { PostKind } from './kinds.ts'
import { raiseVersion } from './post-list.ts'
import { dayAfter, pathsOf } from './unnamed-pictures.ts'

/** DELETE /api/auth/blogs/{id}/ and /events/{id}/ */
export const deletePost =
  (kind: PostKind): Handler =>
  async (request, response) => {
    const actor = await signedIn(request)
    permit(actor, 'post:write')
    await removePost(kind, idOf(request), actor.uid)
    response.status(204).end()
  }

/** Deletes a post; its picture stays for a day. @throws Refusal 404 */
export const removePost = (
  kind: PostKind,
  id: string,
  by: string,
  now = new Date().toISOString(),
): Promise<void> =>
  transact(`delete ${kind.noun}`, async (work) => {
    const post = await work.read(kind.collection.doc(id))
    if (!post) throw new Refusal(404, texts.server.notFound)
    work.remove(kind.collection.doc(id))
    declareRemoval(work, pathsOf(post.image), dayAfter(now))
    raiseVersion(work, kind)
    audit(work, { actor: by, action: `${kind.noun}:delete`, target: id, at: now })
  })
