import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addressOf, functionName } from '../../../tests/support/google/deployment.ts'
import { person } from '../../../tests/support/google/person.ts'
import { everyCheck, made } from '../../../tests/support/google/setup.ts'
import {
  BUCKET_OWNER,
  type Google,
  OWNER,
  PROJECT,
  startGoogle,
} from '../../../tests/support/google/stand-in.ts'
import { runSetup } from './run-setup.ts'
import { REPAIRS, STEPS } from './steps.ts'

let google: Google

beforeEach(async () => {
  google = await startGoogle()
})
afterEach(() => google.stop())

/** Gives everybody a role on a bucket. */
const OPEN = { role: 'roles/storage.objectViewer', members: ['allUsers', 'user:office@chamber.example'] }

/** A job that copies the files, and keeps what was deleted. */
const KEEPING = {
  status: 'ENABLED',
  transferSpec: {
    gcsDataSource: { bucketName: `${PROJECT}.firebasestorage.app` },
    gcsDataSink: { bucketName: `${PROJECT}-copies` },
  },
}

/** Settings of Authentication that lack only the policy of the passwords. */
const SIGN_IN = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
}

/** The alarm for errors of functions. */
const ALARM = {
  name: `projects/${PROJECT}/alertPolicies/3`,
  displayName: 'Site: errors of functions',
  notificationChannels: [`projects/${PROJECT}/notificationChannels/1`],
}

/** A version of a secret. */
const DESTROYED = { name: `projects/${PROJECT}/secrets/UNIQUES_KEY/versions/1`, state: 'DESTROYED' }

describe('check:production --fix', () => {
  const config = `projects/${PROJECT}/config`
  const bucket = `b/${PROJECT}.firebasestorage.app`
  const hosting = `sites/${PROJECT}/config`
  const databaseName = `projects/${PROJECT}/databases/(default)`
  const repository = `projects/${PROJECT}/locations/europe-west1/repositories/gcf-artifacts`
  const job = `projects/${PROJECT}/locations/europe-west1/jobs/firebase-schedule-everyMinute-europe-west1`
  test.each([
    ['Sign-up and sign-in', config, {}],
    ['Sign-up and sign-in', config, { ...SIGN_IN, passwordPolicyConfig: {} }],
    ['Storage bucket', bucket, { softDeletePolicy: { retentionDurationSeconds: '604800' } }],
    ['Releases kept by Hosting', hosting, {}],
    ['Database', databaseName, { locationId: 'europe-west1' }],
    ['Images of old deployments', repository, {}],
    ['Functions', functionName('api'), { name: functionName('api'), state: 'FAILED' }],
    ['Accounts of the functions', `projects/${PROJECT}/serviceAccounts/${addressOf('chamber-api')}`, {}],
    ['Accounts of the functions', `projects/${PROJECT}/roles/chamberUsers`, { includedPermissions: [] }],
    ['Accounts of the functions', `${bucket}/iam`, { bindings: [BUCKET_OWNER] }],
    ['Secrets', `projects/${PROJECT}/secrets/UNIQUES_KEY/versions/latest`, DESTROYED],
    ['Storage bucket', `${bucket}/iam`, { bindings: [BUCKET_OWNER, OPEN] }],
    ['Copies of files and accounts', 'transferJobs/1', KEEPING],
    ['Copies of files and accounts', `b/${PROJECT}-accounts`, undefined],
    ['Scheduled jobs', job, undefined],
    ['Alarms', `projects/${PROJECT}/uptimeCheckConfigs/1`, undefined],
    ['Alarms', `projects/${PROJECT}/alertPolicies/3`, { ...ALARM, enabled: false }],
    ['Alarms', `projects/${PROJECT}/alertPolicies/3`, { ...ALARM, notificationChannels: [] }],
    ['Budget alert', 'billingAccounts/A/budgets/1', undefined],
    ['Scheduled jobs', job, { name: job, state: 'PAUSED' }],
  ])('repairs: %s', async (title, name, broken) => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    if (broken) google.resources.set(name, broken)
    else google.resources.delete(name)
    const check = everyCheck(setup).find((each) => each.title === title)
    const faults = async () => (await check?.run())?.filter(({ isNote }) => !isNote)
    expect(await faults()).not.toEqual([])
    await runSetup(REPAIRS[title] ?? [], setup)
    expect(await faults()).toEqual([])
  })

  test('an alarm follows a question that was made again', async () => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    google.resources.delete(`projects/${PROJECT}/uptimeCheckConfigs/1`)
    await runSetup(REPAIRS['Alarms'] ?? [], setup)
    const policy = google.resources.get(`projects/${PROJECT}/alertPolicies/1`)
    expect(JSON.stringify(policy?.['conditions'])).toContain(String.raw`check_id=\"3\"`)
  })

  test('the checks and their alarms follow the address of the site', async () => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    const name = (id: number) => `projects/${PROJECT}/uptimeCheckConfigs/${id}`
    for (const id of [1, 2])
      google.resources.set(name(id), {
        ...google.resources.get(name(id)),
        monitoredResource: { type: 'uptime_url', labels: { host: 'earlier.example' } },
      })
    await runSetup(REPAIRS['Alarms'] ?? [], setup)
    expect([1, 2].filter((id) => google.resources.has(name(id)))).toEqual([])
    for (const id of [3, 4])
      expect(google.resources.get(name(id))).toMatchObject({
        monitoredResource: { labels: { host: 'www.chamber.example' } },
      })
    for (const id of [1, 2]) {
      const policy = google.resources.get(`projects/${PROJECT}/alertPolicies/${id}`)
      expect(JSON.stringify(policy?.['conditions'])).toContain(String.raw`check_id=\"${id + 2}\"`)
    }
  })

  test('knows only checks that there are', async () => {
    const { setup } = await person(google)
    const titles = everyCheck(setup).map(({ title }) => title)
    expect(Object.keys(REPAIRS).filter((title) => !titles.includes(title))).toEqual([])
  })
})

