import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { person } from '../../../tests/support/google/person.ts'
import { ADMIN, DOCUMENTS, everyCheck, made } from '../../../tests/support/google/setup.ts'
import {
  BUCKET_OWNER,
  type Google,
  OWNER,
  PROJECT,
  startGoogle,
} from '../../../tests/support/google/stand-in.ts'
import { hashCode } from '../../src/accounts/first-admin/link.ts'
import { runSetup } from './run-setup.ts'
import type { Setup } from './step.ts'
import { REPAIRS, STEPS } from './steps.ts'

let google: Google

beforeEach(async () => {
  google = await startGoogle()
})
afterEach(() => google.stop())

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
