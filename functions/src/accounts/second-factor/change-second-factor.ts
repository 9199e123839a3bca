import type { UserDocument } from 'domain/stored/user.ts'
import { audit } from '../../audit/audit.ts'
import { revokeSessions } from '../../cloud/auth.ts'
import { read, type Transaction } from '../../cloud/store.ts'
import { HttpError, notFound } from '../../http/responses/http-error.ts'
import { transactAs } from '../../http/transact-as.ts'
import { queueMail } from '../../mail/outbox.ts'
import { refs } from '../../refs.ts'
import { readOrganisation } from '../../mail/read-organisation.ts'
import { verifyPassword } from '../password/check-password.ts'
import { hashRecoveryCode, newRecoveryCodes, newSecret, seal, uriOf } from './codes.ts'
import { acceptCode } from './verify-code.ts'

/**
 * Makes a secret for one-time codes, which does nothing until a code confirms it. A newer one replaces it.
 * @throws HttpError 403 for a wrong password; 409 if one-time codes are on; 429
 */
export async function addSecondFactor(
  uid: string,
  password: string,
  now = new Date().toISOString(),
): Promise<{ secret: string; uri: string }> {
  const user = await read(refs.users.doc(uid))
  if (!user) throw notFound()
  await verifyPassword({ uid, email: user.email }, password)
  const secret = newSecret()
  await transactAs({ uid, action: 'second-factor:add', owner: uid }, 'add second factor', async (tx) => {
    const ref = refs.secondFactors.doc(uid)
    if ((await tx.read(ref))?.isOn) throw new HttpError(409, ({ secondFactor }) => secondFactor.alreadyOn)
    tx.replace(ref, { secret: seal(uid, secret), isOn: false, lastStep: 0, recovery: [], at: now })
  })
  const { shortName } = await readOrganisation()
  return { secret, uri: uriOf(secret, shortName, user.email) }
}

/**
 * Turns one-time codes on with their first code, and ends the user's sessions, which have not passed one.
 * @returns the recovery codes, of which only hashes are stored
 * @throws HttpError as `acceptCode`
 */
export async function confirmSecondFactor(
  uid: string,
  code: string,
  now = new Date().toISOString(),
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const user = await read(refs.users.doc(uid))
  if (!user) throw notFound()
  await acceptCode({
    authorization: { uid, action: 'second-factor:add', owner: uid },
    code,
    now,
    isOn: false,
    write: (tx, spent) => {
      const recovery = codes.map((each) => hashRecoveryCode(uid, each))
      tx.replace(refs.secondFactors.doc(uid), { ...spent, isOn: true, recovery, at: now })
      tx.update(refs.users.doc(uid), { second_factor: true })
      audit(tx, { actor: uid, action: 'second-factor:on', target: uid, at: now })
      queueMail(
        tx,
        'secondFactorOn',
        { uid, user },
        { id: now, now, data: { at: now, page: '/forgot-password' } },
      )
    },
  })
  await revokeSessions(uid)
  return codes
}

/** Turns one-time codes off with a code. Without them it does nothing. @throws HttpError as `acceptCode` */
export async function removeSecondFactor(
  uid: string,
  code: string,
  now = new Date().toISOString(),
): Promise<void> {
  const user = await read(refs.users.doc(uid))
  if (!user?.second_factor) return
  await acceptCode({
    authorization: { uid, action: 'second-factor:remove', owner: uid },
    code,
    now,
    isOn: true,
    write: (tx) => turnOff(tx, { uid, user, by: uid, now }),
  })
}

/**
 * Turns the one-time codes of somebody off who has lost them, and ends their sessions: a lost phone may be signed in.
 * @param by uid of the admin, or `OPERATOR`
 * @throws HttpError 401, 403, 404; 409 if the user has no one-time codes
 */
export async function resetSecondFactor(
  uid: string,
  by: string,
  now = new Date().toISOString(),
): Promise<void> {
  await transactAs({ uid: by, action: 'user:reset-code', owner: uid }, 'reset second factor', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting) throw notFound()
    if (!user.second_factor) throw new HttpError(409, ({ secondFactor }) => secondFactor.notOn)
    turnOff(tx, { uid, user, by, now })
  })
  await revokeSessions(uid)
}

function turnOff(
  tx: Transaction,
  { uid, user, by, now }: { uid: string; user: UserDocument; by: string; now: string },
): void {
  const isOwn = by === uid
  tx.remove(refs.secondFactors.doc(uid))
  tx.update(refs.users.doc(uid), { second_factor: false })
  audit(tx, { actor: by, action: isOwn ? 'second-factor:off' : 'second-factor:reset', target: uid, at: now })
  const data = { at: now, page: '/forgot-password' }
  queueMail(tx, isOwn ? 'secondFactorOff' : 'secondFactorReset', { uid, user }, { id: now, now, data })
}
