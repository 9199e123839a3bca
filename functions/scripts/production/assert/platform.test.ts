import { expect, test } from 'vitest'
import { keyFingerprint } from '../../../src/users/key-fingerprint.ts'
import { accountsCopyFaults, accountsKeptFaults, filesCopiedFaults, filesCopyFaults } from './copies.ts'
import { databaseFaults } from './database.ts'
import { functionsFaults } from './functions.ts'
import { healthFaults } from './health.ts'
import { containerImageFaults } from './container-images.ts'
import { keyFaults } from './parameters.ts'
import { accountFaults, ownRolesFaults } from './roles.ts'
import { schedulesFaults } from './schedules.ts'
import { siteFaults } from './site.ts'

const wrong = (faults: { wrong: string }[]) => faults.map((fault) => fault.wrong)
const todo = (faults: { todo: string }[]) => faults.map((fault) => fault.todo)
const NOW = new Date('2026-11-22T12:00:00Z')

test('every function is active, in its region, with its tested limits, and there are no others', () => {
  const wanted = [{ id: 'api', region: 'europe-west1', concurrency: 10, account: 'chamber-api' }]
  // as shown in the documentation of Cloud Functions v2 (projects.locations.functions)
  const api = {
    name: 'projects/p/locations/europe-west1/functions/api',
    state: 'ACTIVE',
    buildConfig: { runtime: 'nodejs24' },
    serviceConfig: { maxInstanceRequestConcurrency: 10, serviceAccountEmail: 'chamber-api@p.example' },
  }
  const judged = (...deployed: object[]) =>
    wrong(functionsFaults(wanted, 'nodejs24', deployed as (typeof api)[]))
  expect(judged(api)).toEqual([])
  expect(judged()).toEqual(['The function api is not deployed in europe-west1.'])
  expect(judged({ ...api, state: 'FAILED' })).toEqual(['The function api is FAILED.'])
  const { serviceAccountEmail } = api.serviceConfig
  expect(judged({ ...api, serviceConfig: { serviceAccountEmail } })).toEqual([
    'The function api takes 1 requests at once instead of 10.',
  ])
  const earlier = { ...api.serviceConfig, serviceAccountEmail: 'firebase-fn-1@p.example' }
  expect(judged({ ...api, serviceConfig: earlier })).toEqual([
    'The function api runs as firebase-fn-1 instead of chamber-api.',
  ])
  expect(judged({ ...api, buildConfig: { runtime: 'nodejs22' } })).toEqual([
    'The function api runs on nodejs22, and was tested on nodejs24.',
  ])
  const elsewhere = { ...api, name: 'projects/p/locations/us-central1/functions/api' }
  expect(judged(elsewhere)).toHaveLength(2)
  expect(todo(functionsFaults(wanted, 'nodejs24', [api, elsewhere]))).toEqual([
    'npx firebase functions:delete api --region us-central1',
  ])
})

