import { ACCOUNTS_FOLDER, copiesOf } from '../../../src/backup/copy-accounts.ts'
import type { Fault } from '../fault.ts'
import { FIRST_NIGHT, isNew } from './schedules.ts'

/** A job in the format of the Storage Transfer Service. */
export interface TransferJob {
  status?: string
  transferSpec?: {
    gcsDataSource?: { bucketName?: string }
    gcsDataSink?: { bucketName?: string; path?: string }
    transferOptions?: { deleteObjectsUniqueInSink?: boolean }
  }
}

/** The bucket of the copies in the format of Cloud Storage. */
export interface CopiesBucket {
  lifecycle?: {
    rule?: { action?: { type?: string }; condition?: { age?: number; matchesPrefix?: string[] } }[]
  }
}

/** A file in the format of Cloud Storage. */
export interface StoredObject {
  name: string
  updated?: string
}

const DAY = 86_400_000
/** Days after which the copy of the accounts is too old: there is one every night. */
const OLDEST = 2

/** Checks that the files are copied every day, and that deleted files leave the copy. */
export function filesCopyFaults(project: string, bucket: string, jobs: TransferJob[]): Fault[] {
  const copies = copiesOf(project)
  const job = jobs.find(
    ({ status, transferSpec: { gcsDataSource, gcsDataSink } = {} }) =>
      status === 'ENABLED' && gcsDataSource?.bucketName === bucket && gcsDataSink?.bucketName === copies,
  )
  const create = `gcloud transfer jobs create gs://${bucket} gs://${copies}/files/ --schedule-repeats-every=1d --delete-from=destination-if-unique --project=${project}`
  if (!job)
    return [
      {
        wrong: 'The pictures and documents are not copied every day.',
        todo: `${create} (docs/deploy-reference.md, Backups, makes the bucket first)`,
      },
    ]
  if (job.transferSpec?.transferOptions?.deleteObjectsUniqueInSink) return []
  return [
    {
      wrong: 'Files deleted from the site stay in the copy for ever.',
      todo: `Delete the job in the Google Cloud console under Storage Transfer, then ${create}`,
    },
  ]
}

/**
 * Checks the age of the copied accounts.
 * @param objects files below `auth/` in the bucket with the copies
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
        todo: 'Nothing. If this line is still here in two days, something is wrong.',
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

/** Checks that copies of the accounts are deleted after a week, as the page /privacy says. */
export function accountsKeptFaults(project: string, { lifecycle }: CopiesBucket): Fault[] {
  const isDeleted = lifecycle?.rule?.some(
    ({ action, condition = {} }) =>
      action?.type === 'Delete' &&
      (condition.age ?? Infinity) <= 6 &&
      (condition.matchesPrefix ?? [ACCOUNTS_FOLDER]).includes(ACCOUNTS_FOLDER),
  )
  if (isDeleted) return []
  return [
    {
      wrong: 'Copies of the accounts are kept for ever, also of people who left.',
      todo: `npm run setup -- ${project}`,
    },
  ]
}
