import { cnicDigits } from 'domain/values/cnic.ts'
import { audit } from '../audit/audit.ts'
import { countWithin } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { transactAs } from '../http/transact-as.ts'
import { uniqueRef } from '../users/uniques.ts'

/**
 * Logs that an admin looks for the owner of a CNIC, before the answer leaves. An open page repeats its search, so the same one
 * makes one line in a while.
 * @param by uid of the admin
 * @throws HttpError 401 or 403 if the right was withdrawn
 */
export const auditCnicSearch = (search: string, by: string, now = new Date()): Promise<void> =>
  transactAs({ uid: by, action: 'user:list' }, 'audit search', async (tx) => {
    const owner = await tx.read(uniqueRef('cnic', search))
    const isNew = await countWithin(tx, RATES.searchLine, [by, cnicDigits(search)], now.getTime())
    if (!isNew) return
    const target = owner?.uid ?? ''
    audit(tx, { actor: by, action: 'user:search', target, at: now.toISOString(), details: ['cnic'] })
  })
