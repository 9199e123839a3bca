import { Refusal } from '../../http/answers/refusal.ts'
import { transactAs } from '../../http/transact-as.ts'
import { refs } from '../../refs.ts'
import { isWaiting } from './change-of.ts'
import { queueEmailLinks } from './queue-links.ts'

/**
 * Mails the links of the change that waits once more.
 * @throws Refusal 401, 403; 404 where none waits
 */
export const mailLinksAgain = (uid: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid, action: 'email:change', owner: uid }, 'mail links again', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const change = await tx.read(refs.emailChanges.doc(uid))
    if (!user || !isWaiting(change, now)) throw new Refusal(404, ({ server }) => server.notFound)
    queueEmailLinks(tx, uid, user, change, now)
  })
