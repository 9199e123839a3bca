import { ROWS_PER_ANSWER } from 'domain/values/list-limits.ts'
import { decodeCursor, encodeCursor, setPageHeaders } from '../http/paging.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { badRequest } from '../http/responses/http-error.ts'
import type { Handlers } from '../http/serve.ts'
import { findAuditLines } from './audit-log.ts'
import { dayBounds } from './periods.ts'
import { readDataKept, readOverview } from './read-overview.ts'
import { countDue } from '../retention/upcoming.ts'
import { readTerms } from '../site/read-content.ts'
import { readToday } from './read-today.ts'

/** Handles the office's calls for its figures and its activity log. */
export const overviewHandlers = {
  getToday: ({ actor }) => readToday(new Date(), actor),

  getOverview: () => readOverview(new Date()),

  getDataKept: {
    limit: rateLimiter(RATES.search),
    handle: () => readDataKept(new Date()),
  },

  countDue: {
    limit: rateLimiter(RATES.search),
    handle: async ({ path: { name }, query: { days } }) => ({
      count: await countDue(name, days ?? (await readTerms())[name], new Date()),
    }),
  },

  listAudit: async (call) => {
    const { kind, actor, limit = ROWS_PER_ANSWER, cursor } = call.query
    const [since] = boundsOf(call.query.from)
    const [, until] = boundsOf(call.query.to)
    const after = decodeCursor(cursor)
    const { lines, total, hasMore } = await findAuditLines({ kind, actor, since, until, limit, after })
    const last = lines.at(-1)
    const next = last && { cursor: encodeCursor({ id: last.id, createdAt: last.at }) }
    setPageHeaders(call, total, hasMore ? next : undefined)
    return lines
  },
} satisfies Partial<Handlers>

/** Returns the first and the last instant of a day, to filter the log. @throws HttpError 400 */
function boundsOf(day: string | undefined): [begin?: string, end?: string] {
  if (day === undefined) return []
  const bounds = dayBounds(day)
  if (!bounds) throw badRequest()
  return bounds
}
