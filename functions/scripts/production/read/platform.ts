import { accountCopiesOf, copiesOf } from '../../../src/backup/copy-accounts.ts'
import { REGION } from 'domain/place.ts'
import { ACCOUNTS, OWN_ROLES, type ServiceAccount } from '../../../src/service-accounts.ts'
import { type CallGoogle, orUndefined } from '../../../src/cloud/google-api.ts'
import type { Fault } from '../fault.ts'
import { type Bucket, type BucketPolicy, bucketFaults } from '../assert/bucket.ts'
import {
  type AccountCopies,
  accountsCopyFaults,
  accountsKeptFaults,
  copyingJob,
  filesCopiedFaults,
  filesCopyFaults,
  missingBucket,
  type StoredObject,
  type TransferJob,
  type TransferRun,
} from '../assert/copies.ts'
import { type BackupSchedule, type Database, databaseFaults } from '../assert/database.ts'
import { type DeployedFunction, functionsFaults, type WantedFunction } from '../assert/functions.ts'
import { containerImageFaults, type Repository } from '../assert/container-images.ts'
import {
  accountFaults,
  addressOf,
  ownRolesFaults,
  type Policies,
  type Policy,
  type Role,
} from '../assert/roles.ts'
import { bucketOf } from './rules.ts'
import { type Job, schedulesFaults, type Scheduled } from '../assert/schedules.ts'

/** The deployment settings of an exported function. */
interface Exported {
  __endpoint: {
    region: string[]
    concurrency: number
    serviceAccountEmail: { toCEL: () => string }
    scheduleTrigger?: { schedule: string }
    eventTrigger?: object
  }
}

/** Reads from the codebases which functions a deployment would create. */
export async function wantedFunctions(): Promise<
  (WantedFunction & Partial<Scheduled> & { hasEvent: boolean })[]
> {
  const codebases = [await import('../../../src/index.ts'), await import('../../../src/publisher.ts')]
  const exported = codebases.flatMap((codebase) =>
    Object.entries(codebase as unknown as Record<string, Exported>),
  )
  return exported.map(
    ([
      id,
      {
        __endpoint: { region, concurrency, serviceAccountEmail, scheduleTrigger, eventTrigger },
      },
    ]) => ({
      id,
      region: region[0] ?? REGION,
      concurrency,
      account: serviceAccountEmail.toCEL().split('@')[0] ?? '',
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

/** Reads what decides what the accounts of the functions may do. */
export async function readRights(project: string, callGoogle: CallGoogle) {
  const iam = `iam.googleapis.com/v1/projects/${project}`
  const files = await bucketOf(project, callGoogle)
  const copies = copiesOf(project)
  const accountCopies = accountCopiesOf(project)
  const ofProject = `cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`
  const ofBucket = (name: string) =>
    callGoogle<Policy>(`storage.googleapis.com/storage/v1/b/${name}/iam?optionsRequestedPolicyVersion=3`)
  const policies = {
    project: await callGoogle<Policy>(ofProject, { options: { requestedPolicyVersion: 3 } }),
    files: await ofBucket(files),
    copies: await orUndefined(ofBucket(copies)),
    accountCopies: await orUndefined(ofBucket(accountCopies)),
  }
  const roles = new Map<string, Role | undefined>()
  for (const { id } of OWN_ROLES) roles.set(id, await orUndefined(callGoogle<Role>(`${iam}/roles/${id}`)))
  const accounts: { account: ServiceAccount; policies: Policies }[] = []
  for (const account of Object.values(ACCOUNTS)) {
    const address = `${iam}/serviceAccounts/${addressOf(project, account)}:getIamPolicy`
    const itself = await orUndefined(callGoogle<Policy>(address, {}))
    accounts.push({ account, policies: { ...policies, itself } })
  }
  return { buckets: { files, copies, accountCopies }, roles, accounts }
}

export async function checkRoles(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const { roles, accounts } = await readRights(project, callGoogle)
  return [
    ...ownRolesFaults(project, roles),
    ...accounts.flatMap(({ account, policies }) => accountFaults(project, account, policies)),
  ]
}

/** Returns when a function was deployed first. */
const createTimeOf = (id: string, functions: readonly DeployedFunction[]): string | undefined =>
  functions.find(({ name }) => name.endsWith(`/functions/${id}`))?.createTime

/** Lists the functions that run on a schedule, and the jobs of the project. */
export async function readSchedules(project: string, callGoogle: CallGoogle) {
  const address = `cloudscheduler.googleapis.com/v1/projects/${project}/locations/${REGION}/jobs`
  const { jobs = [] } = await callGoogle<{ jobs?: Job[] }>(address)
  const functions = await deployedFunctions(project, callGoogle)
  const scheduled = (await wantedFunctions())
    .filter((each): each is typeof each & Scheduled => each.schedule !== undefined)
    .map((each) => ({ ...each, createdAt: createTimeOf(each.id, functions) }))
  return { scheduled, jobs }
}

export async function checkSchedules(project: string, callGoogle: CallGoogle, now: Date): Promise<Fault[]> {
  const { scheduled, jobs } = await readSchedules(project, callGoogle)
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
  const job = copyingJob(project, bucket, transferJobs)
  const files = copiesOf(project)
  const accounts = accountCopiesOf(project)
  const ofAccounts = `storage.googleapis.com/storage/v1/b/${accounts}`
  const found = await orUndefined(callGoogle<AccountCopies>(ofAccounts))
  const { items = [] } = found ? await callGoogle<{ items?: StoredObject[] }>(`${ofAccounts}/o`) : {}
  const functions = await deployedFunctions(project, callGoogle)
  return [
    ...filesCopyFaults(project, bucket, transferJobs),
    ...(job ? filesCopiedFaults(job, await lastRun(job, callGoogle), now) : []),
    // it holds identity cards too
    ...((await orUndefined(checkBucket(files, callGoogle))) ?? missingBucket(project, files)),
    ...(found ? accountsCopyFaults(items, createTimeOf('copyAccounts', functions), now) : []),
    ...(found ? accountsKeptFaults(project, found) : missingBucket(project, accounts)),
    ...(found ? await checkBucket(accounts, callGoogle) : []),
  ]
}

const lastRun = async ({ latestOperationName }: TransferJob, callGoogle: CallGoogle) =>
  latestOperationName
    ? callGoogle<TransferRun>(`storagetransfer.googleapis.com/v1/${latestOperationName}`)
    : undefined

export async function checkContainerImages(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const repositories = `artifactregistry.googleapis.com/v1/projects/${project}/locations/${REGION}/repositories`
  return containerImageFaults(
    REGION,
    await orUndefined(callGoogle<Repository>(`${repositories}/gcf-artifacts`)),
  )
}
