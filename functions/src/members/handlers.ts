import { USERS_PER_ANSWER } from 'domain/values/list-limits.ts'
import { USER_TABS } from 'domain/user.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { findConfirmed } from '../cloud/auth.ts'
import { read } from '../cloud/store.ts'
import { RESPONSE_SENT } from '../http/handler.ts'
import { textsOf } from '../http/responses/language.ts'
import { decodeCursor, encodeCursor, setPageHeaders } from '../http/paging.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { sendCsv } from '../http/responses/csv.ts'
import { notFound } from '../http/responses/http-error.ts'
import type { Handlers } from '../http/serve.ts'
import { refs } from '../refs.ts'
import { readReadingDays } from '../mail/read-organisation.ts'
import { toUser } from '../users/to-user.ts'
import { approveApplication } from './approve-application.ts'
import { changeRole } from './change-role.ts'
import { exportHeadings, exportUsers } from './export-users.ts'
import { admitSearch } from './admit-search.ts'
import { answerDuplicate, findDuplicates } from './find-duplicates.ts'
import { countLate, cursorOf, findUsers } from './find-users.ts'
import { readUserHistory } from './read-user-history.ts'
import { rejectApplication } from './reject-application.ts'
import { reinstateUser, suspendUser } from './suspend-user.ts'
import { undoDecision } from './undo-decision.ts'

/** Handles the admins' calls about users and their applications. */
export const memberHandlers = {
  listUsers: async (call) => {
    const { limit = USERS_PER_ANSWER, tab = 'all', cursor } = call.query
    const search = await admitSearch(call)
    const { users, listed, counts, hasMore } = await findUsers({
      limit,
      tab,
      search,
      after: decodeCursor(cursor),
    })
    const last = users.at(-1)
    const next = hasMore && last ? { cursor: encodeCursor(cursorOf(last)) } : undefined
    setPageHeaders(call, listed.length, next)
    call.response.set('X-Tab-Counts', USER_TABS.map((name) => `${name}=${counts[name]}`).join(', '))
    if (tab === 'requests')
      call.response.set('X-Late-Count', String(countLate(listed, await readReadingDays())))
    const confirmed = await findConfirmed(users)
    return users.map((user) => ({ ...user, email_verified: confirmed.has(user.id) }))
  },

  exportUsers: {
    limit: rateLimiter(RATES.export),
    handle: async (call) => {
      const { actor, query, request, response } = call
      const { tab = 'all' } = query
      const search = await admitSearch(call)
      const headings = exportHeadings(textsOf(response))
      const rows = await exportUsers({ tab, search, by: actor.uid })
      await sendCsv(request, response, { name: `users-${tab}`, headings, rows })
      return RESPONSE_SENT
    },
  },

  getUser: async ({ path: { id }, response }) => {
    const user = await read(refs.users.doc(id))
    if (!user) throw notFound()
    response.set('ETag', `"${user.revision}"`)
    return toUser(id, user)
  },

  findDuplicates: ({ actor, path }) => findDuplicates(path.id, actor.uid),

  dismissDuplicate: ({ actor, path }) =>
    answerDuplicate(path.id, path.other, { by: actor.uid, isDismissed: true }),

  reconsiderDuplicate: ({ actor, path }) =>
    answerDuplicate(path.id, path.other, { by: actor.uid, isDismissed: false }),

  getUserHistory: ({ actor, path }) => readUserHistory(path.id, actor.uid),

  approveUser: ({ actor, path, input, revision }) =>
    approveApplication(path.id, { by: actor.uid, revision, officeNote: input.office_note }),

  rejectUser: ({ actor, path, input, revision }) =>
    rejectApplication(path.id, {
      by: actor.uid,
      revision,
      reasons: input.reasons,
      note: input.reasons ? input.note : input.rejection_reason,
      officeNote: input.office_note,
    }),

  changeRole: ({ actor, path, input, revision }) =>
    changeRole(path.id, { ...input, by: actor.uid, revision }),

  suspendUser: ({ actor, path, input, revision }) =>
    suspendUser(path.id, { ...input, by: actor.uid, revision }),

  reinstateUser: ({ actor, path, input, revision }) =>
    reinstateUser(path.id, { ...input, by: actor.uid, revision }),

  undoDecision: ({ actor, path }) => undoDecision(path.id, { by: actor.uid }),

  deleteUser: async ({ actor, path }) => {
    await deleteAccount(path.id, actor.uid)
    return undefined
  },
} satisfies Partial<Handlers>
