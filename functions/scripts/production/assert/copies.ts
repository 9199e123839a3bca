import { copiesOf } from '../../../src/backup/copy-accounts.ts'
import { type Fault, repairing } from '../fault.ts'
import { FIRST_NIGHT, isNew } from './schedules.ts'

/** A job in the format of the Storage Transfer Service. */
export interface TransferJob {
  status?: string
  /** ISO 8601 UTC. */
  creationTime?: string
  /** `transferOperations/transferJobs-123-456` */
  latestOperationName?: string
  transferSpec?: {
    gcsDataSource?: { bucketName?: string }
    gcsDataSink?: { bucketName?: string; path?: string }
    transferOptions?: { deleteObjectsUniqueInSink?: boolean }
  }
}

/** A run of such a job. */
export interface TransferRun {
  metadata?: { status?: string; startTime?: string }
}

/** The bucket with the copies of the accounts in the format of Cloud Storage. */
export interface AccountCopies {
  lifecycle?: {
    rule?: { action?: { type?: string }; condition?: { age?: number; matchesPrefix?: string[] } }[]
  }
  /** Nothing can be deleted before so many seconds are over. Once it is locked, nobody can shorten that. */
  retentionPolicy?: { retentionPeriod?: string; isLocked?: boolean }
}

/** A file in the format of Cloud Storage. */
export interface StoredObject {
  name: string
  updated?: string
}

const DAY = 86_400_000
const WAIT = 'Nothing. If this line is still here in two days, something is wrong.'
/** Days after which a copy is too old: there is one every night. */
const OLDEST = 2
/** Days for which a copy of the accounts is kept. Google takes up to a day longer, and the page /privacy says a week. */
export const KEPT_DAYS = 6

/** Returns the job that makes the copy equal to the bucket, where there is one. */
export const copyingJob = (project: string, bucket: string, jobs: TransferJob[]): TransferJob | undefined =>
  jobsOf(project, bucket, jobs).find(
    ({ transferSpec }) => transferSpec?.transferOptions?.deleteObjectsUniqueInSink,
  )

const jobsOf = (project: string, bucket: string, jobs: TransferJob[]) =>
  jobs.filter(
    ({ status, transferSpec: { gcsDataSource, gcsDataSink } = {} }) =>
      status === 'ENABLED' &&
      gcsDataSource?.bucketName === bucket &&
      gcsDataSink?.bucketName === copiesOf(project),
  )

/** Checks that the files are copied every day, and that deleted files leave the copy. */
export function filesCopyFaults(project: string, bucket: string, jobs: TransferJob[]): Fault[] {
  if (copyingJob(project, bucket, jobs)) return []
  return [
    {
      wrong:
        jobsOf(project, bucket, jobs).length === 0
          ? 'The pictures and documents are not copied every day.'
          : 'Files deleted from the site stay in the copy for ever.',
      todo: repairing(project),
    },
  ]
}

/**
 * Checks that the last copy of the files ended well.
 * @param last the last run of the job; undefined before the first
 */
export function filesCopiedFaults(
  { creationTime }: TransferJob,
  last: TransferRun | undefined,
  now: Date,
): Fault[] {
  const { status, startTime = '' } = last?.metadata ?? {}
  if (!last && isNew(creationTime, FIRST_NIGHT, now))
    return [{ wrong: 'The files wait for their first copy.', todo: WAIT, isNote: true }]
  const isFailed = status === 'FAILED' || status === 'ABORTED'
  if (!isFailed && now.getTime() - Date.parse(startTime) < OLDEST * DAY) return []
  return [
    {
      wrong: startTime
        ? `The files were last copied on ${startTime.slice(0, 10)}${isFailed ? ', and that failed' : ''}.`
        : 'The files were never copied.',
      todo: 'Open https://console.cloud.google.com/transfer/jobs, choose the job and its last run, and show what it says to a developer.',
    },
  ]
}

/**
 * Checks the age of the copied accounts.
 * @param objects files in the bucket with the copies
 * @param since when the function that copies was deployed first, ISO 8601 UTC; undefined where Google does not say so
 */
export function accountsCopyFaults(objects: StoredObject[], since: string | undefined, now: Date): Fault[] {
  const newest = objects
    .map(({ updated = '' }) => updated)
    .toSorted()
    .at(-1)
  if (newest && now.getTime() - Date.parse(newest) < OLDEST * DAY) return []
  if (!newest && isNew(since, FIRST_NIGHT, now))
    return [
      {
        wrong: 'The accounts wait for their first copy.',
        todo: WAIT,
        isNote: true,
      },
    ]
  return [
    {
      wrong: newest
        ? `The accounts were last copied on ${newest.slice(0, 10)}. After a loss, newer accounts could not sign in.`
        : 'The accounts and their passwords have no copy; no backup of Google has them.',
      todo: 'npx firebase functions:log --only copyAccounts',
    },
  ]
}

/** Checks that copies of the accounts are deleted after a week and not before. A missing lock is only worth knowing. */
export function accountsKeptFaults(project: string, { lifecycle, retentionPolicy }: AccountCopies): Fault[] {
  const faults: Fault[] = []
  const todo = repairing(project)
  const isDeleted = lifecycle?.rule?.some(
    ({ action, condition: { age = Infinity, matchesPrefix } = {} }) =>
      action?.type === 'Delete' && age <= KEPT_DAYS && !matchesPrefix,
  )
  if (!isDeleted)
    faults.push({ wrong: 'Copies of the accounts are kept for ever, also of people who left.', todo })
  const { retentionPeriod = '0', isLocked = false } = retentionPolicy ?? {}
  if (Number(retentionPeriod) < KEPT_DAYS * 86_400)
    faults.push({ wrong: 'Copies of the accounts can be deleted before their week is over.', todo })
  else if (!isLocked)
    faults.push({
      wrong:
        'The copies of the accounts are not locked: an owner, or a thief with her password, could delete them.',
      todo: `To lock them, which can never be undone: npm run setup -- ${project}`,
      isNote: true,
    })
  return faults
}

/** Reports a bucket for copies that does not exist. */
export const missingBucket = (project: string, name: string): Fault[] => [
  {
    wrong: `There is no bucket ${name}, so nothing is copied there.`,
    todo: repairing(project),
  },
]
