import type { Fault } from '../fault.ts'

/** A database in the format of Firestore's admin API. */
export interface Database {
  databaseEdition?: string
  pointInTimeRecoveryEnablement?: string
  deleteProtectionState?: string
}

/** A backup schedule in the format of Firestore's admin API. */
export interface BackupSchedule {
  dailyRecurrence?: object
  /** Seconds with an s: `604800s`. */
  retention?: string
}

/** Checks that data can be restored after a mistake. */
export function databaseFaults(
  project: string,
  { databaseEdition = 'STANDARD', pointInTimeRecoveryEnablement, deleteProtectionState }: Database,
  schedules: BackupSchedule[],
): Fault[] {
  const faults: Fault[] = []
  const expect = (fine: boolean, wrong: string, todo: string) => void (fine || faults.push({ wrong, todo }))
  const update = `npx firebase firestore:databases:update "(default)" --project ${project}`
  expect(
    databaseEdition === 'STANDARD',
    `The database has the edition ${databaseEdition}. This site needs Standard.`,
    'An edition cannot be changed. Create the database again before anything is stored (docs/deploy-reference.md, step 4).',
  )
  expect(
    pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    'Data that is deleted or overwritten by mistake cannot be restored to an earlier hour.',
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
