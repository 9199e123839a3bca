import { afterAll, expect, test } from 'vitest'
import type { User } from 'domain/user.ts'
import { en } from 'domain/texts/en.ts'
import { app } from '../../../functions/src/app.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { byAccount, type RateKey } from '../../../functions/src/http/rates/rate-keys.ts'
import { limitRate } from '../../../functions/src/http/rates/rate-limit.ts'
import { type Rate, RATES } from '../../../functions/src/http/rates/rates.ts'
import { api } from '../../support/addresses.ts'
import { refs } from '../../support/admin.ts'
import { formOf } from '../../support/applicant.ts'
import { call, registerNewcomer } from '../../support/client.ts'
import { serveHere } from '../../support/in-process.ts'
import { readersFound } from '../../support/mails.ts'
import { from, type Headers, JSON_TYPE, through, visitorOf } from '../../support/visitors.ts'

const EMAIL = 'nobody@chamber.example'

afterAll(() => readersFound(EMAIL))

test('failed sign-ins are counted by IP address and e-mail, and lock nobody else out', async () => {
  const { fields } = await registerNewcomer()
  const attacker = from()
  const guess = (headers: Record<string, string>, password: string, email = fields.email) =>
    call('POST', api.login, { json: { email, password }, headers })
  for (let n = 0; n < 10; n += 1) expect((await guess(attacker, `guess ${n}`)).status).toBe(401)

  const refused = await guess(attacker, fields.password)
  expect(refused).toMatchObject({ status: 429, body: { error: en.server.tooMany } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  // the same user at another IP address, and another user at this one
  expect((await guess(from(), fields.password)).status).toBe(200)
  const { fields: neighbour } = await registerNewcomer()
  expect((await guess(attacker, neighbour.password, neighbour.email)).status).toBe(200)
})

test('successful sign-ins are not counted against the limit', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  const { email, password } = fields
  for (let n = 0; n < 11; n += 1)
    expect((await call('POST', api.login, { json: { email, password }, headers })).status).toBe(200)
})

test('simultaneous password guesses are limited like guesses one after the other', async () => {
  const { fields } = await registerNewcomer()
  const { origin, close } = await serveHere(app)
  let passwordsAsked = 0
  let refused = 0
  const all = Promise.withResolvers<void>()
  const openWhenAllCame = () => passwordsAsked + refused === 30 && all.resolve()
  const stopIntercepting = intercept(async (name, ask) => {
    if (name !== 'auth tokens') return ask()
    passwordsAsked += 1
    openWhenAllCame()
    await all.promise
    return ask()
  })
  const headers = { ...through(from()), 'content-type': 'application/json' }
  const body = JSON.stringify({ email: fields.email, password: fields.password })
  const guess = async () => {
    const { status } = await fetch(origin + api.login, { method: 'POST', headers, body })
    if (status === 429) refused += 1
    openWhenAllCame()
  }
  await Promise.all(Array.from({ length: 30 }, guess))
  stopIntercepting()
  close()
  expect(passwordsAsked + refused).toBe(30)
  expect(passwordsAsked).toBeLessThanOrEqual(10)
})

const form = new Response(formOf({ email: EMAIL }))
const formHeaders = { 'content-type': form.headers.get('content-type') ?? '' }
const formBody = await form.arrayBuffer()

/** The rate limit keys of a signed-in user. */
const applicants = {
  first: await registerNewcomer(),
  second: await registerNewcomer(),
  third: await registerNewcomer(),
}
const account = ({ user }: (typeof applicants)['first']) => byAccount(user.id)

interface Limit {
  what: string
  rate: Rate
  counted: (headers: Headers) => RateKey[]
  most: number
  minutes: number
  ask: (headers: Headers) => ReturnType<typeof call>
  status: number
}

const LIMITS: Limit[] = [
  {
    what: 'sign-ins of made-up people',
    rate: RATES.loginOfAddress,
    counted: visitorOf,
    most: 100,
    minutes: 15,
    ask: (headers) => call('POST', api.login, { headers, json: { email: EMAIL, password: 'x' } }),
    status: 401,
  },
  {
    what: 'exchanges of tokens',
    rate: RATES.refresh,
    counted: visitorOf,
    most: 300,
    minutes: 60,
    ask: (headers) => call('POST', api.tokenRefresh, { headers, json: { refresh: 'x' } }),
    status: 401,
  },
  {
    what: 'registrations',
    rate: RATES.register,
    counted: visitorOf,
    most: 30,
    minutes: 60,
    ask: (headers) => call('POST', api.register, { headers: { ...headers, ...formHeaders }, body: formBody }),
    status: 400,
  },
  {
    what: 'requests for a new password with one e-mail',
    rate: RATES.passwordReset,
    counted: (headers) => visitorOf(headers, EMAIL),
    most: 5,
    minutes: 60,
    ask: (headers) => call('POST', api.passwordReset, { headers, json: { email: EMAIL } }),
    status: 202,
  },
  {
    what: 'requests for a new password',
    rate: RATES.passwordResetOfAddress,
    counted: visitorOf,
    most: 20,
    minutes: 60,
    ask: (headers) => call('POST', api.passwordReset, { headers, json: { email: EMAIL } }),
    status: 202,
  },
  {
    what: 'requests that bring something, as one account',
    rate: RATES.write,
    counted: () => account(applicants.first),
    most: 600,
    minutes: 60,
    ask: () => call('POST', api.resubmit, { token: applicants.first.access, json: {} }),
    status: 400,
  },
  {
    what: 'corrections of one application',
    rate: RATES.correction,
    counted: () => account(applicants.second),
    most: 5,
    minutes: 60,
    ask: () => call('POST', api.resubmit, { token: applicants.second.access, json: { city: 'Haripur' } }),
    status: 200,
  },
  {
    what: 'corrections of one application',
    rate: RATES.correctionOfDay,
    counted: () => account(applicants.third),
    most: 10,
    minutes: 24 * 60,
    ask: () => call('POST', api.resubmit, { token: applicants.third.access, json: { city: 'Haripur' } }),
    status: 200,
  },
]

// sends the last allowed request and one more
test.each(LIMITS)(
  'one address may make $most $what in $minutes minutes',
  async ({ rate, counted, most, minutes, ask, status }) => {
    const headers = from()
    for (let n = 1; n < most; n += 1) await limitRate(rate, counted(headers))
    expect((await ask(headers)).status).toBe(status)
    const refused = await ask(headers)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(minutes * 60 - 60)
    expect(wait).toBeLessThanOrEqual(minutes * 60)
  },
)

test('a rate-limited request is rejected before its body is read', async () => {
  const headers = from()
  for (let n = 0; n < RATES.loginOfAddress.most; n += 1)
    await limitRate(RATES.loginOfAddress, visitorOf(headers))
  for (let n = 0; n < RATES.passwordResetOfAddress.most; n += 1)
    await limitRate(RATES.passwordResetOfAddress, visitorOf(headers))
  const body = '{"cut'
  for (const path of [api.login, api.passwordReset])
    expect((await call('POST', path, { headers: { ...headers, ...JSON_TYPE }, body })).status).toBe(429)
})

test('an IP address over its limit cannot sign in even with the right password', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  for (let n = 0; n < RATES.loginOfAddress.most; n += 1)
    await limitRate(RATES.loginOfAddress, visitorOf(headers))
  const { email, password } = fields
  expect((await call('POST', api.login, { json: { email, password }, headers })).status).toBe(429)
})

test('the stored counters do not reveal visitors', async () => {
  const headers = from()
  await call('POST', api.passwordReset, { json: { email: EMAIL }, headers })
  const stored = JSON.stringify((await refs.rateLimits.get()).docs.map((count) => [count.id, count.data()]))
  expect(stored).not.toContain(headers['fastly-client-ip'])
  expect(stored).not.toContain(EMAIL)
})

test('an invalid correction does not count against the limit of corrections', async () => {
  const { access } = await registerNewcomer()
  const correct = (json: object) => call('POST', api.resubmit, { token: access, json })
  for (let n = 0; n < 6; n += 1) expect((await correct({ first_name: '<b>' })).status).toBe(400)
  for (let n = 0; n < 5; n += 1) expect((await correct({ city: `City ${n}` })).status).toBe(200)
  expect((await correct({ city: 'Haripur' })).status).toBe(429)
  expect((await call<User>('GET', api.profile, { token: access })).body.revision).toBe(6)
})
