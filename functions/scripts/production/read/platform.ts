import { REGION } from 'domain/region.ts'
import { ROLES } from '../../../src/roles.ts'
import { type Ask, ifThere } from '../ask-google.ts'
import type { Fault } from '../fault.ts'
import { type Bucket, type BucketPolicy, judgeBucket } from '../assert/judge-bucket.ts'
import {
  copiesOf,
  judgeAccountsCopy,
  judgeFilesCopy,
  type StoredObject,
  type TransferJob,
} from '../assert/judge-copies.ts'
import { type BackupSchedule, type Database, judgeDatabase } from '../assert/judge-database.ts'
import { type DeployedFunction, judgeFunctions, type WantedFunction } from '../assert/judge-functions.ts'
import { judgeImages, type Repository } from '../assert/judge-images.ts'
import { type CountAnswer, FAILED_MAILS, judgeMails } from '../assert/judge-mails.ts'
import { judgeRoles, type Policy } from '../assert/judge-roles.ts'
import { type Job, judgeSchedules, type Scheduled } from '../assert/judge-schedules.ts'

/** As much of an exported function as says how it is deployed. */
interface Exported {
  __endpoint: { region: string[]; concurrency: number; scheduleTrigger?: { schedule: string } }
}

/** What `index.ts` exports, as the deployment reads it. */
export async function wantedFunctions(): Promise<(WantedFunction & Partial<Scheduled>)[]> {
  const exported = Object.entries(
    (await import('../../../src/index.ts')) as unknown as Record<string, Exported>,
  )
  return exported.map(
    ([
      id,
      {
        __endpoint: { region, concurrency, scheduleTrigger },
      },
    ]) => ({
      id,
      region: region[0] ?? REGION,
      concurrency,
      ...scheduleTrigger,
    }),
  )
}

/** Every function of the project, wherever it runs. */
export const deployedFunctions = async (project: string, ask: Ask): Promise<DeployedFunction[]> =>
  (
    await ask<{ functions?: DeployedFunction[] }>(
      `cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=1000`,
    )
  ).functions ?? []

export const lookAtFunctions = async (project: string, runtime: string, ask: Ask): Promise<Fault[]> =>
  judgeFunctions(await wantedFunctions(), runtime, await deployedFunctions(project, ask))

export async function lookAtRoles(project: string, ask: Ask): Promise<Fault[]> {
  const address = `cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`
  const policy = await ask<Policy>(address, { options: { requestedPolicyVersion: 3 } })
  return judgeRoles(project, ROLES, await deployedFunctions(project, ask), policy)
}

export async function lookAtSchedules(project: string, ask: Ask, now: Date): Promise<Fault[]> {
  const address = `cloudscheduler.googleapis.com/v1/projects/${project}/locations/${REGION}/jobs`
  const { jobs = [] } = await ask<{ jobs?: Job[] }>(address)
  const scheduled = (await wantedFunctions()).filter(
    (each): each is WantedFunction & Scheduled => each.schedule !== undefined,
  )
  return judgeSchedules(scheduled, jobs, now)
}

export async function lookAtDatabase(project: string, ask: Ask): Promise<Fault[]> {
  const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`
  const { backupSchedules = [] } = await ask<{ backupSchedules?: BackupSchedule[] }>(
    `${database}/backupSchedules`,
  )
  return judgeDatabase(project, await ask<Database>(database), backupSchedules)
}

export async function lookAtBucket(name: string, ask: Ask): Promise<Fault[]> {
  const address = `storage.googleapis.com/storage/v1/b/${name}`
  const policy = await ask<BucketPolicy>(`${address}/iam?optionsRequestedPolicyVersion=3`)
  return judgeBucket(name, await ask<Bucket>(address), policy)
}

export async function lookAtCopies(project: string, bucket: string, ask: Ask, now: Date): Promise<Fault[]> {
  const filter = encodeURIComponent(JSON.stringify({ projectId: project }))
  const address = `storagetransfer.googleapis.com/v1/transferJobs?filter=${filter}&pageSize=256`
  const { transferJobs = [] } = await ask<{ transferJobs?: TransferJob[] }>(address)
  const accounts = `storage.googleapis.com/storage/v1/b/${copiesOf(project)}/o?prefix=auth/`
  const copied = await ifThere(ask<{ items?: StoredObject[] }>(accounts))
  return [
    ...judgeFilesCopy(project, bucket, transferJobs),
    ...judgeAccountsCopy(project, copied?.items ?? [], now),
    // identity cards lie there too
    ...(copied ? await lookAtBucket(copiesOf(project), ask) : []),
  ]
}

export async function lookAtImages(project: string, ask: Ask): Promise<Fault[]> {
  const repositories = `artifactregistry.googleapis.com/v1/projects/${project}/locations/${REGION}/repositories`
  return judgeImages(REGION, await ifThere(ask<Repository>(`${repositories}/gcf-artifacts`)))
}

export async function lookAtMails(project: string, ask: Ask): Promise<Fault[]> {
  const documents = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`
  return judgeMails(await ask<CountAnswer>(`${documents}:runAggregationQuery`, FAILED_MAILS))
}
