import { onDocumentWritten } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import './global-options.ts'
import { publishLive } from './jobs/publish-again.ts'
import { runAs } from './service-accounts.ts'
import { onSiteChange, onVersionChange } from './site/on-change.ts'

// The codebase `publisher`: the only functions whose account may release pages. No client can call them.

/**
 * Publishes the site when something stored has changed. Runs once at a time; the job of every minute repeats what failed.
 * Rendering needs a CPU of its own.
 */
export const publishSite = onDocumentWritten(
  {
    ...runAs('publisher'),
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
export const noteSiteChange = onDocumentWritten(
  { ...runAs('publisher'), document: 'site/{part}', retry: true },
  ({ params }) => onSiteChange(params.part),
)

/** Starts publishing again what is not live, once a minute. */
export const publishEveryMinute = onSchedule(
  { ...runAs('publisher'), schedule: 'every 1 minutes', maxInstances: 1, concurrency: 1 },
  ({ scheduleTime }) => publishLive(new Date(scheduleTime)),
)
