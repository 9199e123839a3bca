import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCOUNTS, OWN_ROLES, type ServiceAccount } from '../../src/service-accounts.ts'
import { keyFingerprint } from '../../src/users/key-fingerprint.ts'
import { GoogleError } from '../../src/cloud/google-api.ts'
import type { FetchFromSite } from './site-api.ts'
import { listChecks } from './checks.ts'
import type { CompositeIndexes } from './assert/indexes.ts'
import { addressOf, rolesOf } from './assert/roles.ts'
import { wantedFunctions } from './read/platform.ts'

const rules = 'firebaserules.googleapis.com/v1'
const bucket = 'storage.googleapis.com/storage/v1/b/p.appspot.com'
const DOCUMENTS = 'firestore.googleapis.com/v1/projects/p/databases/(default)/documents'
const ruleset = (file: string) => ({ source: { files: [{ content: readFileSync(file, 'utf8') }] } })

const INDEXES = 'firestore.googleapis.com/v1/projects/p/databases/(default)/collectionGroups/-/indexes'
const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as CompositeIndexes

const FUNCTIONS = 'cloudfunctions.googleapis.com/v2/projects/p/locations/-/functions?pageSize=1000'
const POLICY = 'cloudresourcemanager.googleapis.com/v1/projects/p:getIamPolicy'
const ROLES = 'iam.googleapis.com/v1/projects/p/roles'
const FILES = `${bucket}/iam?optionsRequestedPolicyVersion=3`
const ofAccount = (id: string) =>
  `iam.googleapis.com/v1/projects/p/serviceAccounts/${id}@p.iam.gserviceaccount.com:getIamPolicy`
const SIGNING = ofAccount('chamber-api')

/** A policy that gives every account its roles. */
const policyOf = (
  where: keyof ReturnType<typeof rolesOf>,
  accounts: ServiceAccount[] = Object.values(ACCOUNTS),
) => ({
  bindings: accounts.flatMap((account) =>
    rolesOf('p', account)[where].map((role) => ({
      role,
      members: [`serviceAccount:${addressOf('p', account)}`],
    })),
  ),
})
const JOBS = 'cloudscheduler.googleapis.com/v1/projects/p/locations/europe-west1/jobs'
const DATABASE = 'firestore.googleapis.com/v1/projects/p/databases/(default)'
const TRANSFERS =
  'storagetransfer.googleapis.com/v1/transferJobs?filter=%7B%22projectId%22%3A%22p%22%7D&pageSize=256'
const LAST_TRANSFER = 'storagetransfer.googleapis.com/v1/transferOperations/1'
const COPIES = 'storage.googleapis.com/storage/v1/b/p-copies'
const ACCOUNT_COPIES = 'storage.googleapis.com/storage/v1/b/p-accounts'
const IMAGES =
  'artifactregistry.googleapis.com/v1/projects/p/locations/europe-west1/repositories/gcf-artifacts'
const KEY = 'secretmanager.googleapis.com/v1/projects/p/secrets/UNIQUES_KEY/versions/latest'
const wanted = await wantedFunctions()

const NOW = '2026-11-26T09:00:00.000Z'

const storedHealth = (failedMails: string, pausedSince = '') => ({
  fields: {
    firstAt: { stringValue: new Date().toISOString() },
    checkedAt: { stringValue: new Date().toISOString() },
    intentsSince: { stringValue: '' },
    claimsSince: { stringValue: '' },
    failedMails: { integerValue: failedMails },
    publishingSince: { stringValue: '' },
    pausedSince: { stringValue: pausedSince },
    dailyAt: { stringValue: new Date().toISOString() },
    dailyFailed: { arrayValue: {} },
    failedShards: { arrayValue: {} },
  },
})

/** A bucket that nobody reads by mistake. */
const CLOSED = {
  iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
}

