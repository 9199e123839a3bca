import { allWords, hasWords, type NameWord, namesIn } from 'domain/duplicates/name-words.ts'
import { isCnicSearch } from 'domain/values/cnic.ts'
import { phoneSearch } from 'domain/values/phone.ts'
import { type AnsweredUser, isUnderTab, type UserListItem, type UserTab } from 'domain/user.ts'
import { isLate } from 'domain/office/waiting.ts'
import { read } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import type { Cursor } from '../cloud/pages.ts'
import { uniqueRef } from '../users/uniques.ts'
import { allUsers, type IndexedUser } from '../users/user-index.ts'

/** Counts the users of each tab. */
function countByTab(users: readonly UserListItem[]): Record<UserTab, number> {
  const count = (tab: UserTab) => users.filter((user) => isUnderTab(user, tab)).length
  return { all: count('all'), members: count('members'), team: count('team'), requests: count('requests') }
}

/** Counts applicants who sent their application longer ago than the given working days. */
export function countLate(waiting: readonly Pick<UserListItem, 'sentAt'>[], workingDays: number): number {
  const now = new Date()
  const sent = waiting.map(({ sentAt }) => sentAt).toSorted(compareTexts)
  let [late, rest] = [0, sent.length]
  // asked of a few only: finding the day of an instant is slow
  while (late < rest) {
    const middle = (late + rest) >> 1
    const since = sent[middle]
    if (since !== undefined && isLate(since, workingDays, now)) late = middle + 1
    else rest = middle
  }
  return late
}

interface UserQuery {
  tab: UserTab
  /** Matched with e-mail, both names in any spelling, business, town and phone, or a whole CNIC. Already normalised with `comparable`; '' for everybody. */
  search: string
  limit: number
  /** The last user of the previous page. */
  after: Cursor | undefined
}

interface UserPage {
  users: (UserListItem & Pick<AnsweredUser, 'suspended_by_name'>)[]
  /** All users of the tab who match, in the order of the list. */
  listed: readonly UserListItem[]
  /** Users who match the search, by tab. */
  counts: Record<UserTab, number>
  hasMore: boolean
}

/** Finds a page of the users of a tab who match a search: pending applications, the longest waiting first; then the newest. */
export async function findUsers({ tab, search, limit, after }: UserQuery): Promise<UserPage> {
  const all = await allUsers()
  const found = (await matching(all, search)).map(({ item }) => item)
  const under = found.filter((user) => isUnderTab(user, tab))
  const listed = [
    ...under.filter(isPending).toSorted(longestWaitingFirst),
    ...under.filter((user) => !isPending(user)),
  ]
  const start = startAfter(listed.map(cursorOf), after)
  const nameOf = (uid: string) => all.find(({ item }) => item.id === uid)?.item.full_name ?? ''
  return {
    users: listed
      .slice(start, start + limit)
      .map((user) => ({ ...user, suspended_by_name: user.suspended ? nameOf(user.suspended.by) : '' })),
    listed,
    counts: countByTab(found),
    hasMore: start + limit < listed.length,
  }
}

const longestWaitingFirst = (a: UserListItem, b: UserListItem): number =>
  compareTexts(a.waitingSince, b.waitingSince) || compareTexts(a.id, b.id)

const isPending = (user: UserListItem): boolean => isUnderTab(user, 'requests')

/** The end of the year 9999. */
const FAR = Date.UTC(10_000, 0, 1) - 1

/**
 * Returns a user's position in a list, which goes from late to early. Applications have an instant in the far future: the longer
 * they wait, the later it is. So they come first, in their own order.
 */
export const cursorOf = (user: UserListItem): Cursor => ({
  // a time that was stored wrong counts as the longest wait, or nobody would see the list
  createdAt: isPending(user)
    ? new Date(FAR - (Date.parse(user.waitingSince) || 0)).toISOString()
    : user.createdAt,
  id: user.id,
})

async function matching(users: IndexedUser[], search: string): Promise<IndexedUser[]> {
  if (search === '') return users
  if (isCnicSearch(search)) {
    const owner = await read(uniqueRef('cnic', search))
    return users.filter(({ item }) => item.id === owner?.uid)
  }
  const hasPhone = phoneSearch(search)
  const names = namesIn(search)
  return users.filter(
    ({ item, searched, phone }) =>
      searched.some((field) => field.includes(search)) ||
      (names.length > 0 && hasWords(wordsOf(item), names)) ||
      hasPhone?.(phone),
  )
}

/** Names of which the words are kept: many people share them. */
const KEPT_NAMES = 50_000
const kept = new Map<string, readonly NameWord[]>()

/** Returns the words of both names of a user. */
function wordsOf({ full_name, name_ur }: UserListItem): readonly NameWord[] {
  const name = `${full_name} ${name_ur}`
  const words = kept.get(name) ?? allWords(name)
  if (kept.size >= KEPT_NAMES) kept.clear()
  kept.set(name, words)
  return words
}

/** Returns the index of the first user after a cursor, even if its user is gone; 0 without one. */
export function startAfter(users: readonly Cursor[], after: Cursor | undefined): number {
  if (!after) return 0
  const { createdAt, id } = after
  const index = users.findIndex(
    (user) => (user.createdAt === createdAt && user.id > id) || user.createdAt < createdAt,
  )
  return index === -1 ? users.length : index
}
