import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { changePassword } from '../../../functions/src/accounts/password/change-password.ts'
import { revokeSessions } from '../../../functions/src/cloud/auth.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { AuthError } from '../../../functions/src/cloud/tokens.ts'
import { PASSWORD } from '../../support/accounts.ts'
import { api } from '../../support/addresses.ts'
import { refs, storingNothing } from '../../support/admin.ts'
import { call, type Newcomer, registerNewcomer, secondAfter, tokenOf } from '../../support/client.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { linkIn, mailsTo } from '../../support/mails.ts'
import { registerHere } from '../../support/register-here.ts'

const NEXT = 'three walnut trees'

const change = (token: string, current: string, password = NEXT) =>
  call<{ access: string }>('POST', api.password, { token, json: { current, password } })
const choose = (code: string, password = NEXT) =>
  call('POST', api.passwordChoice, { json: { code, password } })
const statusOf = async (token: string) => (await call('GET', api.profile, { token })).status

/** Returns the code in the mailed link for a forgotten password. */
async function codeFor({ fields }: Newcomer): Promise<string> {
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  return linkIn(await mailsTo(fields.email, 2), '/reset-password').searchParams.get('code') ?? ''
}

const reportsOf = async (uid: string) => {
  const mails = await refs.mail.where('uid', '==', uid).get()
  const lines = await refs.audit.where('target', '==', uid).get()
  const intents = await refs.intents.where('uid', '==', uid).get()
  return {
    mails: mails.docs.filter((mail) => mail.data().template === 'passwordChanged').length,
    lines: lines.docs.map((line) => line.data().action).filter((action) => action.startsWith('password')),
    intents: intents.size,
  }
}

test('a password changes with the current one; other sessions end, and a mail reports it', async () => {
  const { user, fields, access } = await registerNewcomer()
  const other = await tokenOf(fields)
  await secondAfter(other)
  const { status, body } = await change(access, fields.password)
  expect(status).toBe(200)
  expect(await statusOf(body.access)).toBe(200)
  for (const ended of [access, other]) expect(await statusOf(ended)).toBe(401)
  await tokenOf({ ...fields, password: NEXT })
  expect((await call('POST', api.login, { json: fields })).status).not.toBe(200)
  expect(await reportsOf(user.id)).toEqual({ mails: 1, lines: ['password:change'], intents: 0 })
  const mails = await mailsTo(fields.email, 2)
  const { text = '' } = mails.find(({ subject }) => subject === 'Your password was changed') ?? {}
  expect(text).toMatch(/changed on \w+ \d+, \d{4}, \d\d:\d\d, Pakistan/)
  expect(text).toMatch(/\S+\/forgot-password\s/)
  expect(text).not.toContain(NEXT)
})

test('a wrong current password, personal data and a too short password change nothing', async () => {
  const { user, fields, access } = await registerNewcomer()
  expect(await change(access, 'not hers')).toMatchObject({
    status: 403,
    body: { detail: en.users.wrongPassword },
  })
  expect(await reportsOf(user.id)).toEqual({ mails: 0, lines: ['password:wrong'], intents: 0 })
  await storingNothing(async () => {
    for (const password of [`${fields.username}1`, fields.email, 'short'])
      expect((await change(access, fields.password, password)).status, password).toBe(400)
  })
  await tokenOf(fields)
})

test('a mailed link sets a new password once, ends every session, and a mail reports it', async () => {
  const newcomer = await registerNewcomer()
  const { user, fields, access } = newcomer
  const code = await codeFor(newcomer)
  await secondAfter(access)
  // a rejected password does not use up the link
  expect((await choose(code, `${fields.username}1`)).status).toBe(400)
  expect((await choose(code)).status).toBe(204)
  expect(await statusOf(access)).toBe(401)
  await tokenOf({ ...fields, password: NEXT })
  await mailsTo(fields.email, 3)
  const reported = { mails: 1, lines: ['password:reset'], intents: 0 }
  expect(await reportsOf(user.id)).toEqual(reported)
  for (const spent of [code, 'swordfish'])
    expect(await choose(spent, 'four walnut trees')).toMatchObject({
      status: 404,
      body: { detail: en.passwordReset.spent },
    })
  expect(await reportsOf(user.id)).toEqual(reported)
})

