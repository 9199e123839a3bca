import type { listAudit as endpoint } from 'domain/api/office.ts'
import { ROWS_PER_ANSWER } from 'domain/limits.ts'
import { cursorAfter, placeOf } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { announce } from '../../http/paging.ts'
import { findLines } from '../find-lines.ts'

export const listAudit: Handler<typeof endpoint> = async (call) => {
  const { kind, actor, limit = ROWS_PER_ANSWER, cursor } = call.query
  const { lines, total, hasMore } = await findLines({ kind, actor, limit, after: placeOf(cursor) })
  const last = lines.at(-1)
  const next = last && { cursor: cursorAfter({ id: last.id, createdAt: last.at }) }
  announce(call, total, hasMore ? next : undefined)
  return lines
}
