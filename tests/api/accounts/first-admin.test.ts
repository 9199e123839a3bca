// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { en } from 'domain/texts/en.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  createFirstAdmin,
  readFirstAdminLink,
} from '../../../functions/src/accounts/first-admin/first-admin.ts'
import { newFirstAdminLink } from '../../../functions/src/accounts/first-admin/link.ts'
import { app } from '../../../functions/src/app.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { auth, counts, refs } from '../../support/admin.ts'
import { api } from '../../support/addresses.ts'
import { callAt } from '../../support/client.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { serveHere } from '../../support/in-process.ts'
import { registerAdminHere, registerHere } from '../../support/register-here.ts'
import { from, through } from '../../support/visitors.ts'
import { expectRefusal } from '../../support/refusals.ts'

const { origin, close } = await serveHere(app)
afterAll(close)
const call = callAt(origin)

const EXPIRED = en.firstAdmin.expired
const EXISTS = en.firstAdmin.adminExists
let number = 0

// The first registration of a project also stores the check value of the key.
await registerHere()

beforeEach(async () => {
  const admins = await refs.users.where('role', '==', 'admin').get()
  await Promise.all(admins.docs.map(({ ref }) => ref.update({ role: 'member' })))
})

/** Makes a link as setup does. @returns its code, and the address in it */
async function newLink(age = 0) {
  const email = `office-${process.pid}-${(number += 1)}@chamber.example`
  const { code, stored } = newFirstAdminLink(email, new Date(Date.now() - age))
  await refs.firstAdmin.set({ ...stored, expiresAt: Timestamp.fromDate(new Date(stored.expiresAt)) })
  return { code, email }
}

const choice = (code: string) => ({
  code,
  first_name: 'Gul',
  last_name: 'Khan',
  password: 'three walnut trees',
})
const create = (code: string) => createFirstAdmin(choice(code), 'en')

const userOf = async (email: string) => {
  const [found] = (await refs.users.where('email', '==', email).get()).docs
  return found && { id: found.id, ...found.data() }
}

test('the link makes an approved admin with a confirmed address, with the chosen password', async () => {
  const { code, email } = await newLink()
  const before = await counts()
  expect((await call('GET', api.firstAdmin({ code }))).body).toEqual({ email, state: 'open' })
  expect((await call('POST', api.firstAdmin(), { json: choice(code) })).status).toBe(204)

  const user = await userOf(email)
  expect(user).toMatchObject({
    full_name: 'Gul Khan',
    role: 'admin',
    status: 'approved',
    is_approved: true,
    claims_pending: false,
    cnic: '',
    date_of_birth: '',
    cnic_front: '',
    language: 'en',
  })
  expect(user?.username).toMatch(/^office\d+$/)
  expect(await auth.getUser(user?.id ?? '')).toMatchObject({
    emailVerified: true,
    displayName: 'Gul Khan',
    customClaims: { role: 'admin', approved: true },
    // the emulator stores it readable
    passwordHash: expect.stringContaining(choice(code).password),
  })
  // as of the admins that the command line makes, without a mail and with two reservations instead of three
  const lines = await refs.audit.where('target', '==', user?.id).get()
  expect(lines.docs.map((line) => line.data().action).toSorted()).toEqual([
    'user:approve',
    'user:register',
    'user:role',
  ])
  const history = (await refs.histories.doc(user?.id ?? '').get()).data()
  expect(history?.decisions).toMatchObject([{ action: 'user:approve', by: 'operator' }])
  const { users, authUsers, indexed, uniques, mail, intents } = await counts()
  expect({ users, authUsers, indexed, uniques, mail, intents }).toEqual({
    users: before.users + 1,
    authUsers: before.authUsers + 1,
    indexed: before.indexed + 1,
    uniques: before.uniques + 2,
    mail: before.mail,
    intents: before.intents,
  })
})

test('nothing that is stored can be used as a link', async () => {
  const { code, email } = await newLink()
  const stored = (await refs.firstAdmin.get()).data()
  expect(JSON.stringify(stored)).not.toContain(email)
  await expectRefusal(create(stored?.hash ?? ''), 404, en.server.notFound)
  await expectRefusal(create(`${code.split('.')[0]}.thief@example.org`), 404, en.server.notFound)
})

test('a link works for one hour, and once', async () => {
  const late = await newLink(60 * 60_000)
  expect(await readFirstAdminLink(late.code)).toEqual({ email: late.email, state: 'expired' })
  await expectRefusal(create(late.code), 404, EXPIRED)
  const { code, email } = await newLink(59 * 60_000)
  await create(code)
  expect(await readFirstAdminLink(code)).toEqual({ email, state: 'used' })
  await expectRefusal(create(code), 409, EXISTS)
  // also after the admin was deleted
  await refs.users.doc((await userOf(email))?.id ?? '').update({ role: 'member' })
  await expectRefusal(create(code), 409, EXISTS)
})

test('a newer link replaces an older one', async () => {
  const older = await newLink()
  const newer = await newLink()
  await expectRefusal(create(older.code), 404, en.server.notFound)
  expect((await readFirstAdminLink(newer.code)).state).toBe('open')
})