test('a link that is used during the check of the current password wins', async () => {
  const newcomer = await registerNewcomer()
  const { user, fields } = newcomer
  const code = await codeFor(newcomer)
  const stopIntercepting = intercept(async (name, work) => {
    if (!name.startsWith('commit declare')) return work()
    stopIntercepting()
    // a session of the same second would outlive the change
    await secondAfter(await tokenOf(fields))
    expect((await choose(code, 'hers, by the link')).status).toBe(204)
    return work()
  })
  const given = { current: fields.password, password: NEXT }
  await expect(changePassword(user.id, given)).rejects.toMatchObject({ status: 401 })
  await tokenOf({ ...fields, password: 'hers, by the link' })
  expect(await reportsOf(user.id)).toEqual({ mails: 1, lines: ['password:reset'], intents: 0 })
})

test('password changes are limited per hour and account', async () => {
  const { access } = await registerNewcomer()
  for (let n = 0; n < 10; n += 1) expect((await change(access, 'a guess')).status).toBe(403)
  expect((await change(access, PASSWORD)).status).toBe(429)
  const other = await registerNewcomer()
  expect((await change(other.access, other.fields.password)).status).toBe(200)
})

test('a hundred invented codes do not block a valid one from the same IP address', async () => {
  const newcomer = await registerNewcomer()
  const code = await codeFor(newcomer)
  const headers = { 'fastly-client-ip': '203.0.113.77' }
  const from = (tried: string) =>
    call('POST', api.passwordChoice, { json: { code: tried, password: NEXT }, headers })
  // one after the other: they are counted in one document
  for (let n = 0; n < 100; n += 1) expect((await from('swordfish')).status).toBe(404)
  expect((await from(code)).status).toBe(204)
})

/** Makes Auth fail when it stores the password, after it has checked the current one. */
function failAtStoring(error: Error): void {
  let asked = 0
  const stopIntercepting = intercept(async (name, work) => {
    if (name !== 'auth tokens' || ++asked < 2) return work()
    stopIntercepting()
    throw error
  })
}

const UNREPORTED = { mails: 0, lines: [], intents: 0 }

test.each([
  ['a second press changes it', true],
  ['the sessions end for another reason', false],
])('a change that Auth did not store is not reported when %s', async (_what, isChanged) => {
  const { id: uid, email } = await registerHere()
  const given = { current: PASSWORD, password: NEXT }
  await secondAfter(await tokenOf({ email, password: PASSWORD }))
  failAtStoring(new Error('no answer'))
  await expect(changePassword(uid, given)).rejects.toThrow('no answer')
  await secondAfter(await tokenOf({ email, password: PASSWORD }))
  if (isChanged) await changePassword(uid, given)
  else await revokeSessions(uid)
  await sweepLater()
  expect(await reportsOf(uid)).toEqual(
    isChanged ? { mails: 1, lines: ['password:change'], intents: 0 } : UNREPORTED,
  )
})

test('of two interrupted changes one is reported, in any order of the sweep', async () => {
  const { id: uid, email } = await registerHere()
  const given = { current: PASSWORD, password: NEXT }
  await secondAfter(await tokenOf({ email, password: PASSWORD }))
  failAtStoring(new Error('no answer'))
  await expect(changePassword(uid, given)).rejects.toThrow('no answer')
  const stopIntercepting = intercept(async (name, work) => {
    if (name === 'commit tell of password') throw new Error('cut off')
    return work()
  })
  await changePassword(uid, given)
  stopIntercepting()
  expect(await reportsOf(uid)).toEqual({ ...UNREPORTED, intents: 2 })
  await sweepLater()
  expect(await reportsOf(uid)).toEqual({ mails: 1, lines: ['password:change'], intents: 0 })
})

test.each([
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 400],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 429],
])('the error %s of Auth returns %i, and leaves no open report', async (code, status) => {
  const { id: uid } = await registerHere()
  failAtStoring(new AuthError(code))
  await expect(changePassword(uid, { current: PASSWORD, password: NEXT })).rejects.toMatchObject({ status })
  expect(await reportsOf(uid)).toEqual(UNREPORTED)
})

test.each(FAULTS)('every stored change is reported, and no other one, when a call is %s', async (fault) => {
  const people = await Promise.all(Array.from({ length: 16 }, registerHere))
  const next = () => people.pop() ?? expect.fail('More calls than people.')
  let { id: uid, email } = next()
  // Auth counts in seconds, and a new account begins with its sessions ended
  await secondAfter(await tokenOf({ email, password: PASSWORD }))
  await strikeEachCall(
    fault,
    () => changePassword(uid, { current: PASSWORD, password: NEXT }),
    async (_outcome, call) => {
      await sweepLater()
      const isChanged = (await tokenOf({ email, password: NEXT }).catch(() => '')) !== ''
      expect(await reportsOf(uid), call).toEqual({
        mails: isChanged ? 1 : 0,
        lines: isChanged ? ['password:change'] : [],
        intents: 0,
      })
      ;({ id: uid, email } = next())
    },
  )
})
