import { USERS_PER_ANSWER } from 'domain/limits.ts'
import { USER_TABS, type UserTab } from 'domain/user.ts'
import type { Request } from 'express'
import { permit, signedIn } from '../../http/guard.ts'
import { announce, numberOf, searchOf } from '../../http/paging.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import { findUsers } from '../find-users.ts'
import { cursorAfter, placeOf } from './cursor.ts'

/** GET /api/auth/users/: a page of a tab; `X-Tab-Counts` says how many that match the search each tab has. */
export const listUsers: Handler = async (request, response) => {
  permit(await signedIn(request), 'user:list')
  const { users, total, counts, hasMore } = await findUsers({
    limit: numberOf(request, 'limit', { min: 1, max: USERS_PER_ANSWER }) ?? USERS_PER_ANSWER,
    tab: tabOf(request),
    search: searchOf(request),
    after: placeOf(request),
  })
  const last = users.at(-1)
  announce(request, response, total, hasMore && last ? { cursor: cursorAfter(last) } : undefined)
  const byTab = USER_TABS.map((name) => `${name}=${counts[name]}`)
  response.set('X-Tab-Counts', byTab.join(', ')).json(users)
}

function tabOf(request: Request): UserTab {
  const { tab = 'all' } = request.query
  const known = USER_TABS.find((name) => name === tab)
  if (!known) throw new Refusal(400, { tab: [texts.field.oneOf(USER_TABS.join(', '))] })
  return known
}
