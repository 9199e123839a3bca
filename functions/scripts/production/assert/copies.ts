import type { Fault } from '../fault.ts'

/** A job in the format of the Storage Transfer Service. */
export interface TransferJob {
  status?: string
  transferSpec?: {
    gcsDataSource?: { bucketName?: string }
    gcsDataSink?: { bucketName?: string; path?: string }
    transferOptions?: { deleteObjectsUniqueInSink?: boolean }
  }
}

/** A file in the format of Cloud Storage. */
export interface StoredObject {
  name: string
  updated?: string
}

/** Returns the name of the bucket with the copies. */
export const copiesOf = (project: string): string => `${project}-copies`

const DAY = 86_400_000
/** Days after which the copy of the accounts is too old. */
const OLDEST = 35

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

/** Checks the age of the copied accounts. @param objects files below `auth/` in the bucket with the copies */
export function accountsCopyFaults(project: string, objects: StoredObject[], now: Date): Fault[] {
  const newest = objects
    .map(({ updated = '' }) => updated)
    .toSorted()
    .at(-1)
  if (newest && now.getTime() - Date.parse(newest) < OLDEST * DAY) return []
  return [
    {
      wrong: newest
        ? `The accounts were last copied on ${newest.slice(0, 10)}. After a loss, newer accounts could not sign in.`
        : 'The accounts and their passwords have no copy; no backup of Google has them.',
      todo: `npx firebase auth:export accounts.json --project ${project}, then gcloud storage mv accounts.json gs://${copiesOf(project)}/auth/accounts.json`,
    },
  ]
}
