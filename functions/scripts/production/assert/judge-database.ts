import type { Fault } from '../fault.ts'

/** A database as Firestore's admin API describes it. */
export interface Database {
  databaseEdition?: string
  pointInTimeRecoveryEnablement?: string
  deleteProtectionState?: string
}

/** When a database is copied, as Firestore's admin API describes it. */
export interface BackupSchedule {
  dailyRecurrence?: object
  /** Seconds with an s: `604800s`. */
  retention?: string
}

/** Whether what is stored outlives a slip. */
export function judgeDatabase(
  project: string,
  { databaseEdition = 'STANDARD', pointInTimeRecoveryEnablement, deleteProtectionState }: Database,
  schedules: BackupSchedule[],
): Fault[] {
  const faults: Fault[] = []
  const expect = (fine: boolean, wrong: string, todo: string) => void (fine || faults.push({ wrong, todo }))
  const update = `npx firebase firestore:databases:update "(default)" --project ${project}`
  expect(
    databaseEdition === 'STANDARD',
    `The database is of the edition ${databaseEdition}: rules, indexes and costs of this site are for Standard.`,
    'An edition cannot be changed: make the database anew before anything is stored (docs/deploy.md, step 4).',
  )
  expect(
    pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    'What is deleted or overwritten by mistake cannot be read again as it was an hour ago.',
    `${update} --point-in-time-recovery ENABLED`,
  )
  expect(
    deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    'One command could delete the whole database.',
    `${update} --delete-protection ENABLED`,
  )
  expect(
    schedules.some(({ dailyRecurrence }) => dailyRecurrence !== undefined),
    'The database is not copied every day.',
    `npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 7d --project ${project}`,
  )
  return faults
}
