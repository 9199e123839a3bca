import type { listMails as endpoint } from 'domain/api/office.ts'
import { ROWS_PER_ANSWER } from 'domain/limits.ts'
import { cursorAfter, type Place, placeOf } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { announce } from '../../http/paging.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { findMails } from '../find-mails.ts'
import { mailIdOf } from '../mail-key.ts'

export const listMails: Handler<typeof endpoint> = async (call) => {
  const { show, limit = ROWS_PER_ANSWER, cursor } = call.query
  const { mails, total, hasMore } = await findMails({ show, limit, after: afterMail(placeOf(cursor)) })
  const last = mails.at(-1)
  announce(call, total, hasMore && last ? { cursor: cursorAfter(last) } : undefined)
  return mails
}

/** @throws Refusal 400 */
function afterMail(place: Place | undefined): Place | undefined {
  if (!place) return undefined
  const id = mailIdOf(place.id)
  if (!id) throw new Refusal(400, ({ server }) => server.badRequest)
  return { ...place, id }
}
