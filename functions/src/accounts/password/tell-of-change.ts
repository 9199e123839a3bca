import type { IntentDocument } from 'domain/stored/intent.ts'
import { audit } from '../../audit/audit.ts'
import { areSessionsEnded } from '../../cloud/auth.ts'
import { remove, transact } from '../../cloud/store.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { transactAs } from '../../http/transact-as.ts'
import { dueIfCutOff, type Intent } from '../../intents/intents.ts'
import { queueMail } from '../../mail/outbox.ts'
import { refs } from '../../refs.ts'

interface PasswordChange {
  uid: string
  kind: Extract<IntentDocument['kind'], `password:${string}`>
  /** ISO 8601 UTC. */
  now: string
}

/**
 * Makes a change of a password, which only Auth stores, and tells her and the log of it. It is declared before, so that none goes
 * untold: where the request is cut off, the sweep finds out whether it was made.
 * @param change throws a Refusal where nothing was changed
 * @returns what `change` returned
 */
export async function tellOfChange<R>(
  { uid, kind, now }: PasswordChange,
  change: () => Promise<R>,
): Promise<R> {
  const intent = refs.intents.doc()
  await transactAs({ uid, action: 'password:change', owner: uid }, 'declare password', async (tx) =>
    tx.create(intent, { kind, state: 'open', uid, paths: [], begun: now, due: dueIfCutOff() }),
  )
  try {
    const changed = await change()
    // she has it by now; the sweep tells of it if this fails
    await tell(intent).catch(() => {})
    return changed
  } catch (error) {
    if (error instanceof Refusal) await remove(intent)
    throw error
  }
}

/** Tells of a change that was cut off, if Auth has made it: a new password ends her sessions. */
export async function settlePasswordChange(
  intent: Intent,
  { uid, begun = '' }: Pick<IntentDocument, 'uid' | 'begun'>,
): Promise<void> {
  await ((await areSessionsEnded(uid, begun)) ? tell(intent) : remove(intent))
}

const tell = (intent: Intent): Promise<void> =>
  transact('tell of password', async (tx) => {
    const declared = await tx.read(intent)
    if (!declared) return
    const { uid, kind, begun = '' } = declared
    const user = await tx.read(refs.users.doc(uid))
    tx.remove(intent)
    if (!user || user.deleting) return
    const data = { at: begun, page: '/forgot-password' }
    queueMail(tx, 'passwordChanged', { uid, user }, { id: intent.id, now: begun, data })
    audit(tx, { actor: uid, action: kind as PasswordChange['kind'], target: uid, at: begun })
  })
