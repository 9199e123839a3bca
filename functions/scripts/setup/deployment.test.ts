import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { functionName } from '../../../tests/support/google/deployment.ts'
import { person } from '../../../tests/support/google/person.ts'
import { ADMIN, stopOf } from '../../../tests/support/google/setup.ts'
import { type Google, PROJECT, startGoogle } from '../../../tests/support/google/stand-in.ts'
import { runSetup } from './run-setup.ts'
import { STEPS } from './steps.ts'

let google: Google

beforeEach(async () => {
  google = await startGoogle()
})
afterEach(() => google.stop())

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
