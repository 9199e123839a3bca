import { isDeepStrictEqual } from 'node:util'
import { unpublishedSince } from 'domain/office/health.ts'
import { STATES_OF } from 'domain/office/outbox.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import { count, find, merge, read } from '../cloud/store.ts'
import { RETRIED } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { readLastRun } from '../retention/remove-expired.ts'
import { chooseOutside, lookOutside, type Outside } from './look-outside.ts'

/** What a check reads; the daily job writes the rest. */
type Checked = Pick<
  HealthDocument,
  | 'intentsSince'
  | 'claimsSince'
  | 'failedMails'
  | 'retriedMails'
  | 'publishingSince'
  | 'pausedSince'
  | 'pauseReason'
  | 'lookedAt'
  | 'backup'
  | 'filesCopiedAt'
  | 'address'
>
type Daily = Pick<HealthDocument, 'dailyAt' | 'dailyFailed' | 'dailyRemoved' | 'failedShards'>

/** Minutes between checks while all is well: a minute without one costs no read. */
const APART = 5
/** Milliseconds after which it is written without a change. */
const HOUR = 3_600_000

/** Whether the last check of this instance found nothing wrong. */
let wasWell = false

/**
 * Checks what does not work, and stores it if it has changed or an hour has passed. Called each minute.
 * @param hasFailed whether another part of this minute has failed
 */
export async function checkHealth(now: Date, hasFailed: boolean): Promise<void> {
  if (wasWell && !hasFailed && now.getUTCMinutes() % APART !== 0) return
  const health = await storeHealth(now)
  const { intentsSince, claimsSince, publishingSince, failedMails, retriedMails, address } = health
  const hasMailTrouble = failedMails > 0 || (retriedMails ?? 0) > 0
  wasWell = !intentsSince && !claimsSince && !publishingSince && !hasMailTrouble && !address?.failedSince
}

/** Stores how the daily job ended. @returns what is stored then */
export async function noteDailyJob(
  now: Date,
  daily: Omit<Daily, 'dailyAt' | 'dailyRemoved'>,
): Promise<HealthDocument> {
  const health = await storeHealth(now)
  const { counts = {} } = (await read(refs.removals.doc(now.toISOString().slice(0, 10)))) ?? {}
  const dailyRemoved = Object.values(counts).reduce((all, each) => all + each, 0)
  const ended: Daily = { ...daily, dailyAt: now.toISOString(), dailyRemoved }
  await merge(refs.health, ended)
  return { ...health, ...ended }
}

interface Check {
  /** Whether somebody asks for it: then it looks everywhere, and stores that it did. */
  isAsked?: boolean
  outside?: Outside
}

/** Reads how everything is, and stores it if it has changed or an hour has passed. @returns what is stored then */
export async function storeHealth(
  now: Date,
  { isAsked = false, outside = chooseOutside() }: Check = {},
): Promise<HealthDocument> {
  const checkedAt = now.toISOString()
  const last = await read(refs.health)
  const isHour = (at: string | undefined) => now.getTime() - Date.parse(at ?? '1970') >= HOUR
  const isLooking = isAsked || isHour(last?.lookedAt) || !!last?.address?.failedSince
  const [here, seen] = await Promise.all([
    readHealth(now, last),
    isLooking ? lookOutside(outside, now, last) : {},
  ])
  const found: Checked = { ...here, ...seen, ...(Object.keys(seen).length > 0 && { lookedAt: checkedAt }) }
  if (!last) {
    const daily = { dailyAt: (await readLastRun())?.at ?? '', dailyFailed: [], failedShards: [] }
    const health: HealthDocument = { firstAt: checkedAt, checkedAt, ...daily, ...found }
    await merge(refs.health, health)
    return health
  }
  const isSame = (Object.keys(found) as (keyof Checked)[]).every((name) =>
    isDeepStrictEqual(found[name], last[name]),
  )
  if (isSame && !isAsked && !isHour(last.checkedAt)) return last
  await merge(refs.health, { checkedAt, ...found })
  return { ...last, checkedAt, ...found }
}

/**
 * Reads what is wrong in the database.
 * @param last what the last check found. It says since when claims or publishing have been wrong.
 */
async function readHealth(now: Date, last: HealthDocument | undefined): Promise<Checked> {
  const at = now.toISOString()
  const [intents, undecided, failedMails, retriedMails, published] = await Promise.all([
    find(refs.intents.where('due', '<=', at).orderBy('due').limit(1)),
    find(refs.users.where('claims_pending', '==', true).limit(1)),
    count(refs.mail.where('state', 'in', STATES_OF.failed)),
    count(RETRIED),
    read(refs.published),
  ])
  return {
    intentsSince: intents[0]?.data.due ?? '',
    claimsSince: undecided.length > 0 ? last?.claimsSince || at : '',
    failedMails,
    retriedMails,
    publishingSince: unpublishedSince(published, last?.publishingSince ?? '', now),
    pausedSince: published?.paused?.at ?? '',
    pauseReason: published?.paused?.reason ?? '',
  }
}
