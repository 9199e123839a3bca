import { randomUUID } from 'node:crypto'
import type { MailDocument } from 'domain/stored/mail.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { SILENCE } from '../../../functions/src/mail/smtp.ts'
import { refs } from '../../support/admin.ts'
import { FAULTS, strike } from '../../support/faults.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'

/** The functions of the suite ignore these mails until then. */
const START = Date.parse('2103-01-01T00:00:00Z')
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString()

type Server = Awaited<ReturnType<typeof startSmtpServer>>
let server: Server | undefined
const serve = async (...odd: Parameters<typeof startSmtpServer>) => (server = await startSmtpServer(...odd))

afterEach(() => {
  server?.stop()
  server = undefined
})

/** Stores a mail that is due. */
async function queue(mail: Partial<MailDocument> = {}) {
  const ref = refs.mail.doc(`donationPaid-${randomUUID()}`)
  await ref.create({
    to: 'somebody@example.org',
    uid: 'visitor',
    template: 'donationPaid',
    data: { reference: 'WCN-222222', amount: '10', page: '/donate' },
    language: 'en',
    state: 'queued',
    attempts: 0,
    error: '',
    leaseUntil: at(0),
    createdAt: at(0),
    expiresAt: null,
    ...mail,
  })
  const stored = async () => (await ref.get()).data()
  const attempt = async (minutes: number) => {
    await sendMail(ref.id, at(minutes)).catch(() => {})
    return stored()
  }
  return { id: ref.id, stored, attempt }
}

const idIn = (text: string | undefined) => /^message-id: (.*)$/im.exec(text ?? '')?.[1]

test('a mail says that a program sent it, and has the same Message-ID at each attempt', async () => {
  const { texts } = await serve({ text: '451 4.7.1 later' })
  const mail = await queue()
  expect(await mail.attempt(0)).toMatchObject({ state: 'queued', leaseUntil: at(1) })
  server?.repair()
  expect(await mail.attempt(1)).toMatchObject({ state: 'sent', attempts: 2, error: '' })
  expect(texts).toHaveLength(2)
  expect(texts[1]).toMatch(/^auto-submitted: auto-generated$/im)
  expect(idIn(texts[0])).toMatch(/^<[\da-f]{40}@[\w.-]+>$/)
  expect(idIn(texts[1])).toBe(idIn(texts[0]))
  const other = await queue()
  await other.attempt(0)
  expect(idIn(texts[2])).not.toBe(idIn(texts[0]))
})

test.each([
  ['refuses the address', { RCPT: '550 5.1.1 nobody' }, 'failed', 'RCPT TO 550 5.1.1'],
  ['is busy', { RCPT: '450 4.2.1 busy' }, 'queued', '450 4.2.1'],
  ['refuses at the greeting', { connect: '554 no' }, 'queued', '554'],
  ['closes the connection at the greeting', { connect: 'dies' }, 'queued', ''],
  ['closes the connection before the text', { DATA: 'dies' }, 'queued', 'ECONNECTION'],
  ['dies with the text', { text: 'dies' }, 'unknown', 'ECONNECTION'],
] as const)('a mail to a server that %s is tried again, given up, or unknown', async (...row) => {
  const [, odd, state, error] = row
  const { texts } = await serve({ ...odd })
  const mail = await queue()
  const after = await mail.attempt(0)
  expect(after).toMatchObject({ state, attempts: 1, error: expect.stringContaining(error) })
  server?.repair()
  const later = await mail.attempt(60)
  const isAgain = state === 'queued'
  expect(later).toEqual(isAgain ? expect.objectContaining({ state: 'sent', attempts: 2 }) : after)
  expect(texts).toHaveLength(state === 'failed' ? 0 : 1)
})

test.each([
  ['before the greeting', { connect: 'hangs' }, 'queued', { ...SILENCE, greeting: 50 }],
  ['after the text', { text: 'hangs' }, 'unknown', { ...SILENCE, later: 3_000 }],
] as const)('a mail to a server that says nothing %s does not wait for ever', async (...row) => {
  const [, odd, state, silence] = row
  await serve({ ...odd })
  const mail = await queue()
  await sendMail(mail.id, at(0), silence).catch(() => {})
  expect(await mail.stored()).toMatchObject({ state, error: expect.stringContaining('ETIMEDOUT') })
})

test('two senders at once send a mail once', async () => {
  const { texts } = await serve()
  const mail = await queue()
  await Promise.all([mail.attempt(0), mail.attempt(0), mail.attempt(0)])
  expect(texts).toHaveLength(1)
  expect(await mail.stored()).toMatchObject({ state: 'sent', attempts: 1 })
})

test('a sender that lost its turn hands over nothing', async () => {
  const { texts } = await serve()
  const mail = await queue()
  let release = () => {}
  const isConnected = new Promise<void>((connected) => {
    const stop = intercept(async (name, call) => {
      const result = await call()
      if (name !== 'mail connect') return result
      stop()
      connected()
      await new Promise<void>((resolve) => (release = resolve))
      return result
    })
  })
  const slow = mail.attempt(0)
  await isConnected
  await mail.attempt(2)
  release()
  await slow
  expect(texts).toHaveLength(1)
  expect(await mail.stored()).toMatchObject({ state: 'sent', attempts: 2 })
})

describe.each(FAULTS)('when a call is %s', (fault) => {
  test('a mail arrives once, or its state says that this is not known', async () => {
    const { texts } = await serve()
    const outcomes = new Set<string>()
    for (let k = 1, struck: string | undefined = ''; struck !== undefined; k += 1) {
      texts.length = 0
      const mail = await queue()
      ;({ struck } = await strike(k, fault, () => sendMail(mail.id, at(0)).catch(() => {})))
      for (const minutes of [3, 60, 120]) await mail.attempt(minutes)
      const state = (await mail.stored())?.state ?? ''
      outcomes.add(state)
      if (state === 'unknown') expect(texts.length, struck).toBeLessThanOrEqual(1)
      else expect({ state, sent: texts.length }, struck).toEqual({ state: 'sent', sent: 1 })
    }
    expect(outcomes).toContain('sent')
  })
})