test('each account has exactly its roles: in the project, on the bucket of files and on itself', () => {
  const account = {
    id: 'an-account',
    title: '',
    roles: ['roles/a', 'projects/PROJECT/roles/b'],
    onFiles: 'roles/storage.objectUser',
  }
  const members = ['serviceAccount:an-account@p.iam.gserviceaccount.com']
  const give = (...roles: string[]) => ({ bindings: roles.map((role) => ({ role, members })) })
  const judged = (policies: Partial<Parameters<typeof accountFaults>[2]>, more = {}) =>
    wrong(
      accountFaults(
        'p',
        { ...account, ...more },
        {
          project: give('roles/a', 'projects/p/roles/b'),
          files: give('roles/storage.objectUser'),
          copies: {},
          accountCopies: {},
          itself: {},
          ...policies,
        },
      ),
    )
  expect(judged({})).toEqual([])
  expect(judged({ itself: undefined })).toEqual([expect.stringContaining('There is no account an-account@')])
  expect(judged({ project: give('roles/a') })).toEqual([
    expect.stringContaining('lacks projects/p/roles/b on the project'),
  ])
  expect(judged({ project: give('roles/a', 'projects/p/roles/b', 'roles/editor') })).toEqual([
    expect.stringContaining('has roles/editor on the project'),
  ])
  expect(judged({ files: {} })).toEqual([expect.stringContaining('lacks roles/storage.objectUser')])
  expect(judged({}, { onFiles: '' })).toEqual([
    expect.stringContaining('has roles/storage.objectUser on the bucket of files'),
  ])
  expect(judged({ copies: give('roles/storage.objectViewer') })).toEqual([
    expect.stringContaining('has roles/storage.objectViewer on the bucket with the copies of the files'),
  ])
  expect(judged({ copies: undefined })).toEqual([])
  expect(judged({}, { onItself: 'roles/iam.serviceAccountTokenCreator' })).toEqual([
    expect.stringContaining('lacks roles/iam.serviceAccountTokenCreator on its own account'),
  ])
  expect(judged({ itself: give('roles/iam.serviceAccountTokenCreator') })).toHaveLength(1)
  const another = { bindings: [{ role: 'roles/a', members: ['serviceAccount:another@p.example'] }] }
  expect(judged({ project: another })).toHaveLength(2)
})

test('the role for users of Auth reads no password hash and changes no setting', () => {
  const rights = (...names: string[]) => ({
    includedPermissions: names.map((name) => `firebaseauth.${name}`),
  })
  const users = ['users.create', 'users.delete', 'users.get', 'users.sendEmail', 'users.update']
  const judged = (role: object | undefined) =>
    ownRolesFaults(
      'p',
      new Map([
        ['chamberUsers', role],
        ['chamberPasswordHashes', rights('configs.getHashConfig', 'configs.get', 'users.get')],
      ]),
    )
  expect(judged(rights(...users))).toEqual([])
  expect(judged(rights(...users, 'configs.getHashConfig'))).toHaveLength(1)
  expect(judged(rights(...users.slice(1)))).toHaveLength(1)
  expect(judged({ ...rights(...users), deleted: true })).toHaveLength(1)
  expect(judged(undefined)).toHaveLength(1)
})

test('scheduled jobs are enabled, ran recently, and did not fail', () => {
  const account = 'chamber-api'
  const minute = { id: 'everyMinute', region: 'europe-west1', schedule: 'every 1 minutes', account }
  const day = { id: 'everyDay', region: 'europe-west1', schedule: 'every day 03:00', account }
  // as shown in the documentation of Cloud Scheduler (projects.locations.jobs)
  const job = {
    name: 'projects/p/locations/europe-west1/jobs/firebase-schedule-everyMinute-europe-west1',
    state: 'ENABLED',
    lastAttemptTime: '2026-11-22T11:59:00.123456Z',
    httpTarget: { oidcToken: { serviceAccountEmail: 'chamber-api@p.example' } },
    status: {},
  }
  const daily = { ...job, name: job.name.replace('Minute', 'Day'), lastAttemptTime: '2026-11-21T22:00:00Z' }
  expect(schedulesFaults([minute, day], [job, daily], NOW)).toEqual([])
  expect(wrong(schedulesFaults([minute, day], [daily], NOW))).toEqual([
    'Nothing starts everyMinute (every 1 minutes).',
  ])
  expect(todo(schedulesFaults([minute], [{ ...job, state: 'PAUSED' }], NOW))).toEqual([
    'npm run check:production -- PROJECT --fix',
  ])
  const oidcToken = { serviceAccountEmail: 'firebase-fn-1@p.example' }
  expect(wrong(schedulesFaults([minute], [{ ...job, httpTarget: { oidcToken } }], NOW))).toEqual([
    'The job that starts everyMinute does not do so as chamber-api.',
  ])
  const old = { ...job, lastAttemptTime: '2026-11-22T11:40:00Z' }
  expect(wrong(schedulesFaults([minute], [old], NOW))).toEqual([
    'everyMinute (every 1 minutes) ran last at 2026-11-22T11:40:00Z.',
  ])
  expect(
    wrong(schedulesFaults([day], [{ ...daily, lastAttemptTime: '2026-11-20T22:00:00Z' }], NOW)),
  ).toHaveLength(1)
  const { lastAttemptTime: _never, ...neverRun } = job
  expect(wrong(schedulesFaults([minute], [neverRun], NOW))).toEqual([
    'everyMinute (every 1 minutes) has not run yet.',
  ])
  // a new function waits for its first run, and no longer than for that
  const { lastAttemptTime: _neither, ...waits } = daily
  const made = (createdAt: string) => schedulesFaults([{ ...day, createdAt }], [waits], NOW)
  expect(made('2026-11-21T10:01:00Z')).toMatchObject([
    { wrong: 'everyDay (every day 03:00) waits for its first run.', isNote: true },
  ])
  expect(made('2026-11-21T09:59:00Z')).not.toMatchObject([{ isNote: true }])
  expect(
    schedulesFaults([{ ...minute, createdAt: '2026-11-22T11:49:00Z' }], [neverRun], NOW),
  ).not.toMatchObject([{ isNote: true }])
  expect(wrong(schedulesFaults([minute], [{ ...job, status: { code: 13 } }], NOW))).toEqual([
    `everyMinute failed at ${job.lastAttemptTime} (code 13).`,
  ])
})