/** Google's responses for a healthy project, by the addresses of the documentation. */
const ANSWERS: Record<string, unknown> = {
  [KEY]: { name: 'projects/1/secrets/UNIQUES_KEY/versions/3', state: 'ENABLED' },
  'secretmanager.googleapis.com/v1/projects/p/secrets/BACKUP_KEY/versions/latest': {
    name: 'projects/1/secrets/BACKUP_KEY/versions/1',
    state: 'ENABLED',
  },
  'secretmanager.googleapis.com/v1/projects/p/secrets/SMTP_PASSWORD/versions/latest': {
    name: 'projects/1/secrets/SMTP_PASSWORD/versions/1',
    state: 'ENABLED',
  },
  'identitytoolkit.googleapis.com/admin/v2/projects/p/config': {
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    signIn: { email: { enabled: true, passwordRequired: true } },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
    },
  },
  'firebasestorage.googleapis.com/v1beta/projects/p/defaultBucket': {
    bucket: { name: 'projects/p/buckets/p.appspot.com' },
  },
  [FUNCTIONS]: {
    functions: wanted.map(({ id, region, concurrency, account }) => ({
      name: `projects/p/locations/${region}/functions/${id}`,
      state: 'ACTIVE',
      buildConfig: { runtime: 'nodejs24' },
      serviceConfig: {
        maxInstanceRequestConcurrency: concurrency,
        serviceAccountEmail: addressOf('p', { id: account }),
        ...(id === 'api' && { secretEnvironmentVariables: [{ secret: 'UNIQUES_KEY', version: '3' }] }),
      },
    })),
  },
  [POLICY]: policyOf('project'),
  [SIGNING]: policyOf('itself', [ACCOUNTS.api]),
  [ofAccount('chamber-publisher')]: {},
  [ofAccount('chamber-copier')]: {},
  ...Object.fromEntries(OWN_ROLES.map((role) => [`${ROLES}/${role.id}`, role])),
  [JOBS]: {
    jobs: [
      ['everyMinute', 'chamber-api'],
      ['everyDay', 'chamber-api'],
      ['copyAccounts', 'chamber-copier'],
      ['publishEveryMinute', 'chamber-publisher'],
    ].map(([id, account]) => ({
      httpTarget: { oidcToken: { serviceAccountEmail: `${account}@p.iam.gserviceaccount.com` } },
      name: `projects/p/locations/europe-west1/jobs/firebase-schedule-${id}-europe-west1`,
      state: 'ENABLED',
      lastAttemptTime: new Date().toISOString(),
    })),
  },
  [DATABASE]: {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  },
  [`${DATABASE}/backupSchedules`]: { backupSchedules: [{ dailyRecurrence: {} }] },
  [TRANSFERS]: {
    transferJobs: [
      {
        status: 'ENABLED',
        latestOperationName: 'transferOperations/1',
        transferSpec: {
          gcsDataSource: { bucketName: 'p.appspot.com' },
          gcsDataSink: { bucketName: 'p-copies' },
          transferOptions: { deleteObjectsUniqueInSink: true },
        },
      },
    ],
  },
  [LAST_TRANSFER]: { metadata: { status: 'SUCCESS', startTime: new Date().toISOString() } },
  [COPIES]: CLOSED,
  [`${COPIES}/iam?optionsRequestedPolicyVersion=3`]: policyOf('copies'),
  [ACCOUNT_COPIES]: {
    ...CLOSED,
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 6 } }] },
    retentionPolicy: { retentionPeriod: '518400' },
  },
  [`${ACCOUNT_COPIES}/iam?optionsRequestedPolicyVersion=3`]: policyOf('accountCopies'),
  [`${ACCOUNT_COPIES}/o`]: { items: [{ name: '2026-11-26', updated: new Date().toISOString() }] },
  [IMAGES]: { cleanupPolicies: { 'firebase-functions-cleanup': { action: 'DELETE' } } },
  [`${DOCUMENTS}/site/health`]: storedHealth('0'),
  [`${KEY}:access`]: { payload: { data: Buffer.from('a key\n').toString('base64') } },
  [`${DOCUMENTS}/uniques/key`]: { fields: { check: { stringValue: keyFingerprint('a key') } } },
  [`${DOCUMENTS}/site/published`]: {
    fields: {
      readAt: { stringValue: new Date(Date.now() - 20 * 60_000).toISOString() },
      problem: { nullValue: null },
      // a new project: nobody has opened it yet
      startsClosed: { booleanValue: true },
      versions: {
        mapValue: {
          fields: {
            blogs: { integerValue: '3' },
            events: { integerValue: '0' },
            comments: { integerValue: '0' },
            site: { integerValue: '1' },
          },
        },
      },
    },
  },
  [`${DOCUMENTS}/versions/blogs`]: { fields: { version: { integerValue: '3' } } },
  [`${DOCUMENTS}/versions/site`]: { fields: { version: { integerValue: '1' } } },
  'firebasehosting.googleapis.com/v1beta1/sites/p/config': { maxVersions: '20' },
  [bucket]: CLOSED,
  [FILES]: policyOf('files'),
  [`${rules}/projects/p/releases/firebase.storage/p.appspot.com`]: { rulesetName: 'projects/p/rulesets/1' },
  [`${rules}/projects/p/rulesets/1`]: ruleset('storage.rules'),
  [`${rules}/projects/p/releases/cloud.firestore`]: { rulesetName: 'projects/p/rulesets/2' },
  [`${rules}/projects/p/rulesets/2`]: ruleset('firestore.rules'),
  [INDEXES]: {
    indexes: indexes.map(({ collectionGroup, fields }) => ({
      name: `projects/p/databases/(default)/collectionGroups/${collectionGroup}/indexes/1`,
      state: 'READY',
      fields,
    })),
  },
}
const FIELDS = 'firestore.googleapis.com/v1/projects/p/databases/(default)/collectionGroups/-/fields'

/** A site that shows every visitor the same key. */
const siteNaming =
  (visitor: string | ((headers: Record<string, string>) => string)): FetchFromSite =>
  async (path, headers = {}) => ({
    status: 200,
    policy: '',
    visitor: typeof visitor === 'string' ? visitor : visitor(headers),
    text: { '/home': '<main>', '/__/firebase/init.json': '{"projectId":"p","apiKey":"AIza"}' }[path] ?? '[]',
  })

