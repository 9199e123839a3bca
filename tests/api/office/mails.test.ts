import { randomUUID } from 'node:crypto'
import { UNDO } from 'domain/limits.ts'
import type { User } from 'domain/user.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { transact } from '../../../functions/src/cloud/store.ts'
import { dueMails, queueMail } from '../../../functions/src/mail/outbox.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, refs } from '../../support/admin.ts'
import { call, EDGE, registerNewcomer, tokenOf } from '../../support/client.ts'
import { requireEnv } from '../../support/environment.ts'
import { FAULTS, strike } from '../../support/faults.ts'
import { serveHere } from '../../support/in-process.ts'
import { runJob } from '../../support/jobs.ts'
import { linkIn, mailsTo, readersFound, replaceMailServer } from '../../support/mails.ts'
import { registerHere } from '../../support/register-here.ts'

/** Has this process send its mails to a port without a server, until the test ends. */
function stopMailServer() {
  vi.stubEnv('SMTP_PORT', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** Sends mails held until their decision can no longer be undone, as the job of every minute does. */
const sendHeld = () => runJob('everyMinute', new Date(Date.now() + UNDO.heldSeconds * 1_000))

test('an applicant gets a mail on registration, on rejection with the reason, and on approval', async () => {
  const admin = await adminToken()
  const { user, fields, access } = await registerNewcomer()
  const [received] = await mailsTo(fields.email, 1)
  expect(received?.subject).toBe('We have received your application')
  expect(received?.text).toContain('/verify-email?code=')

  expect(received?.html).toMatch(/<a href="[^"]*\/verify-email\?code=/)
  expect(received?.text).toMatch(/\n\nWhat we keep about you, and for how long: http\S+\/privacy\s*$/)
  expect(received?.html).toMatch(/What we keep about you, and for how long: <a href="http[^"]*\/privacy"/)

  const rejection_reason = 'The back is <too dark> to read.'
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason } })
  await sendHeld()
  const rejected = (await mailsTo(fields.email, 2)).find(({ subject }) => subject.includes('correction'))
  expect(rejected?.text).toContain(rejection_reason)
  expect(rejected?.html).toContain('The back is &lt;too dark&gt; to read.')

  await call<User>('POST', api.resubmit, { token: access, json: { city: 'Haripur' } })
  await call('POST', api.approveUser(user.id), { token: admin })
  await sendHeld()
  const subjects = (await mailsTo(fields.email, 4)).map(({ subject }) => subject)
  expect(subjects).toContain('We have received your application again')
  expect(subjects).toContain('Your application is approved')

  for (;;) {
    const { docs } = await refs.mail.where('uid', '==', user.id).where('state', '==', 'sent').get()
    if (docs.length === 4) break
  }
})

test('a user is told of a changed role, a suspension with its reason, its end, and a deletion by the office', async () => {
  const token = await adminToken()
  const { user, fields } = await registerNewcomer()
  await auth.updateUser(user.id, { emailVerified: true })
  await call('POST', api.approveUser(user.id), { token })
  const json = { reason: 'The fee of two years is missing.' }
  await call('POST', api.changeRole(user.id), {
    token,
    json: { ...json, role: 'team', designation: 'Baker' },
  })
  await call('POST', api.suspendUser(user.id), { token, json })
  await call('POST', api.reinstateUser(user.id), { token, json })
  const mails = await mailsTo(fields.email, 4)
  const textOf = (subject: string) => mails.find((mail) => mail.subject === subject)?.text
  expect(textOf('Your role was changed')).toContain('You are now in the team.')
  expect(textOf('Your role was changed')).not.toContain(json.reason)
  expect(textOf('Your account is suspended')).toContain(json.reason)
  expect(textOf('Your account is active again')).toMatch(/^Dear/)
  await call('DELETE', api.deleteUser(user.id), { token })
  const [last] = (await mailsTo(fields.email, 5)).filter(({ subject }) => subject.includes('deleted'))
  expect(last?.subject).toBe('Your account was deleted by the office')
})

test('mails to an unconfirmed address contain no name', async () => {
  const { user, fields } = await registerNewcomer({ first_name: 'You have won' })
  const [received] = await mailsTo(fields.email, 1)
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  const before = await mailsTo(fields.email, 2)
  for (const { text } of before) expect(text).toMatch(/^Hello,/)
  expect(before.map(({ subject, text }) => subject + text).join()).not.toContain('You have won')
  const code = linkIn(received ? [received] : [], '/verify-email').searchParams.get('code')
  await auth.updateUser(user.id, { emailVerified: code !== null })
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  expect((await mailsTo(fields.email, 3)).at(-1)?.text).toMatch(/^Dear You have won,/)
})

