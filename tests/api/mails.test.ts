import { randomUUID } from 'node:crypto'
import { api } from 'domain/api.ts'
import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { dueMails } from '../../functions/src/mail/outbox.ts'
import { sendMail } from '../../functions/src/mail/send-mail.ts'
import { adminToken, refs } from '../support/admin.ts'
import { call, needed, registered, tokenOf } from '../support/client.ts'
import { linkIn, mailsTo } from '../support/mails.ts'

test('she is told that her application arrived, why it was rejected, and that it is approved', async () => {
  const admin = await adminToken()
  const { user, fields, access } = await registered()
  const [received] = await mailsTo(fields.email, 1)
  expect(received?.subject).toBe('We have received your application')
  expect(received?.text).toContain('/verify-email?code=')

  expect(received?.html).toMatch(/<a href="[^"]*\/verify-email\?code=/)

  const rejection_reason = 'The back is <too dark> to read.'
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason } })
  const rejected = (await mailsTo(fields.email, 2)).find(({ subject }) => subject.includes('correction'))
  expect(rejected?.text).toContain(rejection_reason)
  expect(rejected?.html).toContain('The back is &lt;too dark&gt; to read.')

  await call<User>('POST', api.resubmit, { token: access, json: { city: 'Haripur' } })
  await call('POST', api.approveUser(user.id), { token: admin })
  const subjects = (await mailsTo(fields.email, 3)).map(({ subject }) => subject)
  expect(subjects).toContain('You are approved')

  for (;;) {
    const { docs } = await refs.mail.where('uid', '==', user.id).where('state', '==', 'sent').get()
    if (docs.length === 3) break
  }
}, 60_000)

test('a mail that cannot be sent is tried for two days, ever later, and says why', async () => {
  process.env['SMTP_PORT'] = '1' // nobody listens there
  const id = `approved-nobody-${randomUUID()}`
  const start = Date.parse('2100-01-01T00:00:00Z') // the functions of the suite leave it alone until then
  let now = start
  await refs.mail.doc(id).create({
    to: 'somebody@example.org',
    uid: 'nobody',
    template: 'approved',
    data: { first_name: 'Gul' },
    language: 'en',
    state: 'queued',
    attempts: 0,
    error: '',
    leaseUntil: new Date(start).toISOString(),
    createdAt: new Date().toISOString(),
    expiresAt: null,
  })
  const isDue = async (at: number) =>
    (await dueMails(new Date(at).toISOString())).some((mail) => mail.id === id)
  const attempt = async (at: number) => {
    await sendMail(id, new Date(at).toISOString()).catch(() => {})
    return (await refs.mail.doc(id).get()).data()
  }
  for (const wait of [2, 4, 8, 16, 32, ...Array<number>(46).fill(60)]) {
    const before = await attempt(now)
    expect(before).toMatchObject({ state: 'queued' })
    expect(await attempt(now + wait * 60_000 - 1)).toEqual(before)
    expect(await isDue(now + wait * 60_000 - 1)).toBe(false)
    now += wait * 60_000
    expect(await isDue(now)).toBe(true)
  }
  expect(now - start).toBeGreaterThan(2 * 86_400_000 - 3_600_000)
  const given = await attempt(now)
  expect(given).toMatchObject({ state: 'failed', attempts: 52 })
  expect(given?.error).toContain('ECONNREFUSED')
  expect(await isDue(now * 2)).toBe(false)
})

test('a new password is asked for by mail, whoever asks, and chosen with its link', async () => {
  const { fields } = await registered()
  const ask = (email: string) => call('POST', api.passwordReset, { json: { email } })
  expect(await ask(`nobody.${fields.email}`)).toMatchObject({ status: 202, body: {} })
  expect(await ask(fields.email)).toMatchObject({ status: 202, body: {} })
  expect((await ask('no address')).status).toBe(400)

  const code = linkIn(await mailsTo(fields.email, 2), '/reset-password').searchParams.get('code')
  const auth = `http://${needed('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`
  const body = JSON.stringify({ oobCode: code, newPassword: 'another horse 2' })
  const headers = { 'content-type': 'application/json' }
  expect(
    (await fetch(`${auth}/accounts:resetPassword?key=any`, { method: 'POST', headers, body })).status,
  ).toBe(200)
  await tokenOf({ email: fields.email, password: 'another horse 2' })
}, 60_000)
