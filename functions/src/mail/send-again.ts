import { canSendAgain, type ListedMail } from 'domain/outbox.ts'
import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { toListedMail } from './find-mails.ts'
import { WAITING } from './outbox.ts'

/**
 * Lets a mail that failed begin anew: the sweep of the next minute sends it.
 * @param by uid of who asks
 * @throws Refusal 404; 409 for one that is sent or on its way; 401 or 403 when she may no longer
 */
export const sendAgain = (id: string, by: string, now = new Date().toISOString()): Promise<ListedMail> =>
  transactAs({ uid: by, action: 'mail:send' }, 'send again', async (tx) => {
    const mail = await tx.read(refs.mail.doc(id))
    if (!mail) throw new Refusal(404, ({ server }) => server.notFound)
    if (!canSendAgain(mail)) throw new Refusal(409, ({ mails }) => mails.underWay)
    tx.update(refs.mail.doc(id), { ...WAITING })
    audit(tx, { actor: by, action: 'mail:send', target: id, at: now })
    return toListedMail(id, { ...mail, ...WAITING })
  })