/** A mail to a recipient without an account. */
const WAITING = {
  to: 'somebody@example.org',
  uid: 'nobody',
  template: 'approved',
  data: { first_name: 'Gul' },
  language: 'en',
  state: 'queued',
  attempts: 0,
  error: '',
  leaseUntil: '',
  createdAt: new Date().toISOString(),
  expiresAt: null,
} as const

test.each([
  ['an unknown address', WAITING.data, { responseCode: 550, command: 'RCPT TO' }, 'failed'],
  ['a temporarily rejected address', WAITING.data, { responseCode: 451, command: 'RCPT TO' }, 'queued'],
  ['a rejected mail to a user', WAITING.data, { responseCode: 550, command: 'DATA' }, 'queued'],
  [
    'a rejected mail about a form',
    { reference: 'WCN-222222' },
    { responseCode: 550, command: 'DATA' },
    'failed',
  ],
  [
    'a wrong password of the mail server',
    { reference: 'WCN-222222' },
    { responseCode: 535, command: 'AUTH PLAIN' },
    'queued',
  ],
])('a mail after %s is sent again or given up', async (_what, data, reply, state) => {
  const id = `approved-nobody-${randomUUID()}`
  const at = '2100-01-01T00:00:00.000Z'
  const codes = `${reply.command} ${reply.responseCode}`
  await refs.mail.doc(id).create({ ...WAITING, data: { ...data }, leaseUntil: at })
  const stopIntercepting = replaceMailServer(() =>
    Promise.reject(Object.assign(new Error(`No: <${WAITING.to}>`), reply)),
  )
  // a log keeps thrown errors, but the user may ask for deletion
  await expect(sendMail(id, at).finally(stopIntercepting)).rejects.toThrow(codes)
  const stored = (await refs.mail.doc(id).get()).data()
  expect(stored).toMatchObject({ state, error: codes })
  // a mail that was given up expires like a sent one
  expect(stored?.expiresAt?.toDate().toISOString()).toBe(
    state === 'failed' ? '2100-01-31T00:00:00.000Z' : undefined,
  )
  await refs.mail.doc(id).delete()
})

test('a mail that cannot be sent is retried after 1, 5 and 30 minutes, then hourly for a day, and records the error', async () => {
  stopMailServer()
  const id = `approved-nobody-${randomUUID()}`
  const start = Date.parse('2100-01-01T00:00:00Z') // the functions of the suite ignore it until then
  let now = start
  await refs.mail.doc(id).create({ ...WAITING, leaseUntil: new Date(start).toISOString() })
  const isDue = async (at: number) =>
    (await dueMails(new Date(at).toISOString())).some((mail) => mail.id === id)
  const attempt = async (at: number) => {
    await sendMail(id, new Date(at).toISOString()).catch(() => {})
    return (await refs.mail.doc(id).get()).data()
  }
  for (const wait of [1, 5, 30, ...Array<number>(24).fill(60)]) {
    const before = await attempt(now)
    expect(before).toMatchObject({ state: 'queued' })
    expect(await attempt(now + wait * 60_000 - 1)).toEqual(before)
    expect(await isDue(now + wait * 60_000 - 1)).toBe(false)
    now += wait * 60_000
    expect(await isDue(now)).toBe(true)
  }
  const given = await attempt(now)
  expect(given).toMatchObject({ state: 'failed', attempts: 28 })
  expect(given?.error).toContain('ECONNREFUSED')
  expect(await isDue(now * 2)).toBe(false)
})

