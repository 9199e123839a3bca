import { isUnderTab, USER_TABS, type UserListItem, type UserTab } from 'domain/user.ts'
import { CNIC_DIGITS, cnicDigits } from 'domain/cnic.ts'
import { USERS_PER_ANSWER } from 'domain/limits.ts'
import type { Request } from 'express'
import { uniqueRef } from '../accounts/uniques.ts'
import { read } from '../cloud/store.ts'
import { permit, signedIn } from '../http/guard.ts'
import { announce, numberOf, searchOf } from '../http/paging.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/routes.ts'
import { texts } from '../http/texts.ts'
import { cursorAfter, startOf } from './cursor.ts'
import { allUsers, type IndexedUser } from './user-index.ts'

/** GET /api/auth/users/: newest first, of one tab, matching a search; `X-Tab-Counts` says how many each tab has. */
export const listUsers: Handler = async (request, response) => {
  permit(await signedIn(request), 'user:list')
  const limit = numberOf(request, 'limit', { min: 1, max: USERS_PER_ANSWER }) ?? USERS_PER_ANSWER
  const tab = tabOf(request)
  const found = await search(searchOf(request))

  const listed = found.filter((user) => isUnderTab(user, tab))
  const start = startOf(request, listed)
  const page = listed.slice(start, start + limit)
  const more = start + limit < listed.length
  announce(request, response, listed.length, more ? { cursor: cursorAfter(page.at(-1)) } : undefined)
  const counts = USER_TABS.map((name) => `${name}=${found.filter((user) => isUnderTab(user, name)).length}`)
  response.set('X-Tab-Counts', counts.join(', ')).json(page)
}

/** Users whose e-mail, full name or business holds the text, or whose CNIC is exactly it. */
async function search(text: string): Promise<UserListItem[]> {
  const users = await allUsers()
  return (await matching(users, text)).map(({ item }) => item)
}

async function matching(users: IndexedUser[], text: string): Promise<IndexedUser[]> {
  if (text === '') return users
  if (/^[\d -]+$/.test(text) && cnicDigits(text).length === CNIC_DIGITS) {
    const holder = await read(uniqueRef('cnic', text))
    return users.filter(({ item }) => item.id === holder?.uid)
  }
  return users.filter(({ searched }) => searched.some((field) => field.includes(text)))
}

function tabOf(request: Request): UserTab {
  const { tab = 'all' } = request.query
  const known = USER_TABS.find((name) => name === tab)
  if (!known) throw new Refusal(400, { tab: [texts.field.oneOf(USER_TABS.join(', '))] })
  return known
}
