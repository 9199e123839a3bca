import { formatTime, today } from 'domain/dates.ts'
import { STATES } from 'domain/inbox.ts'
import { OVERVIEW } from 'domain/values/list-limits.ts'
import type { PostListName } from 'domain/office/managed-posts.ts'
import type { MissedPost, NextEvent, OldestEntry, OpenPledge, Today } from 'domain/office/today.ts'
import type { Actor } from 'domain/permissions.ts'
import type { AnsweredForm } from 'domain/stored/sent-forms.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import { isUnderTab } from 'domain/user.ts'
import { currencyOf } from 'domain/money/money.ts'
import type { CollectionReference, Query } from 'firebase-admin/firestore'
import { count, find, read } from '../cloud/store.ts'
import { countWaiting } from '../inbox/count-waiting.ts'
import { visitorsMailsWaitUntil } from '../mail/limit-visitors-mails.ts'
import { findMails } from '../mail/manage-mails.ts'
import { refs } from '../refs.ts'
import { allUsers } from '../users/user-index.ts'
import { boundsOf, dayBounds, monthOf } from './periods.ts'
import { readTotals } from './read-donations.ts'
import { waitingAmong } from './read-overview.ts'

/**
 * Reads what needs the office now. Costs about twenty reads while no user has changed, else also one for each shard of the users'
 * index. Sums and counts cost one more for each thousand documents that they count.
 * @param actor gets the counts of what they may see
 */
export async function readToday(now: Date, actor: Actor): Promise<Today> {
  const [
    users,
    counts,
    message,
    offer,
    comment,
    totals,
    pledges,
    sentMails,
    failed,
    missed,
    waitUntil,
    event,
    drafts,
  ] = await Promise.all([
    allUsers(),
    countWaiting(actor),
    findOldestMessage(),
    findOldestOffer(),
    findOldestComment(),
    readTotals(),
    findPledges(),
    countSentMails(now),
    findMails({ show: 'failed', user: undefined, limit: 1, after: undefined }),
    findMissed(now),
    visitorsMailsWaitUntil(now.getTime()),
    findNextEvent(now),
    countDrafts(),
  ])
  const people = users.map(({ item }) => item)
  const [monthBegins] = boundsOf(monthOf(now.toISOString()))
  return {
    counts,
    ...waitingAmong(people),
    message,
    offer,
    comment,
    ...totals,
    pledges,
    sentMails,
    failedMail: failed.mails[0] ?? null,
    missed,
    mailsWaitUntil: waitUntil === undefined ? '' : new Date(waitUntil).toISOString(),
    event,
    members: people.filter((user) => isUnderTab(user, 'members')).length,
    applied: people.filter(({ createdAt }) => createdAt >= monthBegins).length,
    drafts,
  }
}

/** Finds the document of a query that was created first. */
async function findOldest<T>(query: Query<T>) {
  const [oldest] = await find(query.orderBy('createdAt').limit(1))
  return oldest
}

const isNew = <T extends AnsweredForm>(forms: Query<T>) => forms.where('state', '==', STATES.messages.new[0])

async function findOldestMessage(): Promise<OldestEntry | null> {
  const oldest = await findOldest(isNew(refs.messages))
  if (!oldest) return null
  const { name, lastname, subject, createdAt } = oldest.data
  return { id: oldest.id, name: `${name} ${lastname}`.trim(), about: subject, createdAt }
}

async function findOldestOffer(): Promise<OldestEntry | null> {
  const oldest = await findOldest(isNew(refs.volunteers))
  if (!oldest) return null
  const { first_name, subject, createdAt } = oldest.data
  return { id: oldest.id, name: first_name, about: subject, createdAt }
}

async function findOldestComment(): Promise<OldestEntry | null> {
  const oldest = await findOldest(refs.comments.where('is_approved', '==', false))
  if (!oldest) return null
  const { name, blog, createdAt } = oldest.data
  const post = await read(refs.blogs.doc(blog))
  return { id: oldest.id, name, about: post?.title ?? '', createdAt }
}

async function findPledges(): Promise<OpenPledge[]> {
  const pledged = refs.donations.where('state', '==', STATES.donations.new[0])
  const found = await find(pledged.orderBy('createdAt').limit(OVERVIEW.pledges))
  return found.map(({ id, data: { first_name, last_name, amount, ...donation } }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    amount,
    currency: currencyOf(donation),
  }))
}

/** Counts e-mails that were caused today, in the office's time zone, and sent. */
async function countSentMails(now: Date): Promise<number> {
  const [begin, end] = dayBounds(today(now)) ?? ['', '']
  const sent = refs.mail.where('state', '==', 'sent')
  return count(sent.where('createdAt', '>=', begin).where('createdAt', '<', end).orderBy('createdAt', 'desc'))
}

/** Finds the first published event that has not begun. */
async function findNextEvent(now: Date): Promise<NextEvent | null> {
  const published = refs.events.where('is_published', '==', true).orderBy('date').orderBy('time')
  const clock = formatTime(now.toISOString(), DEFAULT_LANGUAGE)
  const [next] = await find(published.startAt(today(now), clock).limit(1))
  if (!next) return null
  const { title, date, time, location } = next.data
  return { id: next.id, title, date, time, location }
}

/** Milliseconds after which a scheduled post counts as missed. By then the job of every minute has tried it thirty times. */
const STUCK = 30 * 60_000

/** Finds what was not published at its time: at most five of each kind for each of the two reasons. */
export async function findMissed(now: Date): Promise<MissedPost[]> {
  const before = new Date(now.getTime() - STUCK).toISOString()
  const found = [
    missedIn('blogs', refs.blogs, before),
    missedIn('events', refs.events, before),
    missedIn('pages', refs.pages, before),
  ]
  return (await Promise.all(found)).flat()
}

async function missedIn<T extends { title: string; missed_at?: string; publish_at?: string | undefined }>(
  tab: PostListName,
  posts: CollectionReference<T>,
  before: string,
): Promise<MissedPost[]> {
  const [refused, stuck] = await Promise.all([
    find(posts.where('missed_at', '>', '').limit(OVERVIEW.missed)),
    find(posts.where('publish_at', '<=', before).limit(OVERVIEW.missed)),
  ])
  return [...refused, ...stuck].map(({ id, data: { title, missed_at: missed, publish_at: at = '' } }) => ({
    tab,
    id,
    title,
    missed_at: missed ?? at,
  }))
}

async function countDrafts(): Promise<number> {
  const drafts = <T>(posts: CollectionReference<T>) => count(posts.where('is_published', '==', false))
  const counts = await Promise.all([drafts(refs.blogs), drafts(refs.events), drafts(refs.pages)])
  return counts.reduce((sum, some) => sum + some, 0)
}
