import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Secret, TOTP } from 'otpauth'
import type { Tokens } from 'domain/api/accounts.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, refs } from '../../support/admin.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { call, claimsIn, registerNewcomer, secondAfter, tokenOf } from '../../support/client.ts'
import { requireEnv } from '../../support/environment.ts'
import { message, newPost, send } from '../../support/forms.ts'
import { linkIn, mailsTo } from '../../support/mails.ts'

/** Returns the code that an app shows this many steps of thirty seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Signs a page in with a token of the server. @returns the tokens of its session */
async function signInWith(token: string): Promise<Tokens> {
  const address = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any'
  const response = await fetch(`http://${requireEnv('FIREBASE_AUTH_EMULATOR_HOST')}/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  })
  const { idToken, refreshToken } = (await response.json()) as { idToken: string; refreshToken: string }
  return { access: idToken, refresh: refreshToken }
}

/** Registers an admin for this file alone. */
async function someAdmin() {
  const { user, fields } = await registerNewcomer()
  await approveApplication(user.id, { by: OPERATOR, role: 'admin' })
  return { user, fields, token: await tokenOf(fields) }
}

/**
 * Registers an admin with one-time codes. The next step has the first unused code, which stays valid if that step begins meanwhile.
 */
async function someAdminWithCodes() {
  const { user, fields, token } = await someAdmin()
  const { password } = fields
  const { body: added } = await call<{ secret: string; uri: string }>('POST', api.secondFactor, {
    token,
    json: { password },
  })
  const json = { code: codeOf(added.secret) }
  const confirmed = await call<{ custom_token: string; recovery_codes: string[] }>(
    'POST',
    api.confirmSecondFactor,
    { token, json },
  )
  expect(confirmed.status).toBe(200)
  const { custom_token, recovery_codes } = confirmed.body
  return {
    user,
    fields,
    token,
    secret: added.secret,
    recovery: recovery_codes,
    session: await signInWith(custom_token),
  }
}

/** Returns the token of a sign-in with only the password, as the SDK of a page gets it. */
async function halfToken({ email, password }: { email: string; password: string }): Promise<string> {
  const address = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const response = await fetch(`http://${requireEnv('FIREBASE_AUTH_EMULATOR_HOST')}/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  return ((await response.json()) as { idToken: string }).idToken
}

const actionsOn = async (uid: string) =>
  (await refs.audit.where('target', '==', uid).get()).docs
    .map((line) => line.data().action)
    .filter((action) => action.startsWith('second-factor'))

test('an admin adds codes with the password, and from then on only sessions with a code have admin rights', async () => {
  const { user, fields, token, secret, recovery, session } = await someAdminWithCodes()
  expect(recovery).toHaveLength(10)
  const stored = JSON.stringify((await refs.secondFactors.doc(user.id).get()).data())
  for (const hidden of [secret, ...recovery]) expect(stored).not.toContain(hidden)
  expect((await refs.users.doc(user.id).get()).data()?.second_factor).toBe(true)
  expect(await actionsOn(user.id)).toEqual(['second-factor:on'])
  expect((await mailsTo(fields.email, 2)).map(({ subject }) => subject).join()).toContain(
    'One-time codes are on',
  )

  expect(claimsIn(session.access)).toMatchObject({
    second_factor: true,
    role: 'admin',
    approved: true,
    email: fields.email,
  })
  expect((await call('GET', api.users, { token: session.access })).status).toBe(200)
  // the claim lasts as long as the session
  const { body: renewed } = await call<Tokens>('POST', api.tokenRefresh, {
    json: { refresh: session.refresh },
  })
  expect((await call('GET', api.users, { token: renewed.access })).status).toBe(200)

  // revoked from the next second on; until then the claim is missing
  expect([401, 403]).toContain((await call('GET', api.users, { token })).status)
  const half = await halfToken(fields)
  for (const [method, path] of [
    ['GET', api.users],
    ['GET', api.profile],
    ['GET', api.ownData],
    ['DELETE', api.profile],
    ['POST', api.removeSecondFactor],
  ] as const)
    expect(await call(method, path, { token: half }), path).toMatchObject({
      status: 403,
      body: { detail: en.secondFactor.needed, code: 'second-factor' },
    })
})

test('a code or a recovery code completes a sign-in once', async () => {
  const { user, fields, secret, recovery } = await someAdminWithCodes()
  const token = await halfToken(fields)
  const enter = (code: string) =>
    call<{ custom_token: string; detail?: string }>('POST', api.enterCode, { token, json: { code } })
  const code = codeOf(secret, 1)
  const { body } = await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect((await call('GET', api.users, { token: (await signInWith(body.custom_token)).access })).status).toBe(
    200,
  )
  // used, older than the last one, too early, wrong
  for (const wrong of [code, codeOf(secret, -1), codeOf(secret, 3), '000000', 'swordfish'])
    expect(await enter(wrong), wrong).toMatchObject({
      status: 403,
      body: { detail: en.secondFactor.wrongCode },
    })
  const [first = ''] = recovery
  expect((await enter(first.toUpperCase())).status).toBe(200)
  expect((await enter(first)).status).toBe(403)
  expect((await actionsOn(user.id)).toSorted()).toEqual(
    [
      'second-factor:on',
      ...Array<string>(6).fill('second-factor:wrong'),
      'second-factor:recovery',
    ].toSorted(),
  )
})

test('of simultaneous attempts with the same code one succeeds', async () => {
  const { fields, secret } = await someAdminWithCodes()
  const token = await halfToken(fields)
  const json = { code: codeOf(secret, 1) }
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', api.enterCode, { token, json })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('REST signs in with a code, and reports a missing one', async () => {
  const {
    fields: { email, password },
    secret,
  } = await someAdminWithCodes()
  const logIn = (code?: string) =>
    call<Tokens & { error?: string; code?: string }>('POST', api.login, { json: { email, password, code } })
  expect(await logIn()).toMatchObject({
    status: 401,
    body: { error: en.secondFactor.needed, code: 'second-factor' },
  })
  expect(await logIn('000000')).toMatchObject({ status: 403, body: { error: en.secondFactor.wrongCode } })
  const { status, body } = await logIn(codeOf(secret, 1))
  expect(status).toBe(200)
  expect((await call('GET', api.users, { token: body.access })).status).toBe(200)
  // without the right password the response does not mention codes
  const wrong = await call('POST', api.login, {
    json: { email, password: 'not hers', code: codeOf(secret, 1) },
  })
  expect(wrong).toMatchObject({ status: 401, body: { error: en.login.failed } })
  expect(wrong.body).not.toHaveProperty('code')
})

test('wrong codes are limited to ten an hour, and only attempts with the right password count', async () => {
  const { fields, secret } = await someAdminWithCodes()
  const { email } = fields
  for (let n = 0; n < 12; n += 1)
    await call('POST', api.login, { json: { email, password: 'not hers', code: '000000' } })
  const token = await halfToken(fields)
  const enter = (code: string) => call('POST', api.enterCode, { token, json: { code } })
  for (let n = 0; n < 10; n += 1) expect((await enter('000000')).status).toBe(403)
  expect((await enter(codeOf(secret, 1))).status).toBe(429)
})

test('neither a new password nor a mailed link bypasses the code', async () => {
  const { fields, session } = await someAdminWithCodes()
  const password = 'five walnut trees 5'
  const changed = await call<Tokens & { custom_token: string }>('POST', api.password, {
    token: session.access,
    json: { current: fields.password, password },
  })
  // a session that entered the code continues
  expect(claimsIn(changed.body.access)['second_factor']).toBe(true)
  expect(claimsIn((await signInWith(changed.body.custom_token)).access)['second_factor']).toBe(true)
  expect((await call('GET', api.users, { token: await halfToken({ ...fields, password }) })).status).toBe(403)

  await call('POST', api.passwordReset, { json: { email: fields.email } })
  const code = linkIn(await mailsTo(fields.email, 4), '/reset-password').searchParams.get('code')
  expect(
    (await call('POST', api.passwordChoice, { json: { code, password: 'six walnut trees 66' } })).status,
  ).toBe(204)
  const half = await halfToken({ ...fields, password: 'six walnut trees 66' })
  expect((await call('GET', api.users, { token: half })).status).toBe(403)
  expect(
    (await call('POST', api.passwordCheck, { token: half, json: { password: 'six walnut trees 66' } }))
      .status,
  ).toBe(403)
})

test('confirming the password again gives a new session with the claim of the previous one', async () => {
  const { fields, session } = await someAdminWithCodes()
  const ask = (token: string, password: string) =>
    call<{ custom_token: string }>('POST', api.passwordCheck, { token, json: { password } })
  expect((await ask(session.access, 'not hers')).status).toBe(403)
  const { body } = await ask(session.access, fields.password)
  const claims = claimsIn((await signInWith(body.custom_token)).access)
  expect(claims['second_factor']).toBe(true)
  const { user, access, fields: others } = await registerNewcomer()
  const other = await ask(access, others.password)
  expect(claimsIn((await signInWith(other.body.custom_token)).access)).toMatchObject({
    user_id: user.id,
    second_factor: false,
  })
})

test('a token for a new session is worth nothing once the sessions were ended', async () => {
  const { user, fields, session } = await someAdminWithCodes()
  const { body } = await call<{ custom_token: string }>('POST', api.passwordCheck, {
    token: session.access,
    json: { password: fields.password },
  })
  const list = async () =>
    (await call('GET', api.users, { token: (await signInWith(body.custom_token)).access })).status
  expect(await list()).toBe(200)
  await secondAfter(body.custom_token)
  await auth.revokeRefreshTokens(user.id)
  expect(await list()).toBe(401)
})

test('a code turns codes off, and a mail reports it', async () => {
  const { user, fields, secret, session } = await someAdminWithCodes()
  const remove = (code: string) =>
    call('POST', api.removeSecondFactor, { token: session.access, json: { code } })
  expect((await remove('000000')).status).toBe(403)
  expect((await remove(codeOf(secret, 1))).status).toBe(204)
  expect((await remove(codeOf(secret, 1))).status).toBe(204)
  expect((await refs.secondFactors.doc(user.id).get()).exists).toBe(false)
  expect((await call('GET', api.users, { token: await tokenOf(fields) })).status).toBe(200)
  expect((await mailsTo(fields.email, 3)).map(({ subject }) => subject).join()).toContain(
    'One-time codes are off',
  )
})

test('another admin resets lost codes: the sessions end, a mail reports it, and no admin resets their own', async () => {
  const { user, fields, session } = await someAdminWithCodes()
  expect((await call('POST', api.resetSecondFactor(user.id), { token: session.access })).status).toBe(403)
  const admin = await adminToken()
  expect((await call('POST', api.resetSecondFactor(user.id), { token: admin })).status).toBe(204)
  expect((await call('POST', api.resetSecondFactor(user.id), { token: admin })).status).toBe(409)
  expect(await actionsOn(user.id)).toContain('second-factor:reset')
  expect((await auth.getUser(user.id)).tokensValidAfterTime).toBeTruthy()
  await tokenOf(fields)
  expect((await mailsTo(fields.email, 3)).map(({ subject }) => subject).join()).toContain(
    'reset your one-time codes',
  )
})

test('adding codes needs an admin, the password, and no active codes', async () => {
  const { access } = await registerNewcomer()
  expect((await call('POST', api.secondFactor, { token: access, json: { password: 'any' } })).status).toBe(
    403,
  )
  const { token } = await someAdmin()
  expect((await call('POST', api.secondFactor, { token, json: { password: 'not hers' } })).status).toBe(403)
  expect((await call('POST', api.confirmSecondFactor, { token, json: { code: '000000' } })).status).toBe(409)
  const { fields, session } = await someAdminWithCodes()
  const json = { password: fields.password }
  expect((await call('POST', api.secondFactor, { token: session.access, json })).status).toBe(409)
})

test('a former admin still needs a code, and can turn codes off', async () => {
  const { user, fields, secret, recovery } = await someAdminWithCodes()
  await call('POST', api.rejectUser(user.id), {
    token: await adminToken(),
    json: { rejection_reason: 'Leaves.' },
  })
  const half = await halfToken(fields)
  expect((await call('GET', api.profile, { token: half })).status).toBe(403)
  const { body } = await call<{ custom_token: string }>('POST', api.enterCode, {
    token: half,
    json: { code: recovery[0] },
  })
  const { access } = await signInWith(body.custom_token)
  expect((await call('GET', api.profile, { token: access })).status).toBe(200)
  expect(
    (await call('POST', api.removeSecondFactor, { token: access, json: { code: codeOf(secret, 1) } })).status,
  ).toBe(204)
})

test('the command line resets codes after a confirmation', async () => {
  const { user, fields } = await someAdminWithCodes()
  const reset = async (answer: string) => {
    const child = spawn(process.execPath, ['functions/scripts/admin-reset-code.ts', fields.email])
    child.stdin.end(answer)
    const [output, [code]] = await Promise.all([
      text(child.stdout),
      once(child, 'close') as Promise<[number]>,
    ])
    return { output, code }
  }
  expect(await reset('no\n')).toMatchObject({
    code: 1,
    output: expect.stringContaining(user.full_name) as string,
  })
  expect((await refs.users.doc(user.id).get()).data()?.second_factor).toBe(true)
  expect((await reset('yes\n')).code).toBe(0)
  expect((await refs.users.doc(user.id).get()).data()?.second_factor).toBe(false)
  const lines = await refs.audit
    .where('target', '==', user.id)
    .where('action', '==', 'second-factor:reset')
    .get()
  expect(lines.docs.map((line) => line.data().actor)).toEqual([OPERATOR])
})

test('where the chamber requires codes, an admin without them can only set them up', async () => {
  const { user, fields, token } = await someAdmin()
  const { user: other, session } = await someAdminWithCodes()
  const draft = await newPost({ is_published: false })
  expect((await call('GET', api.blog(draft), { token })).status).toBe(200)
  const ref = refs.site.doc('organisation')
  const before = (await ref.get()).data()
  await ref.set({ adminCodes: 'required' }, { merge: true })
  try {
    for (const [method, path] of [
      ['GET', api.users],
      ['GET', api.ownData],
      ['PATCH', api.profile],
      ['POST', api.blogs],
    ] as const)
      expect(await call(method, path, { token }), path).toMatchObject({
        status: 403,
        body: { detail: en.secondFactor.required, code: 'codes-required' },
      })
    expect((await call('GET', api.profile, { token })).status).toBe(200)
    expect((await call('GET', user.cnic_front, { token })).status).toBe(200)
    expect((await call('GET', other.cnic_front, { token })).status).toBe(403)
    // as visitors do
    expect((await call('GET', api.blog(draft), { token })).status).toBe(404)
    expect((await call('GET', api.blogs, { token })).status).toBe(200)
    expect((await send(api.contact, message(), token)).status).toBe(201)
    expect((await call('GET', api.users, { token: session.access })).status).toBe(200)
    expect((await call('GET', api.blog(draft), { token: session.access })).status).toBe(200)
    const { password } = fields
    expect((await call('POST', api.secondFactor, { token, json: { password } })).status).toBe(200)
  } finally {
    await (before ? ref.set(before) : ref.delete())
  }
})