test('a mail whose sender died before the mail server got it is sent by the next one, and kept for 30 days', async () => {
  const id = `approved-nobody-${randomUUID()}`
  const start = Date.parse('2101-01-01T00:00:00Z')
  const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()
  await refs.mail.doc(id).create({ ...WAITING, leaseUntil: at(0) })
  const stored = async () => (await refs.mail.doc(id).get()).data()
  const whileSending = async (send: () => Promise<never>, now: string) => {
    const stopIntercepting = replaceMailServer(send, 'connect')
    await sendMail(id, now).finally(stopIntercepting)
  }

  const isHeld = new Promise<void>((held) => {
    void whileSending(() => {
      held()
      return new Promise<never>(() => {}) // the process ends here
    }, at(0))
  })
  await isHeld
  const held = await stored()
  expect(held).toMatchObject({ state: 'sending', attempts: 1, leaseUntil: at(120_000) })
  await whileSending(() => Promise.reject(new Error('sent twice')), at(119_999))
  expect(await stored()).toEqual(held)
  const stopSending = replaceMailServer(async () => {})
  await sendMail(id, at(120_000)).finally(stopSending)
  const sent = await stored()
  expect(sent).toMatchObject({ state: 'sent', attempts: 2, error: '' })
  expect(sent?.expiresAt?.toDate().toISOString()).toBe(at(120_000 + 30 * 86_400_000))
  expect((await dueMails(at(365 * 86_400_000))).some((mail) => mail.id === id)).toBe(false)
})

test('a mail whose sender died while the mail server got it is unknown, and only the office sends it again', async () => {
  const id = `approved-nobody-${randomUUID()}`
  const start = Date.parse('2101-01-01T00:00:00Z')
  const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()
  await refs.mail.doc(id).create({ ...WAITING, leaseUntil: at(0) })
  const stored = async () => (await refs.mail.doc(id).get()).data()
  let stopIntercepting = () => {}
  await new Promise<void>((isDead) => {
    stopIntercepting = replaceMailServer(() => {
      isDead()
      return new Promise<never>(() => {})
    })
    void sendMail(id, at(0))
  })
  stopIntercepting()
  expect(await stored()).toMatchObject({ state: 'delivering', leaseUntil: at(120_000) })
  await sendMail(id, at(119_999))
  expect(await stored()).toMatchObject({ state: 'delivering' })
  await sendMail(id, at(120_000))
  expect(await stored()).toMatchObject({ state: 'unknown', attempts: 1, error: 'INTERRUPTED' })
  expect((await dueMails(at(365 * 86_400_000))).some((mail) => mail.id === id)).toBe(false)
  const again = api.sendMailAgain(Buffer.from(id).toString('base64url'))
  expect((await call('POST', again, { token: await adminToken() })).body).toMatchObject({ state: 'queued' })
  await refs.mail.doc(id).delete()
})

test('a mail to an address that Auth does not know ends quietly, or fails if it needs its link', async () => {
  const attempt = async (template: 'reset' | 'received', code: string) => {
    const ref = refs.mail.doc(`${template}-${randomUUID()}`)
    const leaseUntil = '2104-01-01T00:00:00.000Z'
    // a second attempt, which the limit of mails by visitors does not hold back
    await ref.create({
      ...WAITING,
      to: `nobody.${randomUUID()}@example.org`,
      template,
      leaseUntil,
      attempts: 1,
    })
    const stopIntercepting = intercept((name, work) =>
      name === 'auth link' ? Promise.reject(Object.assign(new Error('no'), { code })) : work(),
    )
    await sendMail(ref.id, leaseUntil)
      .catch(() => {})
      .finally(stopIntercepting)
    return (await ref.get()).data()
  }
  for (const code of ['auth/email-not-found', 'auth/internal-error']) {
    expect(await attempt('reset', code)).toBeUndefined()
    expect(await attempt('received', code)).toMatchObject({ state: 'failed', error: 'NO_LINK' })
  }
})

test('mails that fail take no other mail with them', async () => {
  const { user } = await registerNewcomer()
  const moved = { ...WAITING, uid: user.id, template: 'received', attempts: 1 } as const
  const good = Array.from({ length: 20 }, () => `good.${randomUUID()}@example.org`)
  await Promise.all(
    good.flatMap((to) => [
      // Auth has no such address
      refs.mail.add({ ...moved, to: `moved.${randomUUID()}@example.org` }),
      refs.mail.add({ ...WAITING, to }),
    ]),
  )
  for (const to of good) expect(await mailsTo(to, 1)).toHaveLength(1)
})

test('no mail is queued about an event more than a day ago', async () => {
  const user = { email: 'somebody@example.org', first_name: 'Gul', language: 'en' } as const
  const isQueued = async (hoursAgo: number) => {
    const now = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
    const id = randomUUID()
    await transact('tell', async (work) => queueMail(work, 'approved', { uid: 'nobody', user }, { id, now }))
    return (await refs.mail.doc(`approved-nobody-${id}`).get()).exists
  }
  expect(await isQueued(23)).toBe(true)
  expect(await isQueued(25)).toBe(false)
})

