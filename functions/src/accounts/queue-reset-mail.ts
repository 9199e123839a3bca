import { read, transact } from '../cloud/store.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { uniqueRef } from '../users/uniques.ts'

/**
 * Puts the mail into the outbox with which somebody chooses a new password; its link is made when it is sent.
 * Nothing happens where nobody has this e-mail address.
 */
export async function queueResetMail(email: string, now = new Date().toISOString()): Promise<void> {
  const owner = await read(uniqueRef('email', email))
  if (!owner) return
  await transact('reset mail', async (tx) => {
    const user = await tx.read(refs.users.doc(owner.uid))
    if (user && !user.deleting) queueMail(tx, 'reset', { uid: owner.uid, user }, { id: now, now })
  })
}
