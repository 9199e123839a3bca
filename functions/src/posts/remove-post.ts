import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { declarePictureRemoval } from './declare-picture-removal.ts'
import type { PostInput, PostKind } from './post-kind.ts'
import { raiseVersion } from './post-list.ts'
import { refuseOther } from './refuse-other.ts'

/**
 * Deletes a post with what was said about it; the picture of a published one stays for a day.
 * @param by uid of who does it
 * @param options.version the `updatedAt` that was looked at; any other is refused
 * @throws Refusal 404 or 412; 401 or 403 when she may no longer write
 */
export const removePost = <Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  by: string,
  { version }: { version?: string | undefined } = {},
  now = new Date().toISOString(),
): Promise<void> =>
  transactAs({ uid: by, action: 'post:write' }, `delete ${kind.noun}`, async (tx) => {
    const post = await tx.read(kind.collection.doc(id))
    if (!post) throw new Refusal(404, ({ server }) => server.notFound)
    refuseOther(kind, post, version)
    const attached = kind.attached ? await tx.find(kind.attached(id)) : []
    tx.remove(kind.collection.doc(id))
    for (const { ref } of attached) tx.remove(ref)
    declarePictureRemoval(tx, post, now)
    raiseVersion(tx, kind.name)
    audit(tx, { actor: by, action: `${kind.noun}:delete`, target: id, at: now })
  })
