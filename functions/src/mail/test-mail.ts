import { audit } from '../audit/audit.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { queueMail, userMailId } from './outbox.ts'

/** Queues a test e-mail to an admin. @throws HttpError 401 or 403 if the right was withdrawn, 404 */
export const queueTestMail = (uid: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid, action: 'mail:send' }, 'test mail', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user) throw notFound()
    queueMail(tx, 'test', { uid, user }, { id: now, now, data: { page: '/dashboard' } })
    audit(tx, { actor: uid, action: 'mail:test', target: userMailId('test', uid, now), at: now })
  })
