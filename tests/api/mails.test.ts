import { api } from 'domain/api.ts'
import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { adminToken, refs } from '../support/admin.ts'
import { call, needed, registered, tokenOf } from '../support/client.ts'

interface Received {
  subject: string
  text: string
}

/** Mails that reached an address, as the local mail server shows them. Polls: a function sends them. */
async function mailsTo(address: string, atLeast: number): Promise<Received[]> {
  for (;;) {
    const response = await fetch(`${needed('MAIL_ORIGIN')}/email?headers.to=${encodeURIComponent(address)}`)
    const mails = (await response.json()) as Received[]
    if (mails.length >= atLeast) return mails
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('she is told that her application arrived, why it was rejected, and that it is approved', async () => {
  const admin = await adminToken()
  const { user, fields, access } = await registered()
  const [received] = await mailsTo(fields.email, 1)
  expect(received?.subject).toBe('We have received your application')
  expect(received?.text).toContain('/verify-email?code=')

  const rejection_reason = 'The back of the card is too dark to read.'
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason } })
  expect((await mailsTo(fields.email, 2)).map(({ text }) => text).join()).toContain(rejection_reason)

  await call<User>('POST', api.resubmit, { token: access, json: { city: 'Haripur' } })
  await call('POST', api.approveUser(user.id), { token: admin })
  const subjects = (await mailsTo(fields.email, 3)).map(({ subject }) => subject)
  expect(subjects).toContain('You are approved')

  for (;;) {
    const { docs } = await refs.mail.where('uid', '==', user.id).where('state', '==', 'sent').get()
    if (docs.length === 3) break
  }
}, 60_000)

test('a new password is asked for by mail, whoever asks, and chosen with its link', async () => {
  const { fields } = await registered()
  const ask = (email: string) => call('POST', api.passwordReset, { json: { email } })
  expect(await ask(`nobody.${fields.email}`)).toMatchObject({ status: 202, body: {} })
  expect(await ask(fields.email)).toMatchObject({ status: 202, body: {} })
  expect((await ask('no address')).status).toBe(400)

  const mails = await mailsTo(fields.email, 2)
  const [, code = ''] = /\/reset-password\?code=([\w%-]+)/.exec(mails.map(({ text }) => text).join()) ?? []
  const auth = `http://${needed('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`
  const body = JSON.stringify({ oobCode: decodeURIComponent(code), newPassword: 'another horse 2' })
  const headers = { 'content-type': 'application/json' }
  expect(
    (await fetch(`${auth}/accounts:resetPassword?key=any`, { method: 'POST', headers, body })).status,
  ).toBe(200)
  await tokenOf({ email: fields.email, password: 'another horse 2' })
}, 60_000)
