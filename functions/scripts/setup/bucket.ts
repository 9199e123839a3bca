import { REGION } from 'domain/place.ts'
import { ACCOUNTS_FOLDER, copiesOf } from '../../src/backup/copy-accounts.ts'
import type { TransferJob } from '../production/assert/copies.ts'
import type { BucketPolicy } from '../production/assert/bucket.ts'
import { orUndefined, unlessExists } from '../../src/cloud/google-api.ts'
import { bucketOf } from '../production/read/rules.ts'
import { differences } from './differences.ts'
import type { Change, Setup, Step } from './step.ts'

const STORAGE = 'storage.googleapis.com/storage/v1/b'

/** A place of the same legal area, which does not fail together with ours. */
const COPIES_REGION = 'europe-west4'

/** Only the functions read the files, and what is deleted is gone. */
const CLOSED = {
  iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
  softDeletePolicy: { retentionDurationSeconds: '0' },
  versioning: { enabled: false },
}

/**
 * The copies of the files leave with them. Those of the accounts leave after a week, as the page /privacy says: Google takes up to a day
 * longer than the rule.
 */
const COPIES = {
  ...CLOSED,
  lifecycle: {
    rule: [{ action: { type: 'Delete' }, condition: { age: 6, matchesPrefix: [ACCOUNTS_FOLDER] } }],
  },
}

/** The bucket with pictures and identity cards. */
export const bucket: Step = {
  title: 'Files',
  look: async (setup) => {
    const name = await orUndefined(bucketOf(setup.project, setup.callGoogle))
    if (name) return { found: name, changes: await closing(setup, name) }
    const address = `firebasestorage.googleapis.com/v1beta/projects/${setup.project}/defaultBucket`
    return {
      found: 'no bucket',
      changes: [
        {
          what: `Create the bucket in ${REGION}`,
          make: () => unlessExists(setup.callGoogle(address, { location: REGION })),
        },
        {
          what: 'Close it: no public access, no rights on single files, nothing kept after a deletion',
          make: async () => {
            const made = await bucketOf(setup.project, setup.callGoogle)
            await setup.callGoogle(`${STORAGE}/${made}`, CLOSED, 'PATCH')
          },
        },
      ],
    }
  },
}

/** The second bucket, and the job that copies the files to it every night. */
export const copies: Step = {
  title: 'Copies of the files',
  look: async (setup) => {
    const { project, callGoogle } = setup
    const source = await bucketOf(project, callGoogle)
    const sink = copiesOf(project)
    const there = await orUndefined(callGoogle(`${STORAGE}/${sink}`))
    const changes: Change[] = there ? await closing(setup, sink, COPIES) : []
    if (!there)
      changes.push({
        what: `Create the bucket ${sink} in ${COPIES_REGION}`,
        make: () =>
          unlessExists(
            callGoogle(`${STORAGE}?project=${project}`, { ...COPIES, name: sink, location: COPIES_REGION }),
          ),
      })
    const filter = encodeURIComponent(JSON.stringify({ projectId: project }))
    const { transferJobs = [] } = await callGoogle<{ transferJobs?: TransferJob[] }>(
      `storagetransfer.googleapis.com/v1/transferJobs?filter=${filter}&pageSize=256`,
    )
    const hasJob = transferJobs.some(
      ({ status, transferSpec: { gcsDataSource, gcsDataSink } = {} }) =>
        status === 'ENABLED' && gcsDataSource?.bucketName === source && gcsDataSink?.bucketName === sink,
    )
    if (!hasJob)
      changes.push({
        what: 'Copy the files every night. What was deleted leaves the copy then too',
        make: () => startCopying(setup, source, sink),
      })
    return { found: there ? sink : 'none', changes }
  },
}

/** Lists the change that closes a bucket, if one is missing. */
async function closing(
  { callGoogle }: Setup,
  name: string,
  closed: typeof CLOSED = CLOSED,
): Promise<Change[]> {
  const open = differences(await callGoogle(`${STORAGE}/${name}`), closed)
  if (open.length === 0) return []
  return [
    {
      what: `Close the bucket ${name} (${open.join(', ')})`,
      make: async () => {
        await callGoogle(`${STORAGE}/${name}`, closed, 'PATCH')
      },
    },
  ]
}

async function startCopying(setup: Setup, source: string, sink: string): Promise<void> {
  const { project, callGoogle } = setup
  const { accountEmail } = await callGoogle<{ accountEmail: string }>(
    `storagetransfer.googleapis.com/v1/googleServiceAccounts/${project}`,
  )
  const member = `serviceAccount:${accountEmail}`
  await allow(setup, source, member, ['roles/storage.objectViewer', 'roles/storage.legacyBucketReader'])
  await allow(setup, sink, member, ['roles/storage.objectViewer', 'roles/storage.legacyBucketWriter'])
  const today = setup.now()
  await callGoogle('storagetransfer.googleapis.com/v1/transferJobs', {
    projectId: project,
    status: 'ENABLED',
    description: 'Copy of the files of the site',
    schedule: {
      scheduleStartDate: {
        year: today.getUTCFullYear(),
        month: today.getUTCMonth() + 1,
        day: today.getUTCDate(),
      },
      repeatInterval: '86400s',
    },
    transferSpec: {
      gcsDataSource: { bucketName: source },
      gcsDataSink: { bucketName: sink, path: 'files/' },
      transferOptions: { deleteObjectsUniqueInSink: true },
    },
  })
}

/** Gives roles on one bucket. */
async function allow({ callGoogle }: Setup, name: string, member: string, roles: string[]): Promise<void> {
  const policy = await callGoogle<BucketPolicy>(`${STORAGE}/${name}/iam?optionsRequestedPolicyVersion=3`)
  const bindings = policy.bindings ?? []
  const missing = roles.filter(
    (role) => !bindings.some((each) => each.role === role && each.members?.includes(member)),
  )
  if (missing.length === 0) return
  const added = missing.map((role) => ({ role, members: [member] }))
  await callGoogle(`${STORAGE}/${name}/iam`, { ...policy, bindings: [...bindings, ...added] }, 'PUT')
}
