import type { SecondFactorDocument } from 'domain/stored/user.ts'
import { audit } from '../../audit/audit.ts'
import type { Transaction } from '../../cloud/store.ts'
import { limitRate } from '../../http/rates/rate-limit.ts'
import { byAccount } from '../../http/rates/rate-keys.ts'
import { RATES } from '../../http/rates/rates.ts'
import { HttpError } from '../../http/responses/http-error.ts'
import { type Authorization, transactAs } from '../../http/transact-as.ts'
import { refs } from '../../refs.ts'
import { hashRecoveryCode, normalCode, stepOf, unseal } from './codes.ts'

/** Returns the document after a code was used; `undefined` if the code is wrong or was used before. */
function spend(
  uid: string,
  known: SecondFactorDocument,
  code: string,
  now: string,
): SecondFactorDocument | undefined {
  const typed = normalCode(code)
  if (/^\d{6}$/.test(typed)) {
    const step = stepOf(unseal(uid, known.secret), typed, Date.parse(now))
    return step !== undefined && step > known.lastStep ? { ...known, lastStep: step } : undefined
  }
  const hash = hashRecoveryCode(uid, typed)
  if (!known.recovery.includes(hash)) return undefined
  return { ...known, recovery: known.recovery.filter((other) => other !== hash) }
}

interface CodeCheck {
  /** Whose code it is, and which permission asks for it. */
  authorization: Authorization
  code: string
  now: string
  /** Whether the secret must be on, or wait for its first code. */
  isOn: boolean
  /** Writes what the code allows. It reads nothing. */
  write?: (tx: Transaction, spent: SecondFactorDocument) => void
}

/**
 * Uses up a code of the user, and does what it allows in the same transaction. A wrong code leaves a line in the log. Wrong codes
 * are counted by account: a stranger without the password never gets here, and cannot use up the owner's tries.
 * @throws HttpError 403 if the code is wrong or was used; 409 if there are no codes in that state; 429
 */
export async function acceptCode({ authorization, code, now, isOn, write }: CodeCheck): Promise<void> {
  const { uid } = authorization
  // counted before the code is checked: many guesses at once learn no more than one after the other
  const refund = await limitRate(RATES.oneTimeCode, byAccount(uid))
  const isRight = await transactAs(authorization, 'use code', async (tx) => {
    const ref = refs.secondFactors.doc(uid)
    const known = await tx.read(ref)
    if (known?.isOn !== isOn) throw new HttpError(409, ({ secondFactor }) => secondFactor.notOn)
    const spent = spend(uid, known, code, now)
    if (!spent) {
      audit(tx, { actor: uid, action: 'second-factor:wrong', target: uid, at: now })
      return false
    }
    tx.replace(ref, spent)
    if (spent.recovery.length < known.recovery.length)
      audit(tx, { actor: uid, action: 'second-factor:recovery', target: uid, at: now })
    write?.(tx, spent)
    return true
  })
  if (!isRight) throw new HttpError(403, ({ secondFactor }) => secondFactor.wrongCode)
  // the code is used, whether or not the refund succeeds
  await Promise.allSettled([refund()])
}