test('the database is protected, and backed up every day', () => {
  // as shown in the documentation of Firestore (projects.databases, projects.databases.backupSchedules)
  const database = {
    databaseEdition: 'STANDARD',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  }
  const daily = [{ retention: '604800s', dailyRecurrence: {} }]
  expect(databaseFaults('p', database, daily)).toEqual([])
  expect(todo(databaseFaults('p', {}, []))).toEqual([
    'npx firebase firestore:databases:update "(default)" --project p --point-in-time-recovery ENABLED',
    'npx firebase firestore:databases:update "(default)" --project p --delete-protection ENABLED',
    'npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 7d --project p',
  ])
  expect(databaseFaults('p', database, [{ retention: '604800s' }])).toHaveLength(1)
  expect(wrong(databaseFaults('p', { ...database, databaseEdition: 'ENTERPRISE' }, daily))).toEqual([
    expect.stringContaining('edition ENTERPRISE'),
  ])
})

test('files are copied every day, and deleted files leave the copy', () => {
  // as shown in the documentation of the Storage Transfer Service (transferJobs)
  const job = {
    status: 'ENABLED',
    transferSpec: {
      gcsDataSource: { bucketName: 'b' },
      gcsDataSink: { bucketName: 'p-copies', path: 'files/' },
      transferOptions: { deleteObjectsUniqueInSink: true },
    },
  }
  expect(filesCopyFaults('p', 'b', [job])).toEqual([])
  for (const jobs of [[], [{ ...job, status: 'DISABLED' }], [{ ...job, transferSpec: {} }], [{}]])
    expect(wrong(filesCopyFaults('p', 'b', jobs))).toEqual([
      'The pictures and documents are not copied every day.',
    ])
  const keeping = { ...job, transferSpec: { ...job.transferSpec, transferOptions: {} } }
  expect(wrong(filesCopyFaults('p', 'b', [keeping]))).toEqual([
    'Files deleted from the site stay in the copy for ever.',
  ])
})

test('the last copy of the files ended well, and the first night is waited for', () => {
  // as shown in the documentation of the Storage Transfer Service (transferOperations)
  const run = (startTime: string, status = 'SUCCESS') => ({ metadata: { status, startTime } })
  const judged = (last?: ReturnType<typeof run>) =>
    wrong(filesCopiedFaults({ creationTime: '2026-01-01T00:00:00Z' }, last, NOW))
  expect(judged(run('2026-11-21T00:00:00Z'))).toEqual([])
  expect(judged(run('2026-11-22T00:00:00Z', 'IN_PROGRESS'))).toEqual([])
  expect(judged(run('2026-11-20T11:59:00Z'))).toEqual(['The files were last copied on 2026-11-20.'])
  for (const status of ['FAILED', 'ABORTED'])
    expect(judged(run('2026-11-22T00:00:00Z', status))).toEqual([
      'The files were last copied on 2026-11-22, and that failed.',
    ])
  expect(judged()).toEqual(['The files were never copied.'])
  expect(filesCopiedFaults({ creationTime: '2026-11-22T00:00:00Z' }, undefined, NOW)).toMatchObject([
    { isNote: true },
  ])
})

