import type { Fault } from '../fault.ts'

/** A job in Cloud Scheduler; `name` ends in `jobs/firebase-schedule-everyMinute-europe-west1`. */
export interface Job {
  name: string
  state?: string
  lastAttemptTime?: string
  /** Of the last run. It has a code only after a failure. */
  status?: { code?: number }
}

/** A function that runs on a schedule. */
export interface Scheduled {
  id: string
  region: string
  schedule: string
}

const MINUTE = 60_000
/** The longest time since the last run, by a word of the schedule. */
const PATIENCE: Record<string, number> = { minutes: 10 * MINUTE, day: 26 * 60 * MINUTE }

/** Checks that the scheduled functions run. */
export const schedulesFaults = (wanted: Scheduled[], jobs: Job[], now: Date): Fault[] =>
  wanted.flatMap(({ id, region, schedule }): Fault[] => {
    const name = `firebase-schedule-${id}-${region}`
    const job = jobs.find((each) => each.name.endsWith(`/jobs/${name}`))
    if (!job) return [{ wrong: `Nothing starts ${id} (${schedule}).`, todo: 'npm run deploy' }]
    if (job.state !== 'ENABLED')
      return [
        {
          wrong: `The job that starts ${id} is ${job.state?.toLowerCase() ?? 'in no state'}.`,
          todo: `gcloud scheduler jobs resume ${name} --location=${region}`,
        },
      ]
    const log = `npx firebase functions:log --only ${id}`
    const [, patience = PATIENCE['day'] ?? 0] =
      Object.entries(PATIENCE).find(([word]) => schedule.includes(word)) ?? []
    if (!job.lastAttemptTime || now.getTime() - Date.parse(job.lastAttemptTime) > patience)
      return [
        {
          wrong: job.lastAttemptTime
            ? `${id} (${schedule}) ran last at ${job.lastAttemptTime}.`
            : `${id} (${schedule}) has not run yet.`,
          todo: `Wait until it is due. If it stays so: gcloud scheduler jobs run ${name} --location=${region}, then ${log}`,
        },
      ]
    if (!job.status?.code) return []
    return [{ wrong: `${id} failed at ${job.lastAttemptTime} (code ${job.status.code}).`, todo: log }]
  })
