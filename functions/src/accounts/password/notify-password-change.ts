import type { IntentDocument } from 'domain/stored/intent.ts'
import { audit } from '../../audit/audit.ts'
import { AuthError, readPasswordTime } from '../../cloud/tokens.ts'
import { type FoundDocument, remove, transact, type Transaction } from '../../cloud/store.ts'
import { HttpError } from '../../http/responses/http-error.ts'
import { transactAs } from '../../http/transact-as.ts'
import { intentDeadline, type Intent } from '../../intents/intents.ts'
import { queueMail, userMailId } from '../../mail/outbox.ts'
import { refs } from '../../refs.ts'

/** A change that is declared. */
interface Change extends IntentDocument {
  kind: Extract<IntentDocument['kind'], `password:${string}`>
  begun: string
}

interface PasswordChange extends Pick<Change, 'uid' | 'kind'> {
  /** ISO 8601 UTC. */
  now: string
}

/**
 * Makes a change of a password, which only Auth stores, and tells her and the log of it. It is declared before, so that none goes
 * untold: where the request is cut off, the sweep finds out whether it was made.
 * @param change throws an HttpError, or AuthError, where nothing was changed
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
    // she has it by now; the sweep tells of it if this fails
    await transact('tell of password', (tx) => tell(tx, intent, { uid, kind, begun: now })).catch(() => {})
    return changed
  } catch (error) {
    if (isSurelyNotMade(error)) await remove(intent)
    throw error
  }
}

/** An answer by which nothing was changed: without one, Auth may have stored it. */
const isSurelyNotMade = (error: unknown): boolean => error instanceof HttpError || error instanceof AuthError

/**
 * Ends a change that was cut off: tells of it where Auth has stored a password since it began. Of several of hers the last one that
 * began before that moment was stored, or tells of both.
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

/** Tells of a change once, and takes those away that she began before it: what she tried in vain, or what this mail tells as well. */
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

/** Those of her passwords that are under way or were cut off, in the order in which they began. */
async function changesOf(tx: Transaction, uid: string): Promise<FoundDocument<Change>[]> {
  const hers = await tx.find(refs.intents.where('uid', '==', uid))
  return hers.filter(isChange).toSorted((a, b) => a.data.begun.localeCompare(b.data.begun))
}

const isChange = (
  found: FoundDocument<IntentDocument>,
): found is FoundDocument<Change> & FoundDocument<IntentDocument> => found.data.kind.startsWith('password:')

/** Its second: Auth may count in whole ones. */
const second = (at: string): number => Math.floor(Date.parse(at) / 1000) * 1000