test('accounts are copied every night, and the first night is waited for', () => {
  const copied = (updated: string) =>
    accountsCopyFaults([{ name: '2026-11-20', updated }], '2026-01-01T00:00:00Z', NOW)
  expect(copied('2026-11-21T00:00:00.000Z')).toEqual([])
  expect(wrong(copied('2026-10-01T00:00:00.000Z'))).toEqual([
    'The accounts were last copied on 2026-10-01. After a loss, newer accounts could not sign in.',
  ])
  const none = (since: string | undefined) => accountsCopyFaults([], since, NOW)
  expect(todo(none('2026-11-21T09:59:00Z'))).toEqual(['npx firebase functions:log --only copyAccounts'])
  // before the first night it is only said
  expect(none('2026-11-21T10:01:00Z')).toMatchObject([{ isNote: true }])
  for (const since of [undefined, 'no date', '2026-11-21T09:59:00Z'])
    expect(none(since), since).not.toMatchObject([{ isNote: true }])
})

const AFTER_SIX_DAYS = { rule: [{ action: { type: 'Delete' }, condition: { age: 6 } }] }

test('copies of the accounts are deleted after a week', () => {
  const retentionPolicy = { retentionPeriod: '518400', isLocked: true }
  const kept = (condition: { age?: number; matchesPrefix?: string[] }, type = 'Delete') =>
    todo(accountsKeptFaults('p', { lifecycle: { rule: [{ action: { type }, condition }] }, retentionPolicy }))
  expect(kept({ age: 6 })).toEqual([])
  for (const condition of [{ age: 7 }, { age: 6, matchesPrefix: ['files/'] }, {}])
    expect(kept(condition)).toEqual(['npm run check:production -- p --fix'])
  expect(kept({ age: 6 }, 'SetStorageClass')).toHaveLength(1)
  expect(accountsKeptFaults('p', { retentionPolicy })).toHaveLength(1)
})

test('copies of the accounts cannot be deleted before, and a missing lock is only a note', () => {
  const judged = (retentionPolicy?: { retentionPeriod?: string; isLocked?: boolean }) =>
    accountsKeptFaults('p', { lifecycle: AFTER_SIX_DAYS, ...(retentionPolicy && { retentionPolicy }) })
  expect(judged({ retentionPeriod: '518400', isLocked: true })).toEqual([])
  expect(judged({ retentionPeriod: '518400' })).toEqual([
    {
      wrong: expect.stringContaining('are not locked') as string,
      todo: expect.stringContaining('npm run setup -- p') as string,
      isNote: true,
    },
  ])
  for (const open of [undefined, {}, { retentionPeriod: '86400' }])
    expect(wrong(judged(open))).toEqual(['Copies of the accounts can be deleted before their week is over.'])
})

test('images of earlier deployments are deleted automatically', () => {
  // as firebase-tools sets it
  const cleanupPolicies = {
    'firebase-functions-cleanup': { action: 'DELETE', condition: { tagState: 'ANY', olderThan: '86400s' } },
  }
  expect(containerImageFaults('europe-west1', { cleanupPolicies })).toEqual([])
  expect(containerImageFaults('europe-west1', undefined)).toEqual([])
  expect(todo(containerImageFaults('europe-west1', {}))).toEqual([
    'npx firebase functions:artifacts:setpolicy --location europe-west1 --days 1 --force',
  ])
})

