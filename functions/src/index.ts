import { callables } from 'domain/api/callables.ts'
import { REGION, TIME_ZONE } from 'domain/place.ts'
import { requiresRole, setGlobalOptions } from 'firebase-functions/options'
import { onRequest } from 'firebase-functions/https'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { app } from './app.ts'
import { copyAccounts as copy } from './backup/copy-accounts.ts'
import { backupKey, smtpPassword, uniquesKey } from './env.ts'
import { callable } from './http/callable.ts'
import { isEventProcess, preserveRawBodies } from './http/bodies/raw-bodies.ts'
import { DAILY, MINUTELY, runEveryDay, runEveryMinute } from './jobs/scheduled.ts'
import { sendMail } from './mail/send-mail.ts'
import { mediaApp } from './media/serve-media.ts'
import { memberHandlers } from './members/handlers.ts'
import { ROLES } from './iam-roles.ts'
import { runEach } from './run-each.ts'
import { onSiteChange, onVersionChange } from './site/on-change.ts'

// What the runtime itself refuses, such as an oversized body: its page must not show where it broke.
process.env['NODE_ENV'] ??= 'production'

if (!isEventProcess(process.env)) preserveRawBodies()

for (const role of ROLES) requiresRole(role)

// every request may hold a body of 32 MB before any code of ours runs, wanted or not, hence so few at once
setGlobalOptions({ region: REGION, maxInstances: 10, memory: '512MiB', concurrency: 5 })

/** The REST API. It decodes pictures, which needs the memory. */
export const api = onRequest(
  { memory: '1GiB', concurrency: 10, cors: false, invoker: 'public', secrets: [uniquesKey] },
  app,
)

export const approveUser = callable(callables.approveUser.endpoint, memberHandlers.approveUser)

export const rejectUser = callable(callables.rejectUser.endpoint, memberHandlers.rejectUser)

/** Serves public pictures. */
export const media = onRequest({ cors: false, invoker: 'public' }, mediaApp)

/** Finishes what was interrupted, and sends what waits. */
export const everyMinute = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeoutSeconds: MINUTELY.seconds,
    maxInstances: 1,
    concurrency: 1,
    secrets: [uniquesKey, smtpPassword],
  },
  ({ scheduleTime }) => runEveryMinute(new Date(scheduleTime)),
)

/** Removes old data, and compares the index of users and their claims with the users. */
export const everyDay = onSchedule(
  { schedule: 'every day 03:00', timeZone: TIME_ZONE, timeoutSeconds: DAILY.seconds, secrets: [uniquesKey] },
  ({ scheduleTime }) => runEveryDay(new Date(scheduleTime)),
)

/** Copies the accounts, which no backup of Google has. */
export const copyAccounts = onSchedule(
  { schedule: 'every day 02:00', timeZone: TIME_ZONE, timeoutSeconds: 540, secrets: [backupKey] },
  async ({ scheduleTime }) => void (await copy(new Date(scheduleTime))),
)

/**
 * Sends a mail as soon as it is in the outbox. The job of every minute repeats what failed. With that job, at most five senders
 * run at once: mail servers refuse more connections.
 */
export const sendQueuedMail = onDocumentCreated(
  { document: 'mail/{id}', maxInstances: 4, concurrency: 1, secrets: [uniquesKey, smtpPassword] },
  // a thrown error would end the emulator's process, and with it the mails that wait there
  ({ params: { id } }) => runEach([{ id }], () => sendMail(id)),
)

/**
 * Publishes the site when something stored has changed. Runs once at a time; the job of every minute repeats what failed.
 * Rendering needs a CPU of its own.
 */
export const publishSite = onDocumentWritten(
  {
    document: 'versions/{kind}',
    maxInstances: 1,
    concurrency: 1,
    retry: true,
    timeoutSeconds: 540,
    memory: '1GiB',
    cpu: 1,
  },
  ({ time }) => onVersionChange(time),
)

/** Starts publishing when the office has changed its content. */
export const noteSiteChange = onDocumentWritten({ document: 'site/{part}', retry: true }, ({ params }) =>
  onSiteChange(params.part),
)
