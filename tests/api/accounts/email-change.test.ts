import { randomUUID } from 'node:crypto'
import type { EmailLink } from 'domain/email-change.ts'
import { en } from 'domain/texts/en.ts'
import type { User, UserListItem } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { requestEmailChange } from '../../../functions/src/accounts/email/request-email-change.ts'
import { confirmEmailLink } from '../../../functions/src/accounts/email/confirm-email.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { encodeEmailLink } from '../../../functions/src/mail/email-link.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { PASSWORD } from '../../support/accounts.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, counts, refs, storingNothing } from '../../support/admin.ts'
import {
  call,
  claimsIn,
  type Newcomer,
  registerNewcomer,
  secondAfter,
  tokenOf,
} from '../../support/client.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { linkIn, mailsTo, untilMailsAreTaken } from '../../support/mails.ts'
import { registerHere } from '../../support/register-here.ts'

const admin = await adminToken()
const adminUid = String(claimsIn(admin)['user_id'])
const someEmail = () => `new-${randomUUID()}@example.org`

interface Member extends Pick<Newcomer, 'user' | 'fields'> {
  token: string
}

/** Registers an approved member. */
async function someMember(): Promise<Member> {
  const { user, fields } = await registerNewcomer()
  await call('POST', api.approveUser(user.id), { token: admin })
  return { user, fields, token: await tokenOf(fields) }
}

const ask = ({ token, fields: { password } }: Member, email: string) =>
  call('POST', api.email, { token, json: { email, password } })

/** Returns the code of the link for one side, as in its mail. */
async function codeFor(uid: string, side: EmailLink['side']): Promise<string> {
  const change = (await refs.emailChanges.doc(uid).get()).data()
  if (!change) throw new Error('Nobody asked for another address.')
  return encodeEmailLink({ uid, key: change.key, side })
}

const confirm = (code: string) => call<EmailLink>('POST', api.emailLink(), { json: { code } })
const look = (code: string) => call<EmailLink>('GET', api.emailLink({ code }))

test('an e-mail address and all that depends on it change after both addresses are confirmed', async () => {
  const member = await someMember()
  const { user, fields, token } = member
  const email = someEmail()
  expect((await ask(member, email.toUpperCase())).status).toBe(202)

  const [toNew, toOld] = [await mailsTo(email, 1), await mailsTo(fields.email, 2)]
  expect(toNew[0]?.text).not.toContain(user.first_name)
  const codes = [toNew, toOld].map(
    (mails) => linkIn(mails, '/verify-email', 'change').searchParams.get('change') ?? '',
  )
  const [ofNew = '', ofOld = ''] = codes
  // no stored value can be used as a link
  const stored = [
    await refs.emailChanges.doc(user.id).get(),
    ...(await refs.mail.where('uid', '==', user.id).get()).docs,
  ]
  for (const code of codes)
    expect(JSON.stringify(stored.map((doc) => doc.data()))).not.toContain(code.split('.').at(-1))

  // programs that scan mails open links
  await storingNothing(async () => {
    expect((await look(ofNew)).body).toEqual({ side: 'new', email, state: 'asks' })
    expect((await look(ofOld)).body).toEqual({ side: 'old', email, state: 'asks' })
  })
  expect((await confirm(ofNew)).body.state).toBe('waits')
  expect((await confirm(ofNew)).body.state).toBe('waits')
  const before = await tokenOf(fields)
  await secondAfter(before)
  const { uniques, indexed } = await counts()
  expect((await confirm(ofOld)).body).toEqual({ side: 'old', email, state: 'done' })
  expect((await look(ofNew)).body).toEqual({ side: 'new', email, state: 'done' })

  expect(await counts()).toMatchObject({ uniques, indexed })
  const { password } = fields
  expect((await call('POST', api.login, { json: { email: fields.email, password } })).status).toBe(401)
  const moved = await tokenOf({ email, password })
  expect(claimsIn(moved)).toMatchObject({ role: 'member', approved: true, email_verified: true })
  expect((await call<User>('GET', api.profile, { token: moved })).body.email).toBe(email)
  for (const ended of [token, before])
    expect((await call('GET', api.profile, { token: ended })).status).toBe(401)
  const { body: found } = await call<UserListItem[]>('GET', `${api.users}?search=${email}`, { token: admin })
  expect(found).toMatchObject([{ id: user.id }])
  const actions = (await refs.audit.where('target', '==', user.id).get()).docs.map(
    (line) => line.data().action,
  )
  expect(actions.filter((action) => action.startsWith('email')).toSorted()).toEqual(
    ['email:ask', 'email:confirm', 'email:confirm', 'email:change'].toSorted(),
  )
  const told = 'Your e-mail address was changed'
  expect((await mailsTo(email, 2)).map(({ subject }) => subject)).toContain(told)
  const toOldAfter = (await mailsTo(fields.email, 3)).find(({ subject }) => subject === told)
  expect(toOldAfter?.text).toContain(email)
  // the old address is free again, the new one is taken
  await registerNewcomer({ email: fields.email })
  await expect(registerNewcomer({ email })).rejects.toThrow('409')
})

test('a request for a taken address gets the same response, and fails at the end without loss', async () => {
  const member = await someMember()
  const { user, fields } = member
  const other = await registerNewcomer()
  expect(await ask(member, other.fields.email)).toMatchObject({ status: 202, body: {} })
  await confirm(await codeFor(user.id, 'new'))
  await untilMailsAreTaken()
  const before = await counts()
  expect((await confirm(await codeFor(user.id, 'old'))).body.state).toBe('refused')
  expect(await counts()).toEqual({ ...before, audit: before.audit + 2 })
  await tokenOf(fields)
  await tokenOf(other.fields)

  // a user whom only Auth knows
  const email = someEmail()
  await auth.createUser({ email })
  await ask(member, email)
  await confirm(await codeFor(user.id, 'old'))
  expect((await confirm(await codeFor(user.id, 'new'))).body.state).toBe('refused')
  const { intents, uniques } = await counts()
  expect({ intents, uniques }).toEqual({ intents: before.intents, uniques: before.uniques })
  await tokenOf(fields)
})