describe('the accounts of the functions', () => {
  const tokens = 'roles/iam.serviceAccountTokenCreator'
  const publisher = `serviceAccount:${addressOf('chamber-publisher')}`
  const api = `serviceAccount:${addressOf('chamber-api')}`
  const inProject = () => google.policy['bindings'] as { role: string; members: string[] }[]
  const rolesOf = (member: string) =>
    inProject().flatMap(({ role, members }) => (members.includes(member) ? [role] : []))

  test('only the publisher may release pages, only the API changes users, and only the copier reads password hashes', async () => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    const everybody = ['roles/run.invoker', 'roles/serviceusage.serviceUsageConsumer']
    const documents = [...everybody, 'roles/datastore.user', 'roles/eventarc.eventReceiver']
    expect(rolesOf(api)).toEqual(
      expect.arrayContaining([
        ...documents,
        'roles/datastore.backupsViewer',
        'roles/storagetransfer.viewer',
        'projects/p/roles/chamberUsers',
      ]),
    )
    expect(rolesOf(api)).toHaveLength(7)
    expect(rolesOf(publisher)).toEqual(
      expect.arrayContaining([...documents, 'roles/firebasehosting.admin', 'roles/run.viewer']),
    )
    expect(rolesOf(publisher)).toHaveLength(6)
    expect(rolesOf(`serviceAccount:${addressOf('chamber-copier')}`)).toEqual(
      expect.arrayContaining([
        ...everybody,
        'roles/datastore.user',
        'projects/p/roles/chamberPasswordHashes',
      ]),
    )
    expect(JSON.stringify(google.resources.get(`b/${PROJECT}-copies/iam`))).not.toContain('chamber-')
    const onAccountCopies = JSON.stringify(google.resources.get(`b/${PROJECT}-accounts/iam`))
    expect(onAccountCopies).not.toMatch(/chamber-(api|publisher)/)
    expect(onAccountCopies).toContain('roles/storage.objectCreator')
    const policyOf = (account: string) =>
      google.resources.get(`projects/p/serviceAccounts/${addressOf(account)}`)?.['policy']
    expect(policyOf('chamber-api')).toEqual({ bindings: [{ role: tokens, members: [api] }] })
    expect(policyOf('chamber-publisher')).toBeUndefined()
  })

  test('lose what they do not need, and nobody else does', async () => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    const before = structuredClone(inProject())
    google.policy['bindings'] = [
      ...before,
      { role: 'roles/firebasehosting.viewer', members: [api, 'user:somebody@chamber.example'] },
    ]
    await runSetup(REPAIRS['Accounts of the functions'] ?? [], setup)
    expect(inProject()).toEqual([
      ...before,
      { role: 'roles/firebasehosting.viewer', members: ['user:somebody@chamber.example'] },
    ])
  })
})

test('a site of an earlier version moves to the accounts of this one', async () => {
  const { setup } = await person(google)
  await runSetup(STEPS, setup)
  const whole = structuredClone(made(google))
  // what the deployment tool had made: one account for all functions and their schedules
  const serviceAccountEmail = addressOf('firebase-fn-1')
  for (const [name, resource] of google.resources) {
    if (/\/functions\/\w+$/.test(name))
      Object.assign(resource['serviceConfig'] as object, { serviceAccountEmail })
    if (name.includes('/jobs/')) resource['httpTarget'] = { oidcToken: { serviceAccountEmail } }
    if (/\/serviceAccounts\/|\/roles\//.test(name)) google.resources.delete(name)
  }
  google.policy['bindings'] = [OWNER]
  await runSetup(STEPS, setup)
  expect(made(google)).toEqual({
    ...whole,
    bindings: expect.arrayContaining(whole.bindings as object[]) as object,
  })
})
