import { today } from 'domain/dates.ts'
import { sinceOf } from 'domain/inbox.ts'
import { audit } from '../audit/audit.ts'
import { RESPONSE_SENT } from '../http/handler.ts'
import { decodeCursor, encodeCursor, setPageHeaders, setSearchHeaders } from '../http/paging.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { sendCsv } from '../http/responses/csv.ts'
import type { Handlers } from '../http/serve.ts'
import { transactAs } from '../http/transact-as.ts'
import { countWaiting } from './count-waiting.ts'
import { tableOf } from './export-table.ts'
import { markDonation } from './mark-donation.ts'
import { markForm, reopenForm } from './mark-form.ts'
import { sendReply, sendReplyAgain } from './reply.ts'
import { storeSavedReplies } from './saved-replies.ts'
import { searchForms } from './search-forms.ts'
import { officeActor } from './stamp.ts'
import { acceptSuspect, findSuspects } from './suspects.ts'

/** Handles the office's calls about messages, volunteer offers and donations. */
export const inboxHandlers = {
  countWaiting: ({ actor }) => countWaiting(actor),

  handleMessage: ({ actor, path, input }) => markForm('messages', path.id, input.state, officeActor(actor)),

  reopenMessage: ({ actor, path, version }) => reopenForm('messages', path.id, officeActor(actor), version),

  sendReply: {
    limit: rateLimiter(RATES.write),
    handle: ({ actor, path, input, revision }) =>
      sendReply(path.id, { ...input, seen: revision }, officeActor(actor)),
  },

  sendReplyAgain: ({ actor, path }) => sendReplyAgain(path.id, actor.uid),

  changeSavedReplies: {
    limit: rateLimiter(RATES.write),
    handle: ({ actor, input, revision }) => storeSavedReplies(input.replies, actor.uid, revision),
  },

  handleOffer: ({ actor, path, input }) => markForm('volunteers', path.id, input.state, officeActor(actor)),

  reopenOffer: ({ actor, path, version }) => reopenForm('volunteers', path.id, officeActor(actor), version),

  receiveDonation: ({ actor, path }) => markDonation(path.id, 'received', officeActor(actor)),

  reopenDonation: ({ actor, path, version }) => markDonation(path.id, 'pledged', officeActor(actor), version),

  listSuspects: async (call) => {
    const { suspects, total, hasMore } = await findSuspects(decodeCursor(call.query.cursor))
    const last = suspects.at(-1)
    setPageHeaders(call, total, hasMore && last ? { cursor: encodeCursor(last) } : undefined)
    return suspects
  },

  acceptSuspect: async ({ actor, path }) => {
    await acceptSuspect(path.id, actor.uid)
    return undefined
  },

  exportForms: {
    limit: rateLimiter(RATES.export),
    handle: async ({ actor, path, query, request, response }) => {
      const { name } = path
      const { show = 'all', back = 'ever' } = query
      const now = new Date()
      // the export is in the audit log before the first byte leaves
      await transactAs({ uid: actor.uid, action: 'form:export' }, 'audit export', async (tx) => {
        const details = [show, back]
        audit(tx, { actor: actor.uid, action: 'form:export', target: name, at: now.toISOString(), details })
      })
      const table = tableOf(name, { shown: show, since: sinceOf(back, now.getTime()) })
      await sendCsv(request, response, { name: `${name}-${today(now)}`, ...table })
      return RESPONSE_SENT
    },
  },

  searchForms: {
    limit: rateLimiter(RATES.search),
    handle: async (call) => {
      const { show = 'all', back = 'ever', search = '', cursor } = call.query
      const since = sinceOf(back, Date.now())
      const after = decodeCursor(cursor)
      const { found, ...page } = await searchForms(call.path.name, { search, shown: show, since, after })
      setSearchHeaders(call, page)
      return found
    },
  },
} satisfies Partial<Handlers>
