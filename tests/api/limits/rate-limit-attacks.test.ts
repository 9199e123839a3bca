import { randomUUID } from 'node:crypto'
import { REGION } from 'domain/place.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { byAddress } from '../../../functions/src/http/rates/rate-keys.ts'
import { tryLimitRate } from '../../../functions/src/http/rates/rate-limit.ts'
import { RATES } from '../../../functions/src/http/rates/rates.ts'
import { api } from '../../support/addresses.ts'
import { refs } from '../../support/admin.ts'
import { applicant, formOf } from '../../support/applicant.ts'
import { call, EDGE, registerNewcomer } from '../../support/client.ts'
import { requireEnv } from '../../support/environment.ts'
import { readersFound } from '../../support/mails.ts'
import { registerHere } from '../../support/register-here.ts'
import {
  askWhoIsTaken,
  from,
  type Headers,
  inTens,
  JSON_TYPE,
  SMALL_FORM,
  someGroup,
  tally,
} from '../../support/visitors.ts'

test('an IP address that repeatedly checks which accounts exist is rejected', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  const ask = askWhoIsTaken(fields.email)
  for (let n = 0; n < 10; n += 1) expect((await ask(headers)).status).toBe(409)
  expect(await ask(headers)).toMatchObject({ status: 429, body: { error: en.server.tooMany } })
})

test('a whole IPv6 network counts as one visitor, and others can still register', async () => {
  const { fields } = await registerNewcomer()
  const ask = askWhoIsTaken(fields.email)
  const network = `2001:db8:${someGroup()}:${someGroup()}`
  const answers = await inTens(500, (n) => ask(from(`${network}::${(n % 50).toString(16)}`)))
  const { 409: told, 429: refused } = tally(answers)
  expect(told).toBeLessThanOrEqual(10)
  expect((told ?? 0) + (refused ?? 0)).toBe(500)
  // through the edge of the attack, and through another edge
  for (const edge of [EDGE, '199.232.3.4']) {
    const form = new Response(formOf(applicant(), SMALL_FORM))
    const headers = { 'x-forwarded-for': edge, 'content-type': form.headers.get('content-type') ?? '' }
    const { status } = await call('POST', api.register, { headers, body: await form.arrayBuffer() })
    expect(status).toBe(201)
  }
})

const form = new Response(formOf({ email: 'nobody@chamber.example' }))
const formHeaders = { 'content-type': form.headers.get('content-type') ?? '' }
const formBody = await form.arrayBuffer()

/** The function's own address, without Hosting. */
const functionOrigin = `${requireEnv('FUNCTIONS_ORIGIN')}/${requireEnv('GCLOUD_PROJECT')}/${REGION}/api`
const FORGER = '203.0.113.9'

test.each([
  ['the client address', {}],
  ['the client address and the site', { 'x-forwarded-host': 'site' }],
  ['the client address, from another connection', { 'x-forwarded-for': FORGER }],
  [
    'the client address, the site and an edge',
    { 'x-forwarded-host': 'site', 'x-forwarded-for': `203.0.113.1, ${EDGE}, ${FORGER}` },
  ],
])('requests that bypass Hosting and forge %s do not lock the real visitor out', async (_what, madeUp) => {
  const { fields } = await registerNewcomer()
  const { email, password } = fields
  const visitor = from(`2001:db8:${someGroup()}:${someGroup()}::1`)
  const forged = { ...visitor, ...madeUp }
  const send = async (path: string, headers: Headers, body: BodyInit) =>
    (await fetch(functionOrigin + path, { method: 'POST', headers: { ...forged, ...headers }, body })).status
  for (let n = 0; n < 11; n += 1)
    await send(api.login, JSON_TYPE, JSON.stringify({ email, password: `guess ${n}` }))
  await inTens(100, () => send(api.login, JSON_TYPE, '{"cut'))
  await inTens(40, () => send(api.register, formHeaders, formBody))

  expect((await call('POST', api.login, { headers: visitor, json: { email, password } })).status).toBe(200)
  const form = new Response(formOf(applicant(), SMALL_FORM))
  const headers = { ...visitor, 'content-type': form.headers.get('content-type') ?? '' }
  expect((await call('POST', api.register, { headers, body: await form.arrayBuffer() })).status).toBe(201)
})

test('corrections reveal at most ten taken CNICs to one applicant and to one IP address', async () => {
  const owners = await Promise.all(Array.from({ length: 11 }, registerHere))
  const asker = await registerNewcomer()
  const headers = from()
  const ask = (cnic: string, token = asker.access, by = headers) =>
    call('POST', api.resubmit, { token, headers: by, json: { cnic } })
  const statuses: number[] = []
  for (const { cnic } of owners) statuses.push((await ask(cnic)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(409), 429])
  // the same applicant from another address, and another applicant from the same address
  expect((await ask(owners[0]?.cnic ?? '', asker.access, from())).status).toBe(429)
  const { access } = await registerNewcomer()
  expect((await ask(owners[0]?.cnic ?? '', access)).status).toBe(429)
  const lines = await refs.audit.where('actor', '==', asker.user.id).where('action', '==', 'user:taken').get()
  expect(lines.size).toBe(10)
})

test('simultaneous checks of CNICs reveal no more than checks one after the other', async () => {
  const owners = await Promise.all(Array.from({ length: 15 }, registerHere))
  const { access } = await registerNewcomer()
  const answers = await Promise.all(
    owners.map(({ cnic }) => call('POST', api.resubmit, { token: access, json: { cnic } })),
  )
  const { 409: told = 0, 429: refused = 0 } = tally(answers)
  expect(told).toBeLessThanOrEqual(10)
  expect(told + refused).toBe(15)
})

test('a visitor who requests a hundred password resets may make only twenty', async () => {
  const headers = from()
  const emails = Array.from({ length: 100 }, () => `${randomUUID()}@example.org`)
  const answers = await inTens(100, (n) =>
    call('POST', api.passwordReset, { headers, json: { email: emails[n] } }),
  )
  const { 202: heard = 0, 429: refused = 0 } = tally(answers)
  expect(heard).toBeLessThanOrEqual(20)
  expect(heard + refused).toBe(100)
  for (const email of emails) await readersFound(email)
})

test('password resets for other spellings of an e-mail do not use up its mail limit', async () => {
  const { fields } = await registerNewcomer()
  const { email } = fields
  for (let n = 0; n < 4; n += 1) {
    const other = email.replace('@', `+${n}@`)
    expect((await call('POST', api.passwordReset, { json: { email: other } })).status).toBe(202)
  }
  await call('POST', api.passwordReset, { json: { email } })
  await readersFound(email)
  const mails = await refs.mail.where('to', '==', email).where('template', '==', 'reset').get()
  expect(mails.size).toBe(1)
})

test('a hundred password reset requests for one user are all accepted, and three mails are sent', async () => {
  const { fields } = await registerNewcomer()
  const { email } = fields
  for (let n = 0; n < 100; n += 1)
    expect((await call('POST', api.passwordReset, { json: { email } })).status).toBe(202)
  await readersFound(email)
  const mails = await refs.mail.where('to', '==', email).where('template', '==', 'reset').get()
  expect(mails.size).toBe(3)
  // three more mails are allowed after the hour
  const until = Date.now() + 3_600_001
  for (let n = 0; n < 3; n += 1)
    expect(await tryLimitRate(RATES.resetMail, byAddress(email), until)).toBeTypeOf('function')
  expect(await tryLimitRate(RATES.resetMail, byAddress(email), until)).toBeUndefined()
})
