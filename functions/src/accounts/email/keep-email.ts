import { audit } from '../../audit/audit.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { transactAs } from '../../http/transact-as.ts'
import { refs } from '../../refs.ts'

/**
 * Takes back the change that she has asked for: its links mean nothing any more. Without one nothing is written.
 * @throws Refusal 401, 403; 409 once both addresses have said yes
 */
export const keepEmail = (uid: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid, action: 'email:change', owner: uid }, 'keep e-mail', async (tx) => {
    const change = await tx.read(refs.emailChanges.doc(uid))
    if (change?.state === 'moving') throw new Refusal(409, ({ users }) => users.emailMoving)
    if (change?.state !== 'open') return
    tx.remove(refs.emailChanges.doc(uid))
    audit(tx, { actor: uid, action: 'email:keep', target: uid, at: now })
  })
