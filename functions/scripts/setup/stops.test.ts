import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { functionName } from '../../../tests/support/google/deployment.ts'
import { person } from '../../../tests/support/google/person.ts'
import { stopOf } from '../../../tests/support/google/setup.ts'
import { type Google, OWNER, PROJECT, Refusal, startGoogle } from '../../../tests/support/google/stand-in.ts'
import { database } from './database.ts'
import { runSetup } from './run-setup.ts'
import { STEPS } from './steps.ts'

let google: Google

beforeEach(async () => {
  google = await startGoogle()
})
afterEach(() => google.stop())

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
