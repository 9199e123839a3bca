import { problemsOf } from 'domain/office/health.ts'
import type { DailyStep } from 'domain/stored/site/health.ts'
import { isRestoring } from '../backup/is-restoring.ts'
import { backfillForms } from '../inbox/backfill-forms.ts'
import { removeOldSuspects } from '../inbox/suspects.ts'
import { dueMails, isFormMail } from '../mail/outbox.ts'
import { queueDailyMails } from '../overview/daily-mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import { timeLimit, within } from '../time-limit.ts'
import { checkHealth, noteDailyJob } from '../health/check-health.ts'
import { compareUsers } from './compare-users.ts'
import { removeExpired } from '../retention/remove-expired.ts'
import { runEach } from '../run-each.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { sweep } from './sweep.ts'

/**
 * Sends the mails that wait, and those whose sender was interrupted. Mails of forms come last, since strangers can cause many. A
 * failure does not delay the others.
 */
export async function sendWaitingMails(now: Date): Promise<void> {
  const at = now.toISOString()
  const due = await dueMails(at)
  const inOrder = due.toSorted((a, b) => Number(isFormMail(a.data.data)) - Number(isFormMail(b.data.data)))
  await runEach(inOrder, ({ id }) => sendMail(id, at))
}

/**
 * Seconds that the job of every minute may take, and when the sweep stops and is given up. Meanwhile Cloud Scheduler starts no
 * other.
 */
export const MINUTELY = { seconds: 120, sweeping: 40, patience: 60 } as const

/**
 * Runs everything that is due each minute, and nothing during a restore. A failure is logged and does not stop the rest. Mails
 * come last, since a server that does not answer may use up the minute. A mail that fails is no failure of the job: the outbox
 * records it.
 * @param now when the minute was due
 * @param patience seconds for the sweep: Storage may answer nothing for longer than the job lasts
 * @throws if something failed: the scheduler records it, and the check of production reports it
 */
export async function runEveryMinute(now: Date, patience: number = MINUTELY.patience): Promise<void> {
  if (await isRestoring()) return
  const failed = await runEach(
    [
      {
        id: 'The sweep',
        run: async () => throwIfAny(await within(patience, sweep(now, timeLimit(MINUTELY.sweeping)))),
      },
      { id: 'Scheduled posts', run: async () => throwIfAny(await publishScheduled(now)) },
    ],
    ({ run }) => run(),
  )
  const last = [
    { id: 'The check', run: () => checkHealth(now, failed.length > 0) },
    { id: 'Sending mails', run: () => sendWaitingMails(now) },
  ]
  failed.push(...(await runEach(last, ({ run }) => run())))
  throwIfAny(failed)
}

/** Throws if anything has failed. @throws Error naming what has */
function throwIfAny(failed: readonly string[]): void {
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`)
}

/** Seconds that the daily job may take, the most that a schedule allows, and when the removal and the comparison stop. */
export const DAILY = { seconds: 1_800, removing: 900, comparing: 1_500 } as const

/**
 * Runs everything that is due each day, and queues the e-mail of the day. Does nothing during a restore. A failure does not stop
 * the rest.
 * @throws if one failed: the scheduler records it, and the check of production reports it
 */
export async function runEveryDay(now: Date): Promise<void> {
  if (await isRestoring()) return
  const comparing = timeLimit(DAILY.comparing)
  const failedShards: number[] = []
  const steps: { step: DailyStep; id: string; run: () => Promise<unknown> }[] = [
    {
      step: 'removal',
      id: 'Removing old data',
      run: () => removeExpired(now, timeLimit(DAILY.removing)),
    },
    { step: 'index', id: 'The index of users', run: () => compareUsers(comparing, failedShards) },
    { step: 'states', id: 'Messages and offers of earlier versions', run: () => backfillForms(comparing) },
    { step: 'suspects', id: 'Suspected spam', run: () => removeOldSuspects(now.toISOString(), comparing) },
  ]
  const failed = await runEach(steps, ({ run }) => run())
  const dailyFailed = steps.filter(({ id }) => failed.includes(id)).map(({ step }) => step)
  const health = await noteDailyJob(now, { dailyFailed, failedShards })
  await queueDailyMails(now, problemsOf(health, now))
  throwIfAny(failed)
}
