import { type Fault, repairing } from '../fault.ts'

/** A job in Cloud Scheduler; `name` ends in `jobs/firebase-schedule-everyMinute-europe-west1`. */
export interface Job {
  name: string
  state?: string
  lastAttemptTime?: string
  httpTarget?: { oidcToken?: { serviceAccountEmail?: string } }
  /** Of the last run. It has a code only after a failure. */
  status?: { code?: number }
}

/** A function that runs on a schedule. */
export interface Scheduled {
  id: string
  region: string
  schedule: string
  /** The account in whose name the job starts it: the part of its address before the @. */
  account: string
  /** When it was deployed first, ISO 8601 UTC; undefined where Google does not say so. */
  createdAt?: string | undefined
}

/** Returns the name of the job that starts a function. */
export const jobNameOf = ({ id, region }: Pick<Scheduled, 'id' | 'region'>): string =>
  `firebase-schedule-${id}-${region}`

/** Returns the job that starts a function. */
export const jobOf = (jobs: readonly Job[], scheduled: Pick<Scheduled, 'id' | 'region'>): Job | undefined =>
  jobs.find(({ name }) => name.endsWith(`/jobs/${jobNameOf(scheduled)}`))

/** Returns whether a job starts its function in the name of another account, such as one of an earlier version. */
export const hasOtherAccount = ({ httpTarget }: Job, { account }: Scheduled): boolean =>
  httpTarget?.oidcToken?.serviceAccountEmail?.split('@')[0] !== account

const MINUTE = 60_000
/** The longest time since the last run, by a word of the schedule. */
const PATIENCE = { minutes: 10 * MINUTE, day: 26 * 60 * MINUTE }
/** The longest time until the first run of every day is over. */
export const FIRST_NIGHT = PATIENCE.day

/** Returns whether something was made so short a time ago that its first run need not be over. */
export const isNew = (createdAt: string | undefined, patience: number, now: Date): boolean =>
  createdAt !== undefined && now.getTime() - Date.parse(createdAt) < patience

/** Checks that the scheduled functions run. A new one waits for its first run. */
export const schedulesFaults = (wanted: Scheduled[], jobs: Job[], now: Date): Fault[] =>
  wanted.flatMap((scheduled): Fault[] => {
    const { id, schedule, createdAt } = scheduled
    const job = jobOf(jobs, scheduled)
    if (!job) return [{ wrong: `Nothing starts ${id} (${schedule}).`, todo: repairing('PROJECT') }]
    if (job.state !== 'ENABLED')
      return [
        {
          wrong: `The job that starts ${id} is ${job.state?.toLowerCase() ?? 'in no state'}.`,
          todo: repairing('PROJECT'),
        },
      ]
    if (hasOtherAccount(job, scheduled))
      return [
        {
          wrong: `The job that starts ${id} does not do so as ${scheduled.account}.`,
          todo: repairing('PROJECT'),
        },
      ]
    const log = `Show the log to a developer: npx firebase functions:log --only ${id}`
    const [, patience = PATIENCE.day] =
      Object.entries(PATIENCE).find(([word]) => schedule.includes(word)) ?? []
    if (!job.lastAttemptTime && isNew(createdAt, patience, now))
      return [
        {
          wrong: `${id} (${schedule}) waits for its first run.`,
          todo: 'Nothing. If this line is still here in two days, something is wrong.',
          isNote: true,
        },
      ]
    if (!job.lastAttemptTime || now.getTime() - Date.parse(job.lastAttemptTime) > patience)
      return [
        {
          wrong: job.lastAttemptTime
            ? `${id} (${schedule}) ran last at ${job.lastAttemptTime}.`
            : `${id} (${schedule}) has not run yet.`,
          todo: `Wait until it is due. If it stays so: ${log}`,
        },
      ]
    if (!job.status?.code) return []
    return [{ wrong: `${id} failed at ${job.lastAttemptTime} (code ${job.status.code}).`, todo: log }]
  })
