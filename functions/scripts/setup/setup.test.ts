import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addressOf, functionName } from '../../../tests/support/google/deployment.ts'
import { person } from '../../../tests/support/google/person.ts'
import {
  BUCKET_OWNER,
  type Google,
  OWNER,
  PROJECT,
  Refusal,
  startGoogle,
} from '../../../tests/support/google/stand-in.ts'
import { hashCode } from '../../src/accounts/first-admin/link.ts'
import { listChecks } from '../production/checks.ts'
import type { FetchFromSite } from '../production/site-api.ts'
import { database } from './database.ts'
import { runSetup } from './run-setup.ts'
import type { Setup, Stop } from './step.ts'
import { checksOfSteps, REPAIRS, STEPS } from './steps.ts'

let google: Google

const DOCUMENTS = 'projects/p/databases/(default)/documents'
/** The document that the stand-in finds where somebody looks for an admin. */
const ADMIN = `${DOCUMENTS}/users/admin`

beforeEach(async () => {
  google = await startGoogle()
})
afterEach(() => google.stop())

/** A secret that was typed again after an interruption has a second version, and times differ. */
const withoutVersions = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      ['version', 'creationTime'].includes(key) ? undefined : each,
    ),
  )

/** What the project has, without what differs from one run to the next. */
const made = ({ resources, services, policy }: Google) => ({
  resources: [...resources]
    .filter(([name]) => !/operations\/|versions\/latest|customDomains\/|first-admin/.test(name))
    .map(([name, value]) => [name, withoutVersions(value)] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
  services: [...services].toSorted(),
  bindings: policy['bindings'],
  auditConfigs: policy['auditConfigs'],
})

/** What `npm run check:production` asks. */
const everyCheck = (setup: Setup) => [...listChecks(PROJECT, setup.callGoogle, site), ...checksOfSteps(setup)]

const stopOf = (run: Promise<unknown>): Promise<Stop> =>
  run.then(
    () => {
      throw new Error('It did not stop.')
    },
    (error: Stop) => error,
  )

describe('from an empty project to a site', () => {
  test('one run makes everything, with ten questions', async () => {
    const { setup, questions, parameters } = await person(google)
    await runSetup(STEPS, setup)
    expect(questions.map((question) => question.split(/[(:.,@]/)[0]?.trim())).toEqual([
      'Type europe-west1 to keep them there',
      'Type lock to lock the copies',
      'The address',
      'Who keeps the mailbox? Type a number',
      'The address of the mailbox',
      'The name of the chamber',
      'The password',
      'A mail was sent to Chamber <office',
      'Type its last 6 characters from the paper',
      'Type its last 6 characters from the paper',
    ])
    expect(parameters).toEqual({
      WEB_API_KEY: 'AIza-key',
      SITE_ORIGIN: 'https://www.chamber.example',
      SMTP_HOST: 'smtp.gmail.com',
      SMTP_PORT: '587',
      SMTP_USER: 'office@chamber.example',
      MAIL_FROM: 'Chamber <office@chamber.example>',
    })
    // a policy is replaced as a whole
    expect(google.policy['bindings']).toContainEqual(OWNER)
    expect(google.resources.get(`b/${PROJECT}.firebasestorage.app/iam`)?.['bindings']).toContainEqual(
      BUCKET_OWNER,
    )
    console.log(
      `setup of an empty project: ${questions.length} questions, ${google.calls.length} calls, ${google.changes.length} of them changes`,
    )
  })

  test('a second run changes nothing and asks nothing', async () => {
    const { setup, questions } = await person(google)
    await runSetup(STEPS, setup)
    google.resources.set(ADMIN, {})
    google.changes.length = 0
    google.calls.length = 0
    questions.length = 0
    expect(await runSetup(STEPS, setup)).toBe(0)
    expect(google.changes).toEqual([])
    expect(questions).toEqual([])
    console.log(`setup of a finished project: 0 questions, ${google.calls.length} calls, 0 of them changes`)
  })

  test('afterwards the check finds nothing, and says what waits for the first night', async () => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    const found: string[] = []
    for (const { title, run } of everyCheck(setup))
      for (const { wrong, isNote } of await run()) found.push(`${isNote ? '' : '✗ '}${title}: ${wrong}`)
    // the parameters are in a file of this folder, which a test does not write
    expect(found.filter((line) => !line.startsWith('✗ Parameters'))).toEqual([
      'Scheduled jobs: everyDay (every day 03:00) waits for its first run.',
      'Scheduled jobs: copyAccounts (every day 02:00) waits for its first run.',
      'Samples on the site: The site is closed: search engines do not list it.',
      'Copies of files and accounts: The files wait for their first copy.',
      'Copies of files and accounts: The accounts wait for their first copy.',
    ])
  })

  test('a run that is interrupted after any change or answer goes on to the same end', async () => {
    const whole = await person(google)
    await runSetup(STEPS, whole.setup)
    const wanted = made(google)
    const points = google.changes.length + whole.questions.length
    for (let point = 1; point <= points; point += 1) {
      google.stop()
      google = await startGoogle()
      const { setup } = await person(google)
      await expect(runSetup(STEPS, interruptedAfter(point, setup))).rejects.toThrow('interrupted')
      await runSetup(STEPS, setup)
      expect(made(google), `interrupted after ${point}`).toEqual(wanted)
    }
    console.log(`setup, interrupted at each of ${points} points and resumed`)
  }, 120_000)
})

describe('the link for the first admin', () => {
  const linkIn = (text: string) => /https:\/\/www\.chamber\.example\/first-admin#code=\S+/.exec(text)?.[0]

  test('is shown and mailed to the mailbox whose code was typed back, and only its hash is stored', async () => {
    const { setup, lines, letters } = await person(google)
    await runSetup(STEPS, setup)
    const link = linkIn(lines.join('\n')) ?? ''
    const letter = letters.at(-1)
    expect(linkIn(letter?.text ?? '')).toBe(link)
    expect(letter?.html).toContain(`href="${link}"`)
    expect(letter?.text).toContain('The website of the Chamber is online')
    const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? ''
    expect(code).toMatch(/^[\w-]{43}\.office@chamber\.example$/)
    const stored = google.resources.get(`${DOCUMENTS}/emailChanges/first-admin`)
    expect(stored).toEqual({
      fields: {
        hash: { stringValue: hashCode(code) },
        until: { stringValue: '2026-11-26T01:00:00.000Z' },
        usedAt: { stringValue: '' },
        expiresAt: { timestampValue: '2026-11-27T01:00:00.000Z' },
      },
    })
  })

  test('is made again by a later run, until there is an admin', async () => {
    const { setup, lines } = await person(google)
    await runSetup(STEPS, setup)
    lines.length = 0
    expect(await runSetup(STEPS, setup)).toBe(1)
    expect(linkIn(lines.join('\n'))).toBeDefined()
    google.resources.set(ADMIN, {})
    lines.length = 0
    expect(await runSetup(STEPS, setup)).toBe(0)
    expect(lines.at(-1)).toContain('First admin: there is one')
  })

  test('is shown also if no mail can be sent, and says why', async () => {
    const { setup, lines } = await person(google)
    await runSetup(STEPS, setup)
    lines.length = 0
    const connectMail = () => Promise.reject(new Error('EAUTH 535'))
    await runSetup(STEPS, { ...setup, connectMail })
    expect(linkIn(lines.join('\n'))).toBeDefined()
    expect(lines.join('\n')).toContain('It could not be mailed: EAUTH 535')
  })
})

describe('the lock on the copies of the accounts', () => {
  const name = `b/${PROJECT}-accounts`
  const retentionOf = () => google.resources.get(name)?.['retentionPolicy']

  test('is set after the word lock, and not asked for again', async () => {
    const { setup, lines, questions } = await person(google)
    await runSetup(STEPS, setup)
    expect(lines.join('\n')).toContain('A LOCK CAN NEVER BE UNDONE')
    expect(retentionOf()).toEqual({ retentionPeriod: '518400', isLocked: true })
    questions.length = 0
    await runSetup(STEPS, setup)
    expect(questions).toEqual([])
  })

  test.each(['', 'yes', 'Lock', 'lock it'])(
    'is not set after the answer "%s", and the check notes it',
    async (answer) => {
      const { setup, lines } = await person(google, { 'Type lock': answer })
      await runSetup(STEPS, setup)
      expect(retentionOf()).toEqual({ retentionPeriod: '518400' })
      expect(lines.join('\n')).toContain('They stay unlocked')
      google.resources.set(ADMIN, {})
      // nothing was changed, but it is asked
      expect(await runSetup(STEPS, setup)).toBe(0)
      const check = everyCheck(setup).find(({ title }) => title === 'Copies of files and accounts')
      expect(await check?.run()).toContainEqual(
        expect.objectContaining({ wrong: expect.stringContaining('are not locked') as string, isNote: true }),
      )
    },
  )

  test('stays where another setting of the bucket is repaired', async () => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    Object.assign(google.resources.get(name) ?? {}, { versioning: { enabled: true } })
    await runSetup(REPAIRS['Copies of files and accounts'] ?? [], setup)
    expect(google.resources.get(name)?.['versioning']).toEqual({ enabled: false })
    expect(retentionOf()).toEqual({ retentionPeriod: '518400', isLocked: true })
  })
})

