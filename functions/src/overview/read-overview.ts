import { OVERVIEW } from 'domain/limits.ts'
import type { MonthOfMembers, MonthOfPosts, Overview } from 'domain/overview.ts'
import type { Actor } from 'domain/permissions.ts'
import type { UserListItem } from 'domain/user.ts'
import { count } from '../cloud/store.ts'
import { countWaiting } from '../inbox/count-waiting.ts'
import { compareTexts } from '../compare-texts.ts'
import { refs } from '../refs.ts'
import { allUsers } from '../users/user-index.ts'
import { boundsOf, lastMonths, monthOf } from './months.ts'
import { readGifts } from './read-gifts.ts'

/**
 * The office's figures: people from the index, everything else counted by the database, so that it costs as few reads
 * with a thousand posts as with ten.
 * @param actor who asks, and is told of what waits only what she may see
 */
export async function readOverview(now: Date, actor: Actor): Promise<Overview> {
  const [users, posts, gifts, unanswered, failedMails] = await Promise.all([
    allUsers(),
    Promise.all(lastMonths(OVERVIEW.postMonths, now).map(countPosts)),
    readGifts(),
    countWaiting(actor),
    count(refs.mail.where('state', '==', 'failed')),
  ])
  const people = users.map(({ item }) => item)
  const waiting = people
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => compareTexts(a.waitingSince, b.waitingSince))
  return {
    members: membersBy(lastMonths(OVERVIEW.months, now), people),
    posts,
    waiting: waiting
      .slice(0, OVERVIEW.waiting)
      .map(({ id, full_name, waitingSince }) => ({ id, full_name, since: waitingSince })),
    moreWaiting: Math.max(0, waiting.length - OVERVIEW.waiting),
    ...gifts,
    unanswered,
    failedMails,
  }
}

/** Who registered in each of the months, by where she stands today. */
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
