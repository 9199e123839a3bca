import { OVERVIEW } from 'domain/values/list-limits.ts'
import type { DataKept, MonthOfMembers, MonthOfPosts, Overview } from 'domain/office/overview.ts'
import type { UserListItem } from 'domain/user.ts'
import { count, find } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { refs } from '../refs.ts'
import { findPending } from '../retention/unconfirmed.ts'
import { findUpcoming } from '../retention/upcoming.ts'
import { readTerms } from '../site/read-content.ts'
import { allUsers } from '../users/user-index.ts'
import { boundsOf, lastMonths, monthOf } from './periods.ts'
import { readFigures } from './read-donations.ts'

/**
 * Reads the office's figures: people from the index, everything else counted by the database. So 1,000 posts cost as few reads as
 * ten.
 */
export async function readOverview(now: Date): Promise<Overview> {
  const [users, posts, donations] = await Promise.all([
    allUsers(),
    Promise.all(lastMonths(OVERVIEW.postMonths, now).map(countPosts)),
    readFigures(),
  ])
  const people = users.map(({ item }) => item)
  return {
    members: membersBy(lastMonths(OVERVIEW.months, now), people),
    posts,
    ...waitingAmong(people),
    ...donations,
  }
}

/** Returns the pending applications, the oldest first, and how many are left out. */
export function waitingAmong(people: readonly UserListItem[]): Pick<Overview, 'waiting' | 'moreWaiting'> {
  const waiting = people
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => compareTexts(a.sentAt, b.sentAt))
  return {
    waiting: waiting
      .slice(0, OVERVIEW.waiting)
      .map(({ id, full_name, sentAt }) => ({ id, full_name, since: sentAt })),
    moreWaiting: Math.max(0, waiting.length - OVERVIEW.waiting),
  }
}

/** Counts who registered in each month, by today's status. */
function membersBy(months: readonly string[], people: readonly UserListItem[]): MonthOfMembers[] {
  const registered = Map.groupBy(people, ({ createdAt }) => monthOf(createdAt))
  return months.map((month) => {
    const among = registered.get(month) ?? []
    const standing = (status: UserListItem['status']) => among.filter((one) => one.status === status).length
    return {
      month,
      approved: standing('approved'),
      waiting: standing('pending'),
      rejected: standing('rejected'),
    }
  })
}

async function countPosts(month: string): Promise<MonthOfPosts> {
  const [from, to] = boundsOf(month)
  const [blogs, events] = await Promise.all([
    count(refs.blogs.where('createdAt', '>=', from).where('createdAt', '<', to)),
    count(refs.events.where('createdAt', '>=', from).where('createdAt', '<', to)),
  ])
  return { month, blogs, events }
}

/** Runs of the daily removal that the dashboard lists. */
const RUN_DAYS = 30

/** Reads how long data is kept, what goes next, and what the last runs of the daily removal removed. */
export async function readDataKept(now: Date): Promise<DataKept> {
  const since = new Date(now.getTime() - RUN_DAYS * 86_400_000).toISOString()
  const [terms, stored, upcoming, runs] = await Promise.all([
    readTerms(),
    countStored(now),
    findUpcoming(now),
    find(refs.removals.where('at', '>=', since).orderBy('at', 'desc')),
  ])
  return { terms, stored, ...upcoming, runs: runs.map(({ id, data }) => ({ ...data, day: id })) }
}

/** Counts what is stored of all that the tab lists. */
async function countStored(now: Date): Promise<DataKept['stored']> {
  const counts = {
    cards: count(refs.users.where('cnic_front', '>', '')),
    rejected: count(refs.users.where('is_rejected', '==', true)),
    unconfirmed: findPending(now).then(({ unconfirmed }) => unconfirmed.length),
    messages: count(refs.messages),
    volunteers: count(refs.volunteers),
    comments: count(refs.comments.where('is_approved', '==', false)),
    activity: count(refs.audit),
    donations: count(refs.donations),
    members: count(refs.users.where('is_approved', '==', true)),
  }
  const counted = await Promise.all(
    Object.entries(counts).map(async ([name, promise]) => [name, await promise] as const),
  )
  return Object.fromEntries(counted) as DataKept['stored']
}
