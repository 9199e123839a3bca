import type { IntentDocument } from 'domain/stored/intent.ts'
import { audit } from '../../audit/audit.ts'
import { AuthError, readPasswordTime } from '../../cloud/tokens.ts'
import { type FoundDocument, remove, transact, type Transaction } from '../../cloud/store.ts'
import { HttpError } from '../../http/responses/http-error.ts'
import { transactAs } from '../../http/transact-as.ts'
import { intentDeadline, type Intent } from '../../intents/intents.ts'
import { queueMail, userMailId } from '../../mail/outbox.ts'
import { refs } from '../../refs.ts'

/** An intent to change a password. */
interface Change extends IntentDocument {
  kind: Extract<IntentDocument['kind'], `password:${string}`>
  begun: string
}

interface PasswordChange extends Pick<Change, 'uid' | 'kind'> {
  /** ISO 8601 UTC. */
  now: string
}

/**
 * Runs a change of a password, which only Auth stores, then writes the audit line and queues the mail. An intent is declared
 * first. If the request is interrupted, the sweep finds out whether Auth stored the password.
 * @param change throws an HttpError or AuthError if nothing was changed
 * @returns what `change` returned
 */
export async function notifyPasswordChange<R>(
  { uid, kind, now }: PasswordChange,
  change: () => Promise<R>,
): Promise<R> {
  const intent = refs.intents.doc()
  await transactAs({ uid, action: 'password:change', owner: uid }, 'declare password', async (tx) =>
    tx.create(intent, { kind, state: 'open', uid, paths: [], begun: now, due: intentDeadline() }),
  )
  try {
    const changed = await change()
    // the password is stored; the sweep records it if this fails
    await transact('tell of password', (tx) => tell(tx, intent, { uid, kind, begun: now })).catch(() => {})
    return changed
  } catch (error) {
    if (isSurelyNotMade(error)) await remove(intent)
    throw error
  }
}

/** Returns whether Auth answered that it stored nothing. Without an answer it may have. */
const isSurelyNotMade = (error: unknown): boolean => error instanceof HttpError || error instanceof AuthError

/**
 * Ends an interrupted change: records it if Auth has stored a password since it began. If the user began several, the last one
 * before that moment is the stored one.
 */
export async function finishPasswordChange(
  intent: Intent,
  { uid }: Pick<IntentDocument, 'uid'>,
): Promise<void> {
  const setAt = await readPasswordTime(uid)
  await transact('settle password', async (tx) => {
    const hers = await changesOf(tx, uid)
    const declared = hers.find(({ id }) => id === intent.id)?.data
    if (!declared) return
    const { kind, begun } = declared
    const last = hers.findLast((other) => second(other.data.begun) <= setAt)
    if (last?.id === intent.id) await tell(tx, intent, { uid, kind, begun })
    // nothing was stored, or a later one tells
    else tx.remove(intent)
  })
}

/**
 * Records a change once: the audit line and the mail. Removes the user's earlier intents, which failed or are covered by this
 * mail.
 */
async function tell(
  tx: Transaction,
  intent: Intent,
  { uid, kind, begun }: Pick<Change, 'uid' | 'kind' | 'begun'>,
): Promise<void> {
  const user = await tx.read(refs.users.doc(uid))
  const isTold = await tx.read(refs.mail.doc(userMailId('passwordChanged', uid, intent.id)))
  const earlier = (await changesOf(tx, uid)).filter(({ data }) => data.begun < begun)
  tx.remove(intent)
  for (const { ref } of earlier) tx.remove(ref)
  if (isTold || !user || user.deleting) return
  const data = { at: begun, page: '/forgot-password' }
  queueMail(tx, 'passwordChanged', { uid, user }, { id: intent.id, now: begun, data })
  audit(tx, { actor: uid, action: kind, target: uid, at: begun })
}

/** Finds a user's changes that are running or interrupted, oldest first. */
async function changesOf(tx: Transaction, uid: string): Promise<FoundDocument<Change>[]> {
  const hers = await tx.find(refs.intents.where('uid', '==', uid))
  return hers.filter(isChange).toSorted((a, b) => a.data.begun.localeCompare(b.data.begun))
}

const isChange = (
  found: FoundDocument<IntentDocument>,
): found is FoundDocument<Change> & FoundDocument<IntentDocument> => found.data.kind.startsWith('password:')

/** Rounds an instant down to its second, since Auth may count in seconds. */
const second = (at: string): number => Math.floor(Date.parse(at) / 1000) * 1000
