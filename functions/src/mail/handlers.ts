import { ROWS_PER_ANSWER } from 'domain/values/list-limits.ts'
import { MAIL_FILTERS } from 'domain/office/outbox.ts'
import type { Cursor } from '../cloud/pages.ts'
import { decodeCursor, encodeCursor, setPageHeaders } from '../http/paging.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { badRequest, notFound } from '../http/responses/http-error.ts'
import type { Handlers } from '../http/serve.ts'
import { countMails, decodeMailId, findMails, queueTestMail, sendAgain } from './manage-mails.ts'

/** Handles the office's calls about the outbox. */
export const mailHandlers = {
  listMails: async (call) => {
    const { show, user, limit = ROWS_PER_ANSWER, cursor } = call.query
    const after = mailCursor(decodeCursor(cursor))
    const [{ mails, total, hasMore }, counts] = await Promise.all([
      findMails({ show, user, limit, after }),
      countMails(user),
    ])
    const last = mails.at(-1)
    call.response.set('X-Tab-Counts', MAIL_FILTERS.map((name) => `${name}=${counts[name]}`).join(', '))
    setPageHeaders(call, total, hasMore && last ? { cursor: encodeCursor(last) } : undefined)
    return mails
  },

  sendMailAgain: async ({ actor, path }) => {
    const id = decodeMailId(path.id)
    if (!id) throw notFound()
    return sendAgain(id, actor.uid)
  },

  sendTestMail: {
    limit: rateLimiter(RATES.testMail),
    handle: async ({ actor }) => {
      await queueTestMail(actor.uid)
      return undefined
    },
  },
} satisfies Partial<Handlers>

/** Decodes the id in a cursor of the list of e-mails. @throws HttpError 400 */
function mailCursor(cursor: Cursor | undefined): Cursor | undefined {
  if (!cursor) return undefined
  const id = decodeMailId(cursor.id)
  if (!id) throw badRequest()
  return { ...cursor, id }
}
