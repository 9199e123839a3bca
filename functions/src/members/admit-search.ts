import { isCnicSearch } from 'domain/values/cnic.ts'
import { comparable, digitsOf } from 'domain/values/comparable.ts'
import type { Request } from 'express'
import { audit } from '../audit/audit.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { byAccount } from '../http/rates/rate-keys.ts'
import { countWithin, fullUntil, limitRate } from '../http/rates/rate-limit.ts'
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
 * An open page repeats its search: that one is neither counted nor logged for a while.
 * @returns the search, normalised with `comparable`
 * @throws HttpError 400 if the CNIC is in the address, 401 or 403 if the right was withdrawn, 429
 */
export async function admitSearch({ actor, query, request }: SearchCall): Promise<string> {
  const inAddress = request.query['search']
  if (typeof inAddress === 'string' && isCnicSearch(normalise(inAddress)))
    throw new HttpError(400, ({ users }) => users.cnicInAddress)
  const search = normalise(query.search ?? '')
  if (!isCnicSearch(search)) return search
  const line = lineOf(search, actor.uid)
  if ((await fullUntil(RATES.searchLine, [{ who: line, times: 1 }])) !== undefined) return search
  const refund = await limitRate(RATES.cnicSearch, byAccount(actor.uid))
  let isNew = false
  try {
    isNew = await auditCnicSearch(search, actor.uid)
  } finally {
    if (!isNew) await refund()
  }
  return search
}

/** Returns under which key the lines of a search are counted. */
const lineOf = (search: string, by: string): string[] => [by, digitsOf(search)]

const normalise = (search: string): string => comparable(search.trim())

/**
 * Logs that an admin looks for the owner of a CNIC. Of the same searches at once, one makes a line.
 * @param by uid of the admin
 * @returns whether there is a new line
 * @throws HttpError 401 or 403 if the right was withdrawn
 */
const auditCnicSearch = (search: string, by: string, now = new Date()): Promise<boolean> =>
  transactAs({ uid: by, action: 'user:list' }, 'audit search', async (tx) => {
    const owner = await tx.read(uniqueRef('cnic', search))
    const isNew = await countWithin(tx, RATES.searchLine, lineOf(search, by), now.getTime())
    const target = owner?.uid ?? ''
    if (isNew)
      audit(tx, { actor: by, action: 'user:search', target, at: now.toISOString(), details: ['cnic'] })
    return isNew
  })
