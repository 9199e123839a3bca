import { isActive } from 'domain/status.ts'
import { audit } from '../audit/audit.ts'
import { transact } from '../cloud/store.ts'
import { countWithin } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'

/**
 * Logs a failed sign-in with the e-mail of an admin. It reads and counts for every e-mail, so that the time of the answer does not
 * tell whose it is.
 */
export const auditFailedLogin = (email: string, now = new Date()): Promise<void> =>
  transact('audit login', async (tx) => {
    const [found] = await tx.find(refs.users.where('email', '==', email).limit(1))
    const isWithin = await countWithin(tx, RATES.failedLoginLine, [email], now.getTime())
    if (found?.data.role !== 'admin' || !isActive(found.data) || !isWithin) return
    audit(tx, { actor: 'visitor', action: 'login:fail', target: found.id, at: now.toISOString() })
  })

/** Logs that a signed-in user gave a wrong current password. @throws HttpError 401 if the account is gone */
export const auditWrongPassword = (uid: string): Promise<void> =>
  transactAs({ uid, action: 'profile:read', owner: uid }, 'audit password', async (tx) => {
    audit(tx, { actor: uid, action: 'password:wrong', target: uid, at: new Date().toISOString() })
  })
