import { callables } from 'domain/api/callables.ts'
import { TIME_ZONE } from 'domain/place.ts'
import { onRequest } from 'firebase-functions/https'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import './global-options.ts'
import { app } from './app.ts'
import { copyAccounts as copy } from './backup/copy-accounts.ts'
import { backupKey, smtpPassword, uniquesKey } from './env.ts'
import { callable } from './http/callable.ts'
import { isEventProcess, preserveRawBodies } from './http/bodies/raw-bodies.ts'
import { DAILY, MINUTELY, runEveryDay, runEveryMinute } from './jobs/scheduled.ts'
import { sendMail } from './mail/send-mail.ts'
import { mediaApp } from './media/serve-media.ts'
import { memberHandlers } from './members/handlers.ts'
import { runEach } from './run-each.ts'
import { runAs } from './service-accounts.ts'

if (!isEventProcess(process.env)) preserveRawBodies()

// The codebase `default`: what anybody may call, and its jobs. The account of these functions cannot release pages.

/** The REST API. It decodes pictures, which needs the memory. */
export const api = onRequest(
  {
    ...runAs('api'),
    memory: '1GiB',
    concurrency: 10,
    cors: false,
    invoker: 'public',
    secrets: [uniquesKey],
  },
  app,
)

export const approveUser = callable(callables.approveUser.endpoint, memberHandlers.approveUser)

export const rejectUser = callable(callables.rejectUser.endpoint, memberHandlers.rejectUser)

/** Serves public pictures. */
export const media = onRequest({ ...runAs('api'), cors: false, invoker: 'public' }, mediaApp)

/** Finishes what was interrupted, and sends what waits. */
export const everyMinute = onSchedule(
  {
    ...runAs('api'),
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
  {
    ...runAs('api'),
    schedule: 'every day 03:00',
    timeZone: TIME_ZONE,
    timeoutSeconds: DAILY.seconds,
    secrets: [uniquesKey],
  },
  ({ scheduleTime }) => runEveryDay(new Date(scheduleTime)),
)

/** Copies the accounts, which no backup of Google has. */
export const copyAccounts = onSchedule(
  {
    ...runAs('copier'),
    schedule: 'every day 02:00',
    timeZone: TIME_ZONE,
    timeoutSeconds: 540,
    secrets: [backupKey],
  },
  async ({ scheduleTime }) => void (await copy(new Date(scheduleTime))),
)

/**
 * Sends a mail as soon as it is in the outbox. The job of every minute repeats what failed. With that job, at most five senders
 * run at once: mail servers refuse more connections.
 */
export const sendQueuedMail = onDocumentCreated(
  {
    ...runAs('api'),
    document: 'mail/{id}',
    maxInstances: 4,
    concurrency: 1,
    secrets: [uniquesKey, smtpPassword],
  },
  // a thrown error would end the emulator's process, and with it the mails that wait there
  ({ params: { id } }) => runEach([{ id }], () => sendMail(id)),
)
