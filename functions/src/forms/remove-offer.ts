import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { declareRemoval } from '../intents/intents.ts'
import { forgetFormMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'

/**
 * Deletes an offer of help with its CV, and the mail of thanks.
 * @param by uid of who does it
 * @throws Refusal 404; 401 or 403 when she may no longer
 */
export const removeOffer = (id: string, by: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid: by, action: 'volunteer:delete' }, 'delete offer', async (tx) => {
    const offer = await tx.read(refs.volunteers.doc(id))
    if (!offer) throw new Refusal(404, ({ server }) => server.notFound)
    tx.remove(refs.volunteers.doc(id))
    forgetFormMail(tx, 'volunteer', id)
    declareRemoval(tx, offer.cv ? [offer.cv] : [], now)
    audit(tx, { actor: by, action: 'volunteer:delete', target: id, at: now })
  })