describe('what stops it is said, and another run goes on', () => {
  const owner = 'Sign in as an owner of the project (npx firebase login --reauth)'
  test.each([
    ['Services.list', new Refusal(403, 'no'), 'There is no project p', 'Create it at'],
    ['Databases.create', new Refusal(403, 'no'), 'Database: Google answered 403', owner],
    ['Webapps.create', new Refusal(429, 'quota'), 'Web app: Google answered 429', 'Wait an hour'],
    ['Secrets.create', new Refusal(503, 'down'), 'Google answered 503', 'It goes on where it stopped'],
    ['Uptimecheckconfigs.list', new Refusal(403, 'off', 'SERVICE_DISABLED'), 'Alarms', 'Wait ten minutes'],
    ['Budgets.create', new Refusal(400, 'odd'), 'Budget alert: Google answered 400: odd', 'show this line'],
    ['setIamPolicy', new Refusal(409, 'changed', 'ABORTED'), 'Right to build', 'Somebody else changed'],
  ])('%s: %s', async (id, refusal, wrong, todo) => {
    const { setup } = await person(google)
    google.refuse(id, refusal, 4)
    const stop = await stopOf(runSetup(STEPS, setup))
    expect(stop.message).toContain(wrong)
    expect(stop.todo).toContain(todo)
    google.forgive()
    await runSetup(STEPS, setup)
    expect(google.resources.has(functionName('api'))).toBe(true)
  })

  test('a project without Firebase, and one without billing, stop it with a link', async () => {
    const { setup } = await person(google)
    google.resources.delete('projects/p')
    expect((await stopOf(runSetup(STEPS, setup))).todo).toContain('https://console.firebase.google.com')
    google.resources.set('projects/p', {})
    google.setBilling({})
    expect((await stopOf(runSetup(STEPS, setup))).todo).toContain('/project/p/usage/details')
    expect(google.services).not.toContain('run.googleapis.com')
  })

  test('a failure that passes is waited for', async () => {
    const { setup, waits } = await person(google)
    google.refuse('Databases.get', new Refusal(403, 'off', 'SERVICE_DISABLED'), 2)
    await runSetup(STEPS, setup)
    expect(waits.slice(2, 4)).toEqual([1000, 2000])
  })

  test('an account that Google does not know yet is waited for, and a policy that Google changed is read again', async () => {
    const { setup, waits } = await person(google)
    google.refuse('Projects.setIamPolicy', new Refusal(400, 'Service account x@p.example does not exist.'), 2)
    google.refuse('Projects.setIamPolicy', new Refusal(409, 'changed', 'ABORTED'), 3)
    await runSetup(STEPS, setup)
    expect(waits).toEqual(expect.arrayContaining([1000, 2000]))
    expect(google.policy['bindings']).toContainEqual(OWNER)
  })

  test.each(['UNIQUES_KEY', 'BACKUP_KEY'])('%s that exists without a value gets one', async (name) => {
    const { setup } = await person(google)
    google.resources.set(`projects/p/secrets/${name}`, {})
    await runSetup(STEPS, setup)
    expect(google.resources.has(`projects/p/secrets/${name}/versions/latest`)).toBe(true)
  })

  test('a database elsewhere stops it before anything is stored', async () => {
    const { setup } = await person(google)
    google.resources.set('projects/p/databases/(default)', { locationId: 'nam5' })
    expect((await stopOf(runSetup(STEPS, setup))).message).toContain('is in nam5')
    expect([...google.resources.keys()].some((name) => name.startsWith('b/'))).toBe(false)
  })

  test.each([
    ['Type europe-west1', 'yes', 'projects/p/databases/(default)'],
    ['Type the code', '000000', 'projects/p/secrets/SMTP_PASSWORD'],
    ['last 6 characters', 'wrong', 'projects/p/secrets/UNIQUES_KEY'],
  ])('%s answered wrongly makes nothing', async (question, answer, name) => {
    const { setup } = await person(google, { [question]: answer })
    await stopOf(runSetup(STEPS, setup))
    expect(google.resources.has(name)).toBe(false)
  })

  test('a domain whose records nobody typed stops it, after the records were shown', async () => {
    const { setup, lines, waits } = await person(google)
    google.resources.set('projects/p/sites/p/customDomains/www.chamber.example', { looks: -100 })
    const stop = await stopOf(runSetup(STEPS, setup))
    expect(stop.message).toContain('Google does not see the records of www.chamber.example yet')
    expect(lines.filter((line) => line.includes('www.chamber.example   A   199.36.158.100'))).toHaveLength(1)
    expect(waits.slice(-12).every((wait, index, all) => index === 0 || wait >= (all[index - 1] ?? 0))).toBe(
      true,
    )
  })

  test('HOSTING_SITE names the site that it makes, links, limits and connects', async () => {
    const { setup } = await person(google)
    setup.setParameters({ HOSTING_SITE: 'office' })
    await runSetup(STEPS, setup)
    const sites = [...google.resources.keys()].filter((name) => /(^|\/)sites\//.test(name))
    expect(sites).toEqual(
      expect.arrayContaining([
        `projects/${PROJECT}/sites/office`,
        'sites/office/config',
        `projects/${PROJECT}/sites/office/customDomains/www.chamber.example`,
      ]),
    )
    expect(sites.filter((name) => name.includes(`sites/${PROJECT}`))).toEqual([])
  })

  test('rights that an owner may lack do not stop it', async () => {
    const { setup, lines } = await person(google)
    google.setParent({ type: 'organization', id: '7' })
    google.refuse('getEffectivePolicy', new Refusal(403, 'no'))
    google.refuse('Budgets.list', new Refusal(403, 'no'))
    await runSetup(STEPS, setup)
    const text = lines.join('\n')
    expect(text).toContain('This account may not read its policies')
    expect(text).toContain('Set one: https://console.cloud.google.com/billing/budgets')
  })

  test('policies of an organisation are named', async () => {
    const { setup, lines } = await person(google)
    google.setParent({ type: 'organization', id: '7' })
    google.resources.set('projects/p/policies/iam.allowedPolicyMemberDomains', {
      spec: { rules: [{ values: { allowedValues: ['C1'] } }] },
    })
    await runSetup(STEPS, setup)
    expect(lines.join('\n')).toContain(
      'iam.allowedPolicyMemberDomains may forbid that anybody may call functions',
    )
  })
})

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

test('a step before its services are on is refused', async () => {
  const { setup } = await person(google)
  const stop = await stopOf(runSetup([database], setup))
  expect(stop.message).toContain('firestore.googleapis.com has not been used')
})

describe('what Google does not know is refused', () => {
  const config = 'identitytoolkit.googleapis.com/admin/v2/projects/p/config'
  test.each([
    ['a method', 'firestore.googleapis.com/v1/projects/p/tables', {}, 'POST', 'has no POST'],
    ['a verb', 'serviceusage.googleapis.com/v1/projects/p/services', {}, 'PUT', 'has no PUT'],
    [
      'a parameter',
      'serviceusage.googleapis.com/v1/projects/p/services?size=1',
      undefined,
      'GET',
      'parameter size',
    ],
    ['a field', config, { signIn: { mail: {} } }, 'PATCH', 'field signIn.mail'],
    ['a type', config, { signIn: { email: { enabled: 'yes' } } }, 'PATCH', 'is not boolean'],
    ['a field of a mask', `${config}?updateMask=signIn.mail`, {}, 'PATCH', 'field signIn.mail of updateMask'],
  ] as const)('%s', async (_what, address, body, verb, message) => {
    const { setup } = await person(google)
    await expect(setup.callGoogle(address, body, verb)).rejects.toThrow(message)
  })
})

describe('the deployment', () => {
  test('is tried again with growing pauses while Google is not ready', async () => {
    const { setup, failures, waits } = await person(google)
    failures.push('Error: Permission denied while using the Eventarc Service Agent', 'Error: HTTP 503')
    await runSetup(STEPS, setup)
    expect(waits.filter((wait) => wait >= 60_000)).toEqual([60_000, 120_000])
  })

  test('deletes functions that failed or lack their trigger before each attempt', async () => {
    const { setup } = await person(google)
    google.resources.set(functionName('api'), { name: functionName('api'), state: 'FAILED' })
    google.resources.set(functionName('publishSite'), { name: functionName('publishSite'), state: 'ACTIVE' })
    await runSetup(STEPS, setup)
    const deleted = google.changes.filter((id) => id.endsWith('Functions.delete'))
    expect(deleted).toHaveLength(2)
  })

  test.each([
    ['Error: Build failed with status: FAILURE', 'show its last lines to a developer'],
    ['Error: Unable to set the invoker for the IAM policy', 'Your organisation forbids public functions'],
    ['Error: something new', 'Run this command again'],
  ])('that cannot pass stops: %s', async (output, todo) => {
    const { setup, failures } = await person(google)
    failures.push(output)
    const stop = await stopOf(runSetup(STEPS, setup))
    expect(stop.message).toContain(output)
    expect(stop.todo).toContain(todo)
    await runSetup(STEPS, setup)
    expect(google.resources.has(functionName('api'))).toBe(true)
  })

  const database = `projects/${PROJECT}/databases/(default)/collectionGroups/-`
  test.each<[string, (parameters: Record<string, string>) => void]>([
    ['a parameter', (parameters) => (parameters['VISITOR_MAILS_PER_HOUR'] = '50')],
    ['a parameter of every project', (parameters) => (parameters['PAYMENTS'] = 'a-company')],
    [
      'a secret',
      () =>
        google.resources.set('projects/p/secrets/SMTP_PASSWORD/versions/latest', {
          name: 'projects/p/secrets/SMTP_PASSWORD/versions/2',
          state: 'ENABLED',
        }),
    ],
    ['an index', () => google.resources.set(`${database}/indexes`, {})],
    ['a term of expiry', () => google.resources.set(`${database}/fields`, {})],
  ])('follows a change of %s, once', async (_what, change) => {
    const { setup, parameters, lines } = await person(google)
    await runSetup(STEPS, setup)
    google.resources.set(ADMIN, {})
    change(parameters)
    lines.length = 0
    expect(await runSetup(STEPS, setup)).toBe(1)
    expect(lines.join('\n')).toContain('Build and deploy')
    expect(await runSetup(STEPS, setup)).toBe(0)
  })

  test('does not follow an index that Firestore is still filling', async () => {
    const { setup } = await person(google)
    await runSetup(STEPS, setup)
    google.resources.set(ADMIN, {})
    const { indexes } = google.resources.get(`${database}/indexes`) as { indexes: object[] }
    const { fields } = google.resources.get(`${database}/fields`) as { fields: { ttlConfig?: object }[] }
    google.resources.set(`${database}/indexes`, {
      indexes: indexes.map((index) => ({ ...index, state: 'CREATING' })),
    })
    google.resources.set(`${database}/fields`, {
      fields: fields.map((field) => ({
        ...field,
        ...(field.ttlConfig && { ttlConfig: { state: 'CREATING' } }),
      })),
    })
    expect(await runSetup(STEPS, setup)).toBe(0)
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

/** Throws after some changes and answers together. */
function interruptedAfter(point: number, setup: Setup): Setup {
  let count = 0
  const orInterrupt = async <T>(work: Promise<T>, counts: () => boolean): Promise<T> => {
    const done = await work
    if (counts() && (count += 1) === point) throw new Error('interrupted')
    return done
  }
  return {
    ...setup,
    callGoogle: async <T>(...call: Parameters<Setup['callGoogle']>) => {
      const before = google.changes.length
      return orInterrupt(setup.callGoogle<T>(...call), () => google.changes.length > before)
    },
    ask: (question) => orInterrupt(setup.ask(question), () => true),
    askSecret: (question) => orInterrupt(setup.askSecret(question), () => true),
  }
}

/** A site that is online. */
const site: FetchFromSite = async (path) => ({
  status: 200,
  visitor: 'a visitor',
  policy: '',
  text:
    { '/home': '<main>', '/__/firebase/init.json': '{"projectId":"p","apiKey":"AIza-key"}' }[path] ?? '[]',
})
