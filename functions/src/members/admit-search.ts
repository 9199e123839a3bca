import { isCnicSearch } from 'domain/values/cnic.ts'
import { comparable, digitsOf } from 'domain/values/comparable.ts'
import type { Request } from 'express'
import { audit } from '../audit/audit.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { byAccount } from '../http/rates/rate-keys.ts'
import { countWithin, limitRate } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { transactAs } from '../http/transact-as.ts'
import { uniqueRef } from '../users/uniques.ts'

interface SearchCall {
  actor: { uid: string }
  query: { search?: string | undefined }
  request: Pick<Request, 'query'>
}

/**
 * Prepares the search of a call for `findUsers`. A search for the owner of a CNIC is counted and logged before the answer leaves.
 * @returns the search, normalised with `comparable`
 * @throws HttpError 400 if the CNIC is in the address, 401 or 403 if the right was withdrawn, 429
 */
export async function admitSearch({ actor, query, request }: SearchCall): Promise<string> {
  const inAddress = request.query['search']
  if (typeof inAddress === 'string' && isCnicSearch(normalise(inAddress)))
    throw new HttpError(400, ({ users }) => users.cnicInAddress)
  const search = normalise(query.search ?? '')
  if (!isCnicSearch(search)) return search
  const refund = await limitRate(RATES.cnicSearch, byAccount(actor.uid))
  if (!(await auditCnicSearch(search, actor.uid))) await refund()
  return search
}

const normalise = (search: string): string => comparable(search.trim())

/**
 * Logs that an admin looks for the owner of a CNIC. An open page repeats its search, so the same one makes one line in a while.
 * @param by uid of the admin
 * @returns whether there is a new line
 * @throws HttpError 401 or 403 if the right was withdrawn
 */
const auditCnicSearch = (search: string, by: string, now = new Date()): Promise<boolean> =>
  transactAs({ uid: by, action: 'user:list' }, 'audit search', async (tx) => {
    const owner = await tx.read(uniqueRef('cnic', search))
    const isNew = await countWithin(tx, RATES.searchLine, [by, digitsOf(search)], now.getTime())
    const target = owner?.uid ?? ''
    if (isNew)
      audit(tx, { actor: by, action: 'user:search', target, at: now.toISOString(), details: ['cnic'] })
    return isNew
  })