test('what the dashboard reports is reported, except publishing, which has its own check', () => {
  const at = NOW.toISOString()
  const long = '2026-11-20T00:00:00.000Z'
  const well = {
    firstAt: long,
    checkedAt: at,
    intentsSince: '',
    claimsSince: '',
    failedMails: 0,
    publishingSince: at,
    dailyAt: at,
    dailyFailed: [],
    failedShards: [],
  } as const
  const judged = (changes: object) => wrong(healthFaults({ ...well, ...changes }, NOW))
  expect(judged({})).toEqual([])
  expect(wrong(healthFaults(undefined, NOW))).toEqual(['Nothing was checked yet.'])
  expect(judged({ failedMails: 1 })).toEqual([expect.stringMatching(/^1 e-mail was not sent/)])
  expect(judged({ failedMails: 12 })).toEqual([expect.stringMatching(/^12 e-mails were not sent/)])
  expect(judged({ checkedAt: long, intentsSince: long, claimsSince: long })).toEqual([
    `Nothing was checked since ${long}.`,
    `Claims of a user do not follow a decision since ${long}.`,
    `Interrupted work is not finished since ${long}.`,
  ])
  expect(judged({ dailyFailed: ['removal'], failedShards: [3] })).toEqual([
    `The daily job of ${at} could not finish: removal.`,
    `The daily job of ${at} could not compare 1 of the shards of the users' index.`,
  ])
  const address = { failedSince: long, certificateUntil: '2027-01-01T00:00:00.000Z' }
  expect(judged({ address, backup: { at: '', bytes: 0 } })).toEqual([
    `The functions cannot open the site's own address since ${long}.`,
    'No backup is known.',
  ])
  const ending = { failedSince: '', certificateUntil: '2026-12-01T12:00:00.000Z' }
  expect(judged({ address: ending, backup: { at: '2026-11-19T00:00:00.000Z', bytes: 1 } })).toEqual([
    "The certificate of the site's own address ends in 9 days.",
    'The last backup is of 2026-11-19T00:00:00.000Z.',
  ])
  expect(judged({ dailyAt: '' })).toEqual(['The daily job has never ended.'])
})

test('the key matches the check value of the first registration, apart from line ends', () => {
  const check = keyFingerprint('a key')
  for (const key of ['a key', 'a key\n', undefined]) expect(keyFaults(key, check), key).toEqual([])
  expect(keyFaults('a key', undefined)).toEqual([])
  expect(wrong(keyFaults(' \n', undefined))).toEqual(['UNIQUES_KEY is empty: nobody can register.'])
  expect(wrong(keyFaults('a kez', check))).toEqual([expect.stringMatching(/^UNIQUES_KEY is not the key/)])
})

test('a visitor gets the page, the list and the first files of the dashboard', () => {
  const answer = (text: string, status = 200) => ({ status, visitor: null, policy: '', text })
  const fine = {
    page: answer('<!doctype html><main>'),
    list: answer('[]'),
    config: answer('{"projectId":"p","apiKey":"AIza"}'),
  }
  expect(siteFaults('p', 'AIza', fine)).toEqual([])
  expect(siteFaults('p', undefined, fine)).toEqual([])
  expect(wrong(siteFaults('p', 'AIza', { ...fine, page: answer('Site Not Found', 404) }))).toEqual([
    'The first page is answered with 404.',
  ])
  expect(wrong(siteFaults('p', 'AIza', { ...fine, list: answer('<html>Forbidden', 403) }))).toEqual([
    'The functions refuse visitors (403): your organisation forbids public functions.',
  ])
  expect(wrong(siteFaults('p', 'AIza', { ...fine, list: answer('Error', 500) }))).toEqual([
    'The list of posts is answered with 500.',
  ])
  for (const config of [
    answer('<html>', 404),
    answer('{"projectId":"p"}'),
    answer('{"projectId":"q","apiKey":"AIza"}'),
  ])
    expect(todo(siteFaults('p', 'AIza', { ...fine, config }))).toEqual([
      expect.stringContaining('link the web app to Hosting'),
    ])
  expect(wrong(siteFaults('p', 'AIzb', fine))).toEqual([
    'WEB_API_KEY is not the key of the web app that Hosting names.',
  ])
})
