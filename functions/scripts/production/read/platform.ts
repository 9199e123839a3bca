import { ACCOUNTS_FOLDER, copiesOf } from '../../../src/backup/copy-accounts.ts'
import { REGION } from 'domain/place.ts'
import { ROLES } from '../../../src/iam-roles.ts'
import { type CallGoogle, orUndefined } from '../../../src/cloud/google-api.ts'
import type { Fault } from '../fault.ts'
import { type Bucket, type BucketPolicy, bucketFaults } from '../assert/bucket.ts'
import {
  accountsCopyFaults,
  accountsKeptFaults,
  type CopiesBucket,
  filesCopyFaults,
  type StoredObject,
  type TransferJob,
} from '../assert/copies.ts'
import { type BackupSchedule, type Database, databaseFaults } from '../assert/database.ts'
import { type DeployedFunction, functionsFaults, type WantedFunction } from '../assert/functions.ts'
import { imagesFaults, type Repository } from '../assert/images.ts'
import { accountsOf, type Policy, rolesFaults, signingFaults } from '../assert/roles.ts'
import { type Job, schedulesFaults, type Scheduled } from '../assert/schedules.ts'

/** The deployment settings of an exported function. */
interface Exported {
  __endpoint: {
    region: string[]
    concurrency: number
    scheduleTrigger?: { schedule: string }
    eventTrigger?: object
  }
}

/** Reads from `index.ts` which functions a deployment would create. */
export async function wantedFunctions(): Promise<
  (WantedFunction & Partial<Scheduled> & { hasEvent: boolean })[]
> {
  const exported = Object.entries(
    (await import('../../../src/index.ts')) as unknown as Record<string, Exported>,
  )
  return exported.map(
    ([
      id,
      {
        __endpoint: { region, concurrency, scheduleTrigger, eventTrigger },
      },
    ]) => ({
      id,
      region: region[0] ?? REGION,
      concurrency,
      hasEvent: eventTrigger !== undefined,
      ...scheduleTrigger,
    }),
  )
}

/** Lists the deployed functions of all regions. */
export const deployedFunctions = async (
  project: string,
  callGoogle: CallGoogle,
): Promise<DeployedFunction[]> =>
  (
    await callGoogle<{ functions?: DeployedFunction[] }>(
      `cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=1000`,
    )
  ).functions ?? []

export const checkFunctions = async (
  project: string,
  runtime: string,
  callGoogle: CallGoogle,
): Promise<Fault[]> =>
  functionsFaults(await wantedFunctions(), runtime, await deployedFunctions(project, callGoogle))

export async function checkRoles(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const address = `cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`
  const policy = await callGoogle<Policy>(address, { options: { requestedPolicyVersion: 3 } })
  const functions = await deployedFunctions(project, callGoogle)
  const signing = accountsOf(functions).map(async (account) => {
    const ofAccount = `iam.googleapis.com/v1/projects/${project}/serviceAccounts/${account}:getIamPolicy`
    return signingFaults(account, await callGoogle<Policy>(ofAccount, {}))
  })
  return [...rolesFaults(project, ROLES, functions, policy), ...(await Promise.all(signing)).flat()]
}

export async function checkSchedules(project: string, callGoogle: CallGoogle, now: Date): Promise<Fault[]> {
  const address = `cloudscheduler.googleapis.com/v1/projects/${project}/locations/${REGION}/jobs`
  const { jobs = [] } = await callGoogle<{ jobs?: Job[] }>(address)
  const scheduled = (await wantedFunctions()).filter(
    (each): each is typeof each & Scheduled => each.schedule !== undefined,
  )
  return schedulesFaults(scheduled, jobs, now)
}

export async function checkDatabase(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`
  const { backupSchedules = [] } = await callGoogle<{ backupSchedules?: BackupSchedule[] }>(
    `${database}/backupSchedules`,
  )
  return databaseFaults(project, await callGoogle<Database>(database), backupSchedules)
}

export async function checkBucket(name: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const address = `storage.googleapis.com/storage/v1/b/${name}`
  const policy = await callGoogle<BucketPolicy>(`${address}/iam?optionsRequestedPolicyVersion=3`)
  return bucketFaults(name, await callGoogle<Bucket>(address), policy)
}

export async function checkCopies(
  project: string,
  bucket: string,
  callGoogle: CallGoogle,
  now: Date,
): Promise<Fault[]> {
  const filter = encodeURIComponent(JSON.stringify({ projectId: project }))
  const address = `storagetransfer.googleapis.com/v1/transferJobs?filter=${filter}&pageSize=256`
  const { transferJobs = [] } = await callGoogle<{ transferJobs?: TransferJob[] }>(address)
  const copies = `storage.googleapis.com/storage/v1/b/${copiesOf(project)}`
  const accounts = `${copies}/o?prefix=${encodeURIComponent(ACCOUNTS_FOLDER)}`
  const copied = await orUndefined(callGoogle<{ items?: StoredObject[] }>(accounts))
  return [
    ...filesCopyFaults(project, bucket, transferJobs),
    ...accountsCopyFaults(copied?.items ?? [], now),
    ...(copied ? accountsKeptFaults(project, await callGoogle<CopiesBucket>(copies)) : []),
    // it holds identity cards too
    ...(copied ? await checkBucket(copiesOf(project), callGoogle) : []),
  ]
}

export async function checkImages(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const repositories = `artifactregistry.googleapis.com/v1/projects/${project}/locations/${REGION}/repositories`
  return imagesFaults(REGION, await orUndefined(callGoogle<Repository>(`${repositories}/gcf-artifacts`)))
}
