import { REGION } from 'domain/place.ts'
import { copiesOf } from '../../src/backup/copy-accounts.ts'
import { filesCopyFaults, type TransferJob } from '../production/assert/copies.ts'
import { type BucketPolicy, isPublic } from '../production/assert/bucket.ts'
import { orUndefined, unlessExists } from '../../src/cloud/google-api.ts'
import { bucketOf } from '../production/read/rules.ts'
import { differences } from './differences.ts'
import type { Change, Setup, Step } from './step.ts'

export const STORAGE = 'storage.googleapis.com/storage/v1/b'

/** A place of the same legal area, which does not fail together with ours. */
const COPIES_REGION = 'europe-west4'

/** Only the functions read the files, and what is deleted is gone. */
const CLOSED = {
  iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
  softDeletePolicy: { retentionDurationSeconds: '0' },
  versioning: { enabled: false },
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
    const there = await orUndefined(callGoogle<object>(`${STORAGE}/${sink}`))
    const changes = await copiesBucket(setup, sink, there)
    const filter = encodeURIComponent(JSON.stringify({ projectId: project }))
    const { transferJobs = [] } = await callGoogle<{ transferJobs?: TransferJob[] }>(
      `storagetransfer.googleapis.com/v1/transferJobs?filter=${filter}&pageSize=256`,
    )
    if (filesCopyFaults(project, source, transferJobs).length > 0)
      changes.push({
        what: 'Copy the files every night. What was deleted leaves the copy then too',
        make: () => startCopying(setup, source, sink),
      })
    return { found: there ? sink : 'none', changes }
  },
}

/**
 * Lists the changes that make a bucket for copies, or set what it lacks.
 * @param there the bucket as Google returns it; undefined where there is none
 * @param more settings beside those of every bucket
 */
export async function copiesBucket(
  setup: Setup,
  name: string,
  there: object | undefined,
  more: Settings = {},
): Promise<Change[]> {
  if (there) return closing(setup, name, more)
  const bucket = { ...CLOSED, ...more, name, location: COPIES_REGION }
  return [
    {
      what: `Create the bucket ${name} in ${COPIES_REGION}`,
      make: () => unlessExists(setup.callGoogle(`${STORAGE}?project=${setup.project}`, bucket)),
    },
  ]
}

type Settings = Parameters<typeof differences>[1]

/** Lists the changes that close a bucket, if some are missing. */
async function closing(setup: Setup, name: string, more: Settings = {}): Promise<Change[]> {
  const { callGoogle } = setup
  const closed = { ...CLOSED, ...more }
  const open = differences(await callGoogle(`${STORAGE}/${name}`), closed)
  const changes: Change[] = []
  if (open.length > 0)
    changes.push({
      what: `Close the bucket ${name} (${open.join(', ')})`,
      make: async () => {
        // Google refuses a retention policy that is locked, also the same one
        const { retentionPolicy, ...others } = closed as Settings
        const isShort = open.some((path) => path.startsWith('retentionPolicy.'))
        await callGoogle(`${STORAGE}/${name}`, isShort ? { ...others, retentionPolicy } : others, 'PATCH')
      },
    })
  const { bindings = [], ...policy } = await readPolicy(setup, name)
  if (bindings.some(({ members = [] }) => members.some(isPublic)))
    changes.push({
      what: `Take the bucket ${name} from the public`,
      make: () =>
        setPolicy(setup, name, {
          ...policy,
          bindings: bindings.flatMap(({ members = [], ...binding }) => {
            const others = members.filter((member) => !isPublic(member))
            return others.length > 0 ? [{ ...binding, members: others }] : []
          }),
        }),
    })
  return changes
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

const readPolicy = ({ callGoogle }: Setup, name: string): Promise<BucketPolicy> =>
  callGoogle<BucketPolicy>(`${STORAGE}/${name}/iam?optionsRequestedPolicyVersion=3`)

async function setPolicy({ callGoogle }: Setup, name: string, policy: BucketPolicy): Promise<void> {
  await callGoogle(`${STORAGE}/${name}/iam`, policy, 'PUT')
}

/** Gives roles on one bucket. */
async function allow(setup: Setup, name: string, member: string, roles: string[]): Promise<void> {
  const policy = await readPolicy(setup, name)
  const bindings = policy.bindings ?? []
  const missing = roles.filter(
    (role) => !bindings.some((each) => each.role === role && each.members?.includes(member)),
  )
  if (missing.length === 0) return
  const added = missing.map((role) => ({ role, members: [member] }))
  await setPolicy(setup, name, { ...policy, bindings: [...bindings, ...added] })
}