/** Names the checks that report an error after replacing some of Google's responses. */
async function faulty(others: Record<string, unknown> = {}, site: FetchFromSite = siteNaming('a visitor')) {
  const answers = { ...ANSWERS, ...others }
  const callGoogle = async <T>(address: string) => {
    const answer = address.startsWith(FIELDS) ? {} : answers[address]
    if (answer === undefined) throw new GoogleError(404, address)
    return answer as T
  }
  const found: string[] = []
  for (const { title, run } of listChecks('p', callGoogle, site))
    if ((await run()).some(({ isNote }) => !isNote)) found.push(title)
  return found
}

// there is no `functions/.env.p`; deployed fields have their own test
const ALWAYS = ['Parameters', 'Firestore expiry and indexes']

test('a healthy project has no errors', async () => {
  expect(await faulty()).toEqual(ALWAYS)
})

test.each([
  ['Secrets', KEY, undefined],
  ['Secrets', KEY, { name: 'projects/1/secrets/UNIQUES_KEY/versions/4', state: 'ENABLED' }],
  ['Sign-up and sign-in', 'identitytoolkit.googleapis.com/admin/v2/projects/p/config', {}],
  ['Storage bucket', bucket, {}],
  [
    'Storage bucket',
    FILES,
    {
      bindings: [
        ...policyOf('files').bindings,
        { role: 'roles/storage.objectViewer', members: ['allUsers'] },
      ],
    },
  ],
  ['Key of the reservations', `${DOCUMENTS}/uniques/key`, { fields: { check: { stringValue: 'x' } } }],
  ['Functions', FUNCTIONS, {}],
  ['Accounts of the functions', POLICY, {}],
  ['Accounts of the functions', FILES, {}],
  ['Accounts of the functions', SIGNING, {}],
  ['Accounts of the functions', ofAccount('chamber-publisher'), undefined],
  ['Accounts of the functions', `${ROLES}/chamberUsers`, undefined],
  ['Scheduled jobs', JOBS, {}],
  ['Database', DATABASE, {}],
  ['Database', `${DATABASE}/backupSchedules`, {}],
  ['Copies of files and accounts', TRANSFERS, {}],
  ['Copies of files and accounts', LAST_TRANSFER, { metadata: { status: 'FAILED', startTime: NOW } }],
  ['Copies of files and accounts', COPIES, undefined],
  ['Copies of files and accounts', COPIES, {}],
  ['Copies of files and accounts', ACCOUNT_COPIES, undefined],
  ['Copies of files and accounts', ACCOUNT_COPIES, CLOSED],
  ['Copies of files and accounts', `${ACCOUNT_COPIES}/o`, {}],
  ['Images of old deployments', IMAGES, {}],
  ['What the dashboard reports', `${DOCUMENTS}/site/health`, undefined],
  ['What the dashboard reports', `${DOCUMENTS}/site/health`, storedHealth('2')],
  ['What the dashboard reports', `${DOCUMENTS}/site/health`, storedHealth('0', '2026-11-25T10:00:00.000Z')],
  ['The live site', `${DOCUMENTS}/site/published`, undefined],
  ['The live site', `${DOCUMENTS}/versions/events`, { fields: { version: { integerValue: '1' } } }],
  ['The live site', `${DOCUMENTS}/versions/pages`, { fields: { version: { integerValue: '1' } } }],
  ['Samples on the site', `${DOCUMENTS}/site/opening`, { fields: { openedAt: { stringValue: NOW } } }],
  ['Releases kept by Hosting', 'firebasehosting.googleapis.com/v1beta1/sites/p/config', {}],
  ['Storage rules', `${rules}/projects/p/rulesets/1`, ruleset('firestore.rules')],
  ['Storage rules', `${rules}/projects/p/releases/firebase.storage/p.appspot.com`, undefined],
  ['Firestore rules', `${rules}/projects/p/rulesets/2`, ruleset('storage.rules')],
  ['Firestore rules', `${rules}/projects/p/releases/cloud.firestore`, undefined],
  ['Firestore composite indexes', INDEXES, {}],
])('%s: reported for %s', async (title, address, answer) => {
  expect((await faulty({ [address]: answer })).filter((name) => !ALWAYS.includes(name))).toEqual([title])
})

test('a site that is down is reported', async () => {
  const down: FetchFromSite = async () => ({ status: 503, visitor: 'a visitor', text: '', policy: '' })
  expect(await faulty({}, down)).toEqual([
    'Parameters',
    'The site, as a visitor',
    'Firestore expiry and indexes',
  ])
})

test('a forged address that passes Hosting is reported', async () => {
  const believing = siteNaming(({ 'fastly-client-ip': name = 'real' }) => name)
  expect(await faulty({}, believing)).toEqual(['Parameters', 'Limits', 'Firestore expiry and indexes'])
})