test('a password reset returns the same for any address, and its mailed link sets the password', async () => {
  const { fields } = await registerNewcomer()
  const ask = (email: string) => call('POST', api.passwordReset, { json: { email } })
  const nobody = `nobody.${fields.email}`
  expect(await ask(nobody)).toMatchObject({ status: 202, body: {} })
  expect(await ask(fields.email)).toMatchObject({ status: 202, body: {} })
  expect((await ask('no address')).status).toBe(400)

  // nothing is stored about unknown addresses
  await readersFound(nobody)
  expect((await refs.mail.where('to', '==', nobody).get()).size).toBe(0)
  const code = linkIn(await mailsTo(fields.email, 2), '/reset-password').searchParams.get('code')
  const auth = `http://${requireEnv('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`
  const body = JSON.stringify({ oobCode: code, newPassword: 'another horse 2' })
  const headers = { 'content-type': 'application/json' }
  expect(
    (await fetch(`${auth}/accounts:resetPassword?key=any`, { method: 'POST', headers, body })).status,
  ).toBe(200)
  await tokenOf({ email: fields.email, password: 'another horse 2' })
})

test('a mail to an address is linked to its account with the name, and deleted with the account', async () => {
  const { user, access, fields } = await registerNewcomer()
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  await readersFound(fields.email)
  const resets = () => refs.mail.where('to', '==', fields.email).where('template', '==', 'reset').get()
  const [reset] = (await resets()).docs
  expect(reset?.data()).toMatchObject({ uid: user.id, data: { first_name: fields['first_name'] } })
  await call('DELETE', api.profile, { token: access })
  expect((await resets()).size).toBe(0)
})

describe.each([
  { whose: 'somebody', isKnown: true },
  { whose: 'nobody', isKnown: false },
])('a mail to an address that $whose has', ({ isKnown }) => {
  const start = Date.parse('2102-01-01T00:00:00Z') // the functions of the suite ignore it until then
  const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()

  test.each(FAULTS)(
    'is linked to the account or deleted after the next try when a call is %s',
    async (fault) => {
      stopMailServer()
      const { user, fields } = await registerNewcomer()
      const to = isKnown ? fields.email : `nobody.${fields.email}`
      for (let k = 1, struck: string | undefined = ''; struck !== undefined; k += 1) {
        const ref = refs.mail.doc(`reset-${randomUUID()}`)
        await ref.create({ ...WAITING, to, uid: '', template: 'reset', data: {}, leaseUntil: at(0) })
        const send = (now: number) => sendMail(ref.id, at(now)).catch(() => {})
        ;({ struck } = await strike(k, fault, () => send(0)))
        await send(3_600_000)
        const stored = (await ref.get()).data()
        const linked = { uid: user.id, data: { first_name: user.first_name }, state: 'queued' }
        if (isKnown) expect(stored, struck).toMatchObject(linked)
        else expect(stored, struck).toBeUndefined()
      }
    },
  )
})

/** Returns the names of outgoing calls during `work`, in order. Ids reveal the user, so they are left out. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = []
  const stopIntercepting = intercept((name, call) => {
    names.push(name.replace(/\/.*/, ''))
    return call()
  })
  await work().finally(stopIntercepting)
  return names
}

test('requesting a password reset makes the same calls for known and unknown addresses', async () => {
  const { origin, close } = await serveHere(app)
  const headers = { 'content-type': 'application/json', 'x-forwarded-host': 'site', 'x-forwarded-for': EDGE }
  const ask = (email: string) => {
    const visitor = { 'fastly-client-ip': randomUUID() }
    const body = JSON.stringify({ email })
    return fetch(origin + api.passwordReset, { method: 'POST', headers: { ...headers, ...visitor }, body })
  }
  const found = new Set<string>()
  for (let n = 0; n < 5; n += 1) {
    const { email } = await registerHere()
    for (const address of [email, `nobody.${email}`]) {
      const calls = await callsOf(async () => expect((await ask(address)).status).toBe(202))
      found.add(calls.join(', '))
      await readersFound(address)
    }
  }
  close()
  const counted = 'read many, create rateLimits, '
  expect([...found]).toEqual([`${counted}${counted}${counted}create mail`])
})
