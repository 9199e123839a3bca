import type { listAudit as endpoint } from 'domain/api/office.ts'
import { ROWS_PER_ANSWER } from 'domain/limits.ts'
import { cursorAfter, placeOf } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { announce } from '../../http/paging.ts'
import { dayBounds } from '../day-bounds.ts'
import { findLines } from '../find-lines.ts'

export const listAudit: Handler<typeof endpoint> = async (call) => {
  const { kind, actor, limit = ROWS_PER_ANSWER, cursor } = call.query
  const [since] = boundsOf(call.query.from)
  const [, until] = boundsOf(call.query.to)
  const asked = { kind, actor, since, until, limit, after: placeOf(cursor) }
  const { lines, total, hasMore } = await findLines(asked)
  const last = lines.at(-1)
  const next = last && { cursor: cursorAfter({ id: last.id, createdAt: last.at }) }
  announce(call, total, hasMore ? next : undefined)
  return lines
}

/** @throws Refusal 400 */
function boundsOf(day: string | undefined): [begin?: string, end?: string] {
  if (day === undefined) return []
  const bounds = dayBounds(day)
  if (!bounds) throw new Refusal(400, ({ server }) => server.badRequest)
  return bounds
}
