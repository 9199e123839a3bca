import { isSameEmail } from 'domain/email-change.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { audit } from '../audit/audit.ts'
import {
  findUidByEmail,
  isEmailTaken,
  MAX_USERS_PER_CALL,
  readEmails,
  removeAuthUser,
  resetAuthUser,
  revokeSessions,
} from '../cloud/auth.ts'
import { find, type FoundDocument, read, remove, transact, type Transaction } from '../cloud/store.ts'
import { restoreIntent } from '../http/note-moved-email.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { laterThan } from './sync-claims.ts'

/** The actor of log lines about what a job corrected. */
const SYSTEM = 'system'

/**
 * Sets Auth back if it has another e-mail address than the user's document, and no change of ours made it so. Anybody with an ID
 * token and the public key can have Auth change the address. The password is replaced too, since the person who had the address may
 * have chosen it. The user is told at the stored address. Can be repeated after a failure at any step.
 * @returns whether the address was set back
 */
export async function restoreEmail(uid: string, now = new Date().toISOString()): Promise<boolean> {
  // in this order: our own change sets Auth first
  const user = await read(refs.users.doc(uid))
  const inAuth = (await readEmails([uid])).get(uid)
  const isMoved = user !== undefined && inAuth !== undefined && !isSameEmail(inAuth, user.email)
  const email = await transact('record restored e-mail', (tx) =>
    beginRestoring(tx, { uid, user, isMoved, now }),
  )
  if (email === undefined) {
    await remove(restoreIntent(uid))
    return false
  }
  await resetAuthUser(uid, email).catch(async (error: unknown) => {
    if (!isEmailTaken(error) || !(await freeAuthEmail(email, now))) throw error
    await resetAuthUser(uid, email)
  })
  await revokeSessions(uid)
  await transact('restore e-mail', async (tx) => {
    const restored = await tx.read(refs.users.doc(uid))
    // open pages renew their token, and learn that the session has ended
    if (restored)
      tx.update(refs.users.doc(uid), { claimsUpdatedAt: laterThan(now, restored.claimsUpdatedAt) })
    tx.remove(restoreIntent(uid))
  })
  return true
}

interface Comparison {
  uid: string
  /** The user as read before Auth was asked. */
  user: UserDocument | undefined
  isMoved: boolean
  now: string
}

/**
 * Writes the log line, the mail and an intent, and cancels a change that waits. What was interrupted is only continued.
 * @returns the address to restore; `undefined` if our own change is being stored, or nothing differs
 */
async function beginRestoring(tx: Transaction, { uid, user: seen, isMoved, now }: Comparison) {
  const user = await tx.read(refs.users.doc(uid))
  const change = await tx.read(refs.emailChanges.doc(uid))
  const intent = await tx.read(restoreIntent(uid))
  if (!user || user.deleting || change?.state === 'moving') return undefined
  if (intent?.begun) return user.email
  if (!isMoved || user.email !== seen?.email) return undefined
  // the sweep goes on with it each minute until it is done
  tx.replace(restoreIntent(uid), { kind: 'restore', state: 'open', uid, paths: [], begun: now, due: now })
  if (change?.state === 'open') tx.remove(refs.emailChanges.doc(uid))
  queueMail(
    tx,
    'emailRestored',
    { uid, user },
    { id: now, now, data: { at: now, email: user.email, page: '/forgot-password' } },
  )
  audit(tx, { actor: SYSTEM, action: 'email:restore', target: uid, at: now })
  return user.email
}

/**
 * Takes an address from an Auth user who has no right to it: an account without a stored user is removed, and a user whose own
 * address is another one gets that back.
 * @returns whether the address is free now
 */
export async function freeAuthEmail(email: string, now = new Date().toISOString()): Promise<boolean> {
  const uid = await findUidByEmail(email)
  if (!uid) return true
  // in this order: an operation that is making the user declares it first, and stores the user before it ends
  const [intent] = await find(
    refs.intents.where('uid', '==', uid).where('kind', 'in', ['make', 'delete']).limit(1),
  )
  const user = await read(refs.users.doc(uid))
  if (!user && intent) return false
  if (!user) {
    await removeAuthUser(uid)
    return true
  }
  const change = await read(refs.emailChanges.doc(uid))
  if (user.deleting || change?.state === 'moving' || isSameEmail(user.email, email)) return false
  // out of the way first: two users may have each other's address
  await resetAuthUser(uid, `${uid.toLowerCase()}@moved.invalid`)
  await restoreEmail(uid, now)
  return true
}

/** Sets back the addresses of users whose address in Auth differs. @returns how many */
export async function restoreEmails(users: readonly FoundDocument<UserDocument>[]): Promise<number> {
  let restored = 0
  for (let at = 0; at < users.length; at += MAX_USERS_PER_CALL) {
    const some = users.slice(at, at + MAX_USERS_PER_CALL)
    const inAuth = await readEmails(some.map(({ id }) => id))
    for (const { id, data } of some)
      if (inAuth.has(id) && !isSameEmail(inAuth.get(id), data.email))
        restored += Number(await restoreEmail(id))
  }
  return restored
}
