import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { declareRemoval, removeDeclared } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import { documentPath } from './identity-documents.ts'

/**
 * Takes a user's photograph away, file and all. Where there is none nothing is written.
 * @throws Refusal 401, 403 or 404
 */
export async function removePhotograph(uid: string, now = new Date().toISOString()): Promise<void> {
  const doer = { uid, action: 'profile:change', owner: uid } as const
  const removal = await transactAs(doer, 'remove photograph', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting) throw new Refusal(404, ({ server }) => server.notFound)
    const path = documentPath(uid, 'profile_image', user.profile_image)
    if (!path) return undefined
    tx.update(refs.users.doc(uid), { profile_image: '' })
    audit(tx, { actor: uid, action: 'user:change', target: uid, at: now, details: ['profile_image'] })
    const intent = declareRemoval(tx, [path], now)
    return intent && { intent, path }
  })
  // the sweep does it if this fails
  if (removal) await removeDeclared(removal.intent, [removal.path]).catch(() => {})
}
