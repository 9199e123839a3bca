import type { listUsers as endpoint } from 'domain/api/users.ts'
import { comparable } from 'domain/comparable.ts'
import { USERS_PER_ANSWER } from 'domain/limits.ts'
import { USER_TABS } from 'domain/user.ts'
import { confirmedAmong } from '../../cloud/auth.ts'
import { cursorAfter, placeOf } from '../../http/cursor.ts'
import type { Handler } from '../../http/handler.ts'
import { announce } from '../../http/paging.ts'
import { readReadingDays } from '../../site/read-reading-days.ts'
import { countLate } from '../count-late.ts'
import { findUsers, placeUnder } from '../find-users.ts'

export const listUsers: Handler<typeof endpoint> = async (call) => {
  const { limit = USERS_PER_ANSWER, tab = 'all', search = '', cursor } = call.query
  const { users, listed, counts, hasMore } = await findUsers({
    limit,
    tab,
    search: comparable(search.trim()),
    after: placeOf(cursor),
  })
  const last = users.at(-1)
  announce(call, listed.length, hasMore && last ? { cursor: cursorAfter(placeUnder(tab, last)) } : undefined)
  call.response.set('X-Tab-Counts', USER_TABS.map((name) => `${name}=${counts[name]}`).join(', '))
  if (tab === 'requests')
    call.response.set('X-Late-Count', String(countLate(listed, await readReadingDays())))
  const confirmed = await confirmedAmong(users)
  return users.map((user) => ({ ...user, email_verified: confirmed.has(user.id) }))
}
