import { REGION } from 'domain/place.ts'
import type { BackupSchedule, Database } from '../production/assert/database.ts'
import { finish, type Operation, orUndefined } from '../../src/cloud/google-api.ts'
import { differences } from './differences.ts'
import { type Change, type Setup, type Step, Stop } from './step.ts'

const API = 'firestore.googleapis.com/v1'

const PROTECTION = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
}

/** Firestore in our region, with point-in-time recovery, protection against deletion and a copy every day. */
export const database: Step = {
  title: 'Database',
  look: async (setup) => {
    const { callGoogle, pause } = setup
    const databases = `${API}/projects/${setup.project}/databases`
    const there = await orUndefined(callGoogle<Database & { locationId?: string }>(`${databases}/(default)`))
    if (there && there.locationId !== REGION)
      throw new Stop(
        `The database is in ${there.locationId}, and the functions run in ${REGION}.`,
        'A database cannot move. Ask a developer to change domain/src/place.ts and firebase.json, or make another project.',
      )
    const changes: Change[] = []
    if (!there)
      changes.push({
        what: `Create the database in ${REGION}`,
        make: async () => {
          await confirmRegion(setup)
          const body = {
            ...PROTECTION,
            type: 'FIRESTORE_NATIVE',
            databaseEdition: 'STANDARD',
            locationId: REGION,
          }
          await finish(
            API,
            callGoogle<Operation>(`${databases}?databaseId=(default)`, body),
            callGoogle,
            pause,
          )
        },
      })
    const unprotected = differences(there, PROTECTION)
    if (there && unprotected.length > 0)
      changes.push({
        what: 'Switch on recovery to any minute of a week, and protection against deletion',
        make: () =>
          finish(
            API,
            callGoogle<Operation>(
              `${databases}/(default)?updateMask=${unprotected.join(',')}`,
              PROTECTION,
              'PATCH',
            ),
            callGoogle,
            pause,
          ),
      })
    const schedules = `${databases}/(default)/backupSchedules`
    const { backupSchedules = [] } = there
      ? await callGoogle<{ backupSchedules?: BackupSchedule[] }>(schedules)
      : {}
    if (!backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence))
      changes.push({
        what: 'Copy it every day, and keep each copy for a week',
        make: async () => {
          await callGoogle(schedules, { retention: '604800s', dailyRecurrence: {} })
        },
      })
    return { found: there ? `in ${REGION}` : 'none', changes }
  },
}

async function confirmRegion({ ask, say }: Setup): Promise<void> {
  say(`    All data and all pictures of identity cards will be kept in ${REGION}. THIS CAN NEVER BE CHANGED.
    Ask the person who is responsible for data protection first.`)
  if ((await ask(`    Type ${REGION} to keep them there: `)) !== REGION)
    throw new Stop(
      'You did not confirm the region, so no database was made.',
      'Run this command again. Another region is work for a developer (docs/deploy-reference.md, Decide where the data is kept).',
    )
}
