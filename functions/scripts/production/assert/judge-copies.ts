import type { Fault } from '../fault.ts'

/** A job as the Storage Transfer Service describes it. */
export interface TransferJob {
  status?: string
  transferSpec?: {
    gcsDataSource?: { bucketName?: string }
    gcsDataSink?: { bucketName?: string; path?: string }
    transferOptions?: { deleteObjectsUniqueInSink?: boolean }
  }
}

/** A file as Cloud Storage lists it. */
export interface StoredObject {
  name: string
  updated?: string
}

/** Where the copies lie. */
export const copiesOf = (project: string): string => `${project}-copies`

const DAY = 86_400_000
/** Days after which the copy of the accounts is old: whoever registered since could not sign in after a loss. */
const OLDEST = 35

/** Whether the files are copied every day, and what is deleted goes from the copy too. */
export function judgeFilesCopy(project: string, bucket: string, jobs: TransferJob[]): Fault[] {
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
        todo: `${create} (docs/deploy.md, Backups, makes the bucket first)`,
      },
    ]
  if (job.transferSpec?.transferOptions?.deleteObjectsUniqueInSink) return []
  return [
    {
      wrong: 'What is deleted from the site stays in the copy of its files for ever.',
      todo: `Delete the job in the Google Cloud console under Storage Transfer, then ${create}`,
    },
  ]
}

/** @param objects what lies below `auth/` in the bucket of the copies */
export function judgeAccountsCopy(project: string, objects: StoredObject[], now: Date): Fault[] {
  const newest = objects
    .map(({ updated = '' }) => updated)
    .toSorted()
    .at(-1)
  if (newest && now.getTime() - Date.parse(newest) < OLDEST * DAY) return []
  return [
    {
      wrong: newest
        ? `The accounts were copied last on ${newest.slice(0, 10)}: who registered since could not sign in after a loss.`
        : 'The accounts and their passwords are copied nowhere; no backup of Google has them.',
      todo: `npx firebase auth:export accounts.json --project ${project}, then gcloud storage mv accounts.json gs://${copiesOf(project)}/auth/accounts.json`,
    },
  ]
}