test.each([
  { suspended: null },
  { suspended: { by: 'operator', at: '2026-11-26T09:00:00.000Z', reason: 'Fee.' } },
])('a link is refused where an admin exists: %j', async (change) => {
  const { code, email } = await newLink()
  await refs.users.doc(await registerAdminHere()).update(change)
  expect(await readFirstAdminLink(code)).toEqual({ email, state: 'adminExists' })
  await expectRefusal(create(code), 409, EXISTS)
  expect(await userOf(email)).toBeUndefined()
})

test('two presses at once make one admin', async () => {
  const { code, email } = await newLink()
  const outcomes = await Promise.allSettled([create(code), create(code), create(code)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await refs.users.where('role', '==', 'admin').get()).size).toBe(1)
  expect((await auth.getUsers([{ email }])).users).toHaveLength(1)
})

/** Does something between the check of a press and its transaction. */
async function betweenCheckAndCommit(press: () => Promise<void>, work: () => Promise<unknown>) {
  let isDone = false
  const stopIntercepting = intercept(async (name, made) => {
    if (name === 'commit first admin' && !isDone) {
      isDone = true
      await work()
    }
    return made()
  })
  return press().finally(stopIntercepting)
}

test('an admin who was granted meanwhile stays the only one, and nothing is left of the press', async () => {
  const { code, email } = await newLink()
  await expectRefusal(
    betweenCheckAndCommit(() => create(code), registerAdminHere),
    409,
    EXISTS,
  )
  expect(await userOf(email)).toBeUndefined()
  expect((await auth.getUsers([{ email }])).users).toEqual([])
})

test('an admin who is granted while the transaction runs stays the only one', async () => {
  const { code, email } = await newLink()
  let granting: Promise<unknown> | undefined
  const stopIntercepting = intercept(async (name, made) => {
    const answer = await made()
    // the transaction has just read its link; it looks for admins next
    if (name === 'read emailChanges/first-admin' && !granting) granting = registerAdminHere()
    return answer
  })
  const outcome = await create(code).then(
    () => 'made',
    () => 'refused',
  )
  stopIntercepting()
  await granting
  const admins = await refs.users.where('role', '==', 'admin').get()
  // the grant is the operator's, so it always counts; the link comes first or not at all
  expect(admins.docs.filter((admin) => admin.data().email === email)).toHaveLength(outcome === 'made' ? 1 : 0)
})

test('a link that was replaced meanwhile makes nothing', async () => {
  const { code, email } = await newLink()
  await expectRefusal(
    betweenCheckAndCommit(() => create(code), newLink),
    404,
    en.server.notFound,
  )
  expect(await userOf(email)).toBeUndefined()
  expect((await auth.getUsers([{ email }])).users).toEqual([])
})

test('a weak password, a wrong name and a taken address are refused, and the link stays', async () => {
  const { code, email } = await newLink()
  const send = (change: object) => call('POST', api.firstAdmin(), { json: { ...choice(code), ...change } })
  expect((await send({ password: 'short' })).status).toBe(400)
  expect((await send({ password: email })).body).toEqual({
    detail: `Password: ${en.field.passwordPersonal}`,
  })
  expect((await send({ first_name: '4' })).status).toBe(400)
  const somebody = await registerHere()
  const { code: hers, stored } = newFirstAdminLink(somebody.email, new Date())
  await refs.firstAdmin.update({ hash: stored.hash })
  expect(await call('POST', api.firstAdmin(), { json: choice(hers) })).toMatchObject({
    status: 409,
    body: { detail: `E-mail: ${en.field.emailTaken}` },
  })
  expect((await refs.firstAdmin.get()).data()?.usedAt).toBe('')
})

test('a username that an applicant has taken gets another end', async () => {
  const { code, email } = await newLink()
  const somebody = await registerHere()
  const username = email.split('@')[0]?.replaceAll('-', '') ?? ''
  const { uniqueRef } = await import('../../../functions/src/users/uniques.ts')
  await uniqueRef('username', username).set({ uid: somebody.id, kind: 'username', createdAt: '' })
  await create(code)
  const user = await userOf(email)
  expect(user?.username).toBe(username + user?.id.slice(0, 6))
})

test.each(FAULTS)(
  'the account is made completely or not at all when a call is %s, and the press can be repeated',
  async (fault) => {
    let link = await newLink()
    let before = await counts()
    await strikeEachCall(
      fault,
      () => create(link.code),
      async (outcome, at) => {
        if (outcome.how === 'killed') await sweepLater()
        const after = await counts()
        if (outcome.how === 'failed') expect(after, at).toEqual(before)
        const isMade = after.users === before.users + 1
        expect([isMade, after.authUsers - before.authUsers], at).toEqual([isMade, isMade ? 1 : 0])
        if (!isMade) await create(link.code)
        expect((await readFirstAdminLink(link.code)).state).toBe('used')
        const admins = await refs.users.where('role', '==', 'admin').get()
        expect(admins.size, at).toBe(1)
        await Promise.all(admins.docs.map(({ ref }) => ref.update({ role: 'member' })))
        link = await newLink()
        before = await counts()
      },
    )
  },
)

test('looks and presses of one visitor are limited', async () => {
  const { code } = await newLink()
  const headers = through(from())
  const look = async () => (await call('GET', api.firstAdmin({ code: `x${code}` }), { headers })).status
  for (let n = 0; n < 59; n += 1) await look()
  expect(await look()).toBe(404)
  expect(await look()).toBe(429)
  expect((await call('POST', api.firstAdmin(), { json: choice(code), headers })).status).toBe(429)
})