test('a change needs the password and a different address', async () => {
  const member = await someMember()
  const { token, fields } = member
  const json = { email: someEmail(), password: 'not hers' }
  expect(await call('POST', api.email, { token, json })).toMatchObject({
    status: 403,
    body: { detail: en.users.wrongPassword },
  })
  await storingNothing(async () => {
    expect((await ask(member, fields.email)).status).toBe(400)
  })
})

test('a link is invalid after the change is cancelled, requested again, or older than a day', async () => {
  const member = await someMember()
  const { user, token } = member
  await ask(member, someEmail())
  const first = await codeFor(user.id, 'new')
  await ask(member, someEmail())
  expect((await confirm(first)).status).toBe(404)
  const second = await codeFor(user.id, 'new')
  const start = new Date().toISOString()
  expect((await call('DELETE', api.email, { token })).status).toBe(204)
  const kept = await refs.audit.where('target', '==', user.id).where('action', '==', 'email:keep').get()
  const [line] = kept.docs.map((one) => one.data())
  expect(line).toMatchObject({ actor: user.id, at: expect.toSatisfy((at: string) => at >= start) })
  for (const answered of [await look(second), await confirm(second)]) expect(answered.status).toBe(404)
  expect((await call('POST', api.emailLinks, { token })).status).toBe(404)

  await ask(member, someEmail())
  const third = await codeFor(user.id, 'new')
  await refs.emailChanges.doc(user.id).update({ until: new Date(Date.now() - 1).toISOString() })
  expect((await confirm(third)).status).toBe(404)
  for (const forged of [
    third.replace(/.$/, third.endsWith('A') ? 'B' : 'A'),
    third.replace('new', 'old'),
    'a',
    '',
  ])
    expect((await look(forged)).status, forged).toBe(404)
})

test('a repeated request keeps links and confirmations, and mails only the missing confirmation', async () => {
  const member = await someMember()
  const { user, token } = member
  const email = someEmail()
  await ask(member, email)
  const code = await codeFor(user.id, 'new')
  await mailsTo(email, 1)
  expect((await call('POST', api.emailLinks, { token })).status).toBe(202)
  await mailsTo(email, 2)
  await confirm(code)
  await ask(member, email)
  expect((await look(code)).body.state).toBe('waits')
  const mails = await refs.mail.where('uid', '==', user.id).get()
  const templates = mails.docs.map((mail) => mail.data().template)
  expect(templates.filter((template) => template === 'emailNew')).toHaveLength(2)
  expect(templates.filter((template) => template === 'emailOld')).toHaveLength(3)
})

test('e-mail changes are limited per hour and account', async () => {
  const member = await someMember()
  for (let n = 0; n < 5; n += 1) expect((await ask(member, someEmail())).status).toBe(202)
  expect((await ask(member, someEmail())).status).toBe(429)
  expect((await ask(await someMember(), someEmail())).status).toBe(202)
})

test('an address does not change when the approval was withdrawn after the request', async () => {
  const member = await someMember()
  const { user, fields } = member
  await ask(member, someEmail())
  const code = await codeFor(user.id, 'new')
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason: 'Too dark.' } })
  expect((await confirm(code)).status).toBe(403)
  await tokenOf(fields)
})

test('deleting an account also deletes its e-mail change, even one that is being stored', async () => {
  const before = await counts()
  const { user, fields } = await someMember()
  await requestEmailChange(user.id, { email: someEmail(), password: fields.password })
  await confirmEmailLink(await codeFor(user.id, 'new'))
  const code = await codeFor(user.id, 'old')
  const stopIntercepting = intercept((name, work) =>
    name === 'auth move' ? Promise.reject(new Error('cut off')) : work(),
  )
  await expect(confirmEmailLink(code).finally(stopIntercepting)).rejects.toThrow('cut off')
  await deleteAccount(user.id, user.id)
  await sweepLater()
  expect(await counts()).toMatchObject({
    users: before.users,
    uniques: before.uniques,
    intents: before.intents,
  })
  expect((await refs.emailChanges.doc(user.id).get()).exists).toBe(false)
})

test.each(FAULTS)('the same link or the sweep finishes a change when a call is %s', async (fault) => {
  const begin = async () => {
    const { id: uid, email: old } = await registerHere()
    await approveApplication(uid, { by: adminUid })
    const email = someEmail()
    await requestEmailChange(uid, { email, password: PASSWORD })
    await confirmEmailLink(await codeFor(uid, 'new'))
    return { uid, email, old, code: await codeFor(uid, 'old') }
  }
  let begun = await begin()
  await strikeEachCall(
    fault,
    () => confirmEmailLink(begun.code),
    async (outcome, call) => {
      const { uid, email, old, code } = begun
      if (outcome.how === 'killed') await sweepLater()
      else if (outcome.how === 'failed') await confirmEmailLink(code)
      const user = (await refs.users.doc(uid).get()).data()
      const { email: inAuth } = await auth.getUser(uid)
      // everything or nothing changes
      expect([email, old], call).toContain(inAuth)
      expect(user?.email, call).toBe(inAuth)
      if (outcome.how !== 'killed') expect(inAuth, call).toBe(email)
      expect((await refs.intents.doc(`email-${uid}`).get()).exists, call).toBe(false)
      begun = await begin()
    },
  )
})
