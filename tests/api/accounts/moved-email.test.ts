import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { en } from 'domain/texts/en.ts'
import { compareUsers } from '../../../functions/src/jobs/compare-users.ts'
import { restoreEmail } from '../../../functions/src/users/restore-email.ts'
import { PASSWORD } from '../../support/accounts.ts'
import { api } from '../../support/addresses.ts'
import { auth, refs } from '../../support/admin.ts'
import { applicant } from '../../support/applicant.ts'
import { call, claimsIn, registerNewcomer, secondAfter, tokenOf } from '../../support/client.ts'
import { requireEnv } from '../../support/environment.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { runJob } from '../../support/jobs.ts'
import { linkIn, mailsTo } from '../../support/mails.ts'
import { registerHere } from '../../support/register-here.ts'

const host = `http://${requireEnv('FIREBASE_AUTH_EMULATOR_HOST')}`
const someEmail = () => `evil-${randomUUID()}@example.org`

/** Calls Auth as anyone can who has the public key. */
async function askAuth(method: string, json: object) {
  const response = await fetch(`${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  const body = (await response.json()) as { idToken?: string; localId?: string; error?: { message: string } }
  return { status: response.status, ...body }
}

/** Returns the code of the last link with which Auth would change an address. */
async function codeFrom(email: string): Promise<string> {
  const response = await fetch(`${host}/emulator/v1/projects/${requireEnv('GCLOUD_PROJECT')}/oobCodes`)
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[]
  }
  const wanted = ({ email: of, requestType }: (typeof oobCodes)[number]) =>
    of === email && requestType === 'VERIFY_AND_CHANGE_EMAIL'
  return oobCodes.findLast(wanted)?.oobCode ?? ''
}

/** Makes Auth mail a link to a stranger's mailbox, with a token of the user. */
async function linkToStranger(idToken: string, email: string): Promise<string> {
  const newEmail = someEmail()
  const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }
  expect((await askAuth('sendOobCode', asked)).status).toBe(200)
  return codeFrom(email)
}

/** Registers a user whose address in Auth a stranger has changed. @returns also the stranger's token */
async function someMoved(change = {}) {
  const { user, fields, access } = await registerNewcomer(change)
  // a sender that finds no link fails, and the emulator may lose the next event with it
  const first = refs.mail.doc(`received-${user.id}-1`)
  const isSettled = async () => {
    const { state, leaseUntil } = (await first.get()).data() ?? {}
    return state === 'sent' || (state === 'queued' && leaseUntil !== '')
  }
  await expect.poll(isSettled, { timeout: 15_000 }).toBe(true)
  const oobCode = await linkToStranger(access, fields.email)
  expect((await askAuth('update', { oobCode })).status).toBe(200)
  const { email: moved = '' } = await auth.getUser(user.id)
  expect(moved).not.toBe(fields.email)
  const { idToken = '' } = await askAuth('signInWithPassword', {
    email: moved,
    password: fields.password,
    returnSecureToken: true,
  })
  return { user, fields, access, moved, stolen: idToken }
}

/**
 * Waits for a mail with these words. The registration mail may find the changed address, and is then not
 * sent.
 */
async function mailWith(address: string, words: string) {
  await expect
    .poll(async () => (await mailsTo(address, 0)).map(({ text }) => text).join(), { timeout: 15_000 })
    .toContain(words)
  return mailsTo(address, 1)
}

const actionsOn = async (uid: string) =>
  (await refs.audit.where('target', '==', uid).get()).docs.map((line) => line.data().action)

test('a token with the changed address gives no access, and Auth has the stored address again within a minute', async () => {
  const { user, fields, moved, stolen } = await someMoved()
  expect(claimsIn(stolen)['email']).toBe(moved)
  expect(await call('GET', api.profile, { token: stolen })).toMatchObject({
    status: 401,
    body: { detail: en.server.sessionEnded },
  })
  const credentials = { email: moved, password: fields.password }
  expect((await call('POST', api.login, { json: credentials })).status).toBe(401)
  await secondAfter(stolen)
  await runJob('everyMinute')

  const { email, emailVerified } = await auth.getUser(user.id)
  expect({ email, emailVerified }).toEqual({ email: fields.email, emailVerified: false })
  // the stranger may also have changed the password
  const signIn = await askAuth('signInWithPassword', { ...credentials, email: fields.email })
  expect(signIn.error?.message).toMatch(/INVALID/)
  await expect(auth.verifyIdToken(stolen, true)).rejects.toThrow('revoked')
  expect(await actionsOn(user.id)).toContain('email:restore')
  expect((await refs.intents.doc(`restore-${user.id}`).get()).exists).toBe(false)
  await mailWith(fields.email, `set it back to ${fields.email}`)
  expect(await auth.getUserByEmail(moved).catch(({ code }) => code)).toBe('auth/user-not-found')

  // the owner of the mailbox can sign in again
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  const code = linkIn(await mailWith(fields.email, '/reset-password'), '/reset-password').searchParams.get(
    'code',
  )
  const password = 'five walnut trees 5'
  expect((await call('POST', api.passwordChoice, { json: { code, password } })).status).toBe(204)
  await tokenOf({ email: fields.email, password })
})

test('a link from before a password change changes the address only briefly', async () => {
  const { user, fields, access } = await registerNewcomer()
  const oobCode = await linkToStranger(access, fields.email)
  const json = { current: fields.password, password: 'five walnut trees 5' }
  expect((await call('POST', api.password, { token: access, json })).status).toBe(200)
  expect((await askAuth('update', { oobCode })).status).toBe(200)
  await compareUsers()
  expect((await auth.getUser(user.id)).email).toBe(fields.email)
})

test('the daily job restores an address that Auth changed for a token', async () => {
  const { user, fields, access } = await registerNewcomer()
  const { idToken = '', status } = await askAuth('update', {
    idToken: access,
    email: someEmail(),
    returnSecureToken: true,
  })
  expect(status).toBe(200)
  await compareUsers()
  expect((await auth.getUser(user.id)).email).toBe(fields.email)
  expect((await call('GET', api.profile, { token: idToken })).status).toBe(401)
  expect(await compareUsers()).toMatchObject({ emails: 0 })
})

test('a user registered with the public key alone keeps neither the address nor a link to change it', async () => {
  const fields = applicant()
  const { idToken = '', localId = '' } = await askAuth('signUp', {
    email: fields.email,
    password: PASSWORD,
    returnSecureToken: true,
  })
  const oobCode = await linkToStranger(idToken, fields.email)
  const { user, access } = await registerNewcomer(fields)
  expect(await auth.getUser(localId).catch(({ code }) => code)).toBe('auth/user-not-found')
  expect((await call('GET', api.profile, { token: access })).status).toBe(200)
  expect((await askAuth('update', { oobCode })).status).toBe(200)
  await compareUsers()
  expect((await auth.getUser(user.id)).email).toBe(fields.email)
})

test('an address to which another account was moved is free for its owner', async () => {
  const { user, fields, moved } = await someMoved()
  await registerNewcomer({ email: moved })
  expect((await auth.getUser(user.id)).email).toBe(fields.email)
  expect(await actionsOn(user.id)).toContain('email:restore')
})

test('two users with each other’s address get their own back', async () => {
  const [one, two] = [await registerHere(), await registerHere()]
  await auth.updateUser(one.id, { email: someEmail() })
  await auth.updateUser(two.id, { email: one.email })
  await auth.updateUser(one.id, { email: two.email })
  expect(await restoreEmail(one.id)).toBe(true)
  expect((await auth.getUser(one.id)).email).toBe(one.email)
  expect((await auth.getUser(two.id)).email).toBe(two.email)
})

test('a stranger’s account at the stored address does not prevent its restoration', async () => {
  const { user, fields } = await someMoved()
  await auth.createUser({ email: fields.email })
  expect(await restoreEmail(user.id)).toBe(true)
  expect((await auth.getUser(user.id)).email).toBe(fields.email)
})

test('a password link requested while Auth has another address arrives after the restoration', async () => {
  const { user, fields } = await someMoved()
  await call('POST', api.passwordReset, { json: { email: fields.email } })
  const mails = refs.mail.where('uid', '==', user.id).where('template', '==', 'reset')
  await expect
    .poll(async () => (await mails.get()).docs.map((mail) => mail.data().error), { timeout: 10_000 })
    .toEqual(['MOVED_EMAIL'])
  await runJob('everyMinute')
  await runJob('everyMinute', new Date(Date.now() + 3 * 60_000))
  linkIn(await mailWith(fields.email, '/reset-password'), '/reset-password')
})

test('capital letters in a stored address lock nobody out', async () => {
  const { user, fields, access } = await registerNewcomer()
  await refs.users.doc(user.id).update({ email: fields.email.toUpperCase() })
  expect((await call('GET', api.profile, { token: access })).status).toBe(200)
  expect(await restoreEmail(user.id)).toBe(false)
})

test('a token with the address before our own change is rejected without a notification', async () => {
  const { user, fields, access } = await registerNewcomer()
  const email = someEmail()
  await auth.updateUser(user.id, { email })
  await refs.users.doc(user.id).update({ email })
  expect((await call('GET', api.profile, { token: access })).status).toBe(401)
  await runJob('everyMinute')
  expect(await actionsOn(user.id)).not.toContain('email:restore')
  await tokenOf({ email, password: fields.password })
})

test('nothing is restored while our own change is being stored', async () => {
  const { id, email } = await registerHere()
  const change = {
    email: someEmail(),
    key: 'any',
    confirmed: { old: '', new: '' },
    state: 'moving',
    until: '',
  } as const
  await refs.emailChanges.doc(id).set({ ...change, expiresAt: new Date() as never })
  await auth.updateUser(id, { email: change.email })
  expect(await restoreEmail(id)).toBe(false)
  await auth.updateUser(id, { email })
})

test.each(FAULTS)(
  'the sweep finishes a restoration when a call is %s, and it is reported once',
  async (fault) => {
    const begin = async () => {
      const { id: uid, email } = await registerHere()
      await auth.updateUser(uid, { email: someEmail() })
      return { uid, email }
    }
    let begun = await begin()
    await strikeEachCall(
      fault,
      () => restoreEmail(begun.uid),
      async (_outcome, call) => {
        const { uid, email } = begun
        await sweepLater()
        await restoreEmail(uid)
        expect((await auth.getUser(uid)).email, call).toBe(email)
        expect(
          (await actionsOn(uid)).filter((action) => action === 'email:restore'),
          call,
        ).toHaveLength(1)
        expect(
          (await refs.mail.where('uid', '==', uid).where('template', '==', 'emailRestored').get()).size,
          call,
        ).toBe(1)
        expect((await refs.intents.doc(`restore-${uid}`).get()).exists, call).toBe(false)
        begun = await begin()
      },
    )
  },
)
