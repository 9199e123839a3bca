import { rule } from 'domain/schemas/rule.ts'
import { audit } from '../../audit/audit.ts'
import { read } from '../../cloud/store.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { transactAs } from '../../http/transact-as.ts'
import { refs } from '../../refs.ts'
import { provePassword } from '../password/prove-password.ts'
import { isWaiting, newEmailChange } from './change-of.ts'
import { queueEmailLinks } from './queue-links.ts'

/**
 * Begins a change of her e-mail address: a link is mailed to both. Another address takes the place of the one that waits. Whether
 * somebody has it is not looked up: who asks learns nothing, and it is free or not when both have said yes.
 * @throws Refusal 400 for the address that she has; 403 for a wrong password, or when she may no longer; 409 while one is being stored
 */
export async function askForEmail(
  uid: string,
  { email, password }: { email: string; password: string },
  now = new Date().toISOString(),
): Promise<void> {
  const user = await read(refs.users.doc(uid))
  if (!user) throw new Refusal(404, ({ server }) => server.notFound)
  if (email === user.email) throw new Refusal(400, { email: [rule('emailSame')] })
  await provePassword({ uid, email: user.email }, password)
  await transactAs({ uid, action: 'email:change', owner: uid }, 'ask for e-mail', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    const last = await tx.read(refs.emailChanges.doc(uid))
    if (!user) throw new Refusal(404, ({ server }) => server.notFound)
    if (last?.state === 'moving') throw new Refusal(409, ({ users }) => users.emailMoving)
    // asked once more, as after a lost answer: links that were mailed stay good
    const change = isWaiting(last, now) && last.email === email ? last : newEmailChange(email, now)
    tx.replace(refs.emailChanges.doc(uid), change)
    queueEmailLinks(tx, uid, user, change, now)
    audit(tx, { actor: uid, action: 'email:ask', target: uid, at: now })
  })
}
