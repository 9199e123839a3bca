import { randomUUID } from 'node:crypto'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { app } from '../../functions/src/app.ts'
import { intercept } from '../../functions/src/cloud/outgoing.ts'
import { limitRate, RATES } from '../../functions/src/http/rate-limit.ts'
import type { Refusal } from '../../functions/src/http/refusal.ts'
import { api } from '../support/addresses.ts'
import { refs } from '../support/admin.ts'
import { applicant, cards, formOf } from '../support/applicant.ts'
import { call, registerNewcomer } from '../support/client.ts'
import { serveHere } from '../support/in-process.ts'

const EMAIL = 'nobody@chamber.example'

/** Somebody's address, which Hosting would set. */
const from = () => ({ 'fastly-client-ip': `test-${randomUUID()}` })

test('failed logins are counted by address and e-mail, and lock nobody else out', async () => {
  const { fields } = await registerNewcomer()
  const attacker = from()
  const guess = (headers: Record<string, string>, password: string, email = fields.email) =>
    call('POST', api.login, { json: { email, password }, headers })
  for (let n = 0; n < 10; n += 1) expect((await guess(attacker, `guess ${n}`)).status).toBe(401)

  const refused = await guess(attacker, fields.password)
  expect(refused).toMatchObject({ status: 429, body: { error: en.server.tooMany } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  // she herself, elsewhere; and somebody else behind the same address
  expect((await guess(from(), fields.password)).status).toBe(200)
  const { fields: neighbour } = await registerNewcomer()
  expect((await guess(attacker, neighbour.password, neighbour.email)).status).toBe(200)
}, 60_000)

test('successful sign-ins are not counted against the limit', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  const { email, password } = fields
  for (let n = 0; n < 11; n += 1)
    expect((await call('POST', api.login, { json: { email, password }, headers })).status).toBe(200)
})

test('passwords that are tried at once are limited like those tried one after the other', async () => {
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
  const headers = { ...from(), 'content-type': 'application/json' }
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
const formType = form.headers.get('content-type') ?? ''
const formBody = await form.arrayBuffer()

// the route is asked for the last time that is let through, and once more
test.each([
  {
    what: 'sign-ins of made-up people',
    rate: RATES.loginOfAddress,
    subject: '',
    most: 100,
    minutes: 15,
    ask: (headers: ReturnType<typeof from>) =>
      call('POST', api.login, { headers, json: { email: EMAIL, password: 'x' } }),
    status: 401,
  },
  {
    what: 'registrations',
    rate: RATES.register,
    subject: '',
    most: 30,
    minutes: 60,
    ask: (headers: ReturnType<typeof from>) =>
      call('POST', api.register, { headers: { ...headers, 'content-type': formType }, body: formBody }),
    status: 400,
  },
  {
    what: 'requests for a new password',
    rate: RATES.passwordReset,
    subject: EMAIL,
    most: 5,
    minutes: 60,
    ask: (headers: ReturnType<typeof from>) =>
      call('POST', api.passwordReset, { headers, json: { email: EMAIL } }),
    status: 202,
  },
])(
  'one address may make $most $what in $minutes minutes',
  async ({ rate, subject, most, minutes, ask, status }) => {
    const headers = from()
    const request = { headers } as unknown as Parameters<typeof limitRate>[0]
    for (let n = 1; n < most; n += 1) await limitRate(request, rate, subject)
    expect((await ask(headers)).status).toBe(status)
    const refused = await ask(headers)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(minutes * 60 - 60)
    expect(wait).toBeLessThanOrEqual(minutes * 60)
  },
)

test('an address that has tried too many people is not told of a right password either', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  const request = { headers } as unknown as Parameters<typeof limitRate>[0]
  for (let n = 0; n < RATES.loginOfAddress.most; n += 1) await limitRate(request, RATES.loginOfAddress)
  const { email, password } = fields
  expect((await call('POST', api.login, { json: { email, password }, headers })).status).toBe(429)
})

test('the stored counters do not tell who came', async () => {
  const headers = from()
  await call('POST', api.passwordReset, { json: { email: EMAIL }, headers })
  const stored = JSON.stringify((await refs.rateLimits.get()).docs.map((count) => [count.id, count.data()]))
  expect(stored).not.toContain(headers['fastly-client-ip'])
  expect(stored).not.toContain(EMAIL)
})

test('an address that asks again and again who has an account is refused', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  const ask = async () => {
    const form = new Response(formOf(applicant({ email: fields.email }), await cards()))
    const type = form.headers.get('content-type') ?? ''
    return call('POST', api.register, {
      body: await form.arrayBuffer(),
      headers: { ...headers, 'content-type': type },
    })
  }
  for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(409)
  expect(await ask()).toMatchObject({ status: 429, body: { error: en.server.tooMany } })
}, 60_000)

/** How often somebody may come within a minute, who comes with these headers; at most 60 times. */
async function timesLet(headers: () => Record<string, string>, subject = '', from = Date.now()) {
  const rate = { name: `rate-${randomUUID()}`, most: 1, seconds: 60 }
  let times = 0
  const come = (now: number) =>
    limitRate({ headers: headers() } as unknown as Parameters<typeof limitRate>[0], rate, subject, now)
  while (times < 60) {
    const refused = await come(from).then(
      () => undefined,
      (error: Refusal) => error,
    )
    if (refused) {
      expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } })
      await come(from + 60_001) // a minute later the window has ended
      return times
    }
    times += 1
  }
  return times
}

test('simultaneous requests are counted without waiting for each other, and no more pass than the limit', async () => {
  const request = { headers: from() } as unknown as Parameters<typeof limitRate>[0]
  const passedOf = async (times: number, rate: Parameters<typeof limitRate>[1]) => {
    const comes = Array.from({ length: times }, () => limitRate(request, rate))
    return (await Promise.allSettled(comes)).filter(({ status }) => status === 'fulfilled').length
  }
  const rate = { name: `rate-${randomUUID()}`, most: 40, seconds: 60 }
  expect(await passedOf(40, rate)).toBe(40)
  expect(await passedOf(1, rate)).toBe(0)
  // a guesser gains nothing from guessing at once
  expect(await passedOf(40, { ...rate, name: `rate-${randomUUID()}`, most: 7 })).toBeLessThanOrEqual(7)
}, 5_000)

test('requests of one visitor share a counter, wherever they enter', async () => {
  const visitor = from()
  expect(await timesLet(() => ({ ...visitor, 'x-forwarded-for': `${randomUUID()}` }))).toBe(1)
})

test('requests with a made-up address are counted by their connection, and those without any together', async () => {
  const attacker = randomUUID()
  const madeUp = () => ({ ...from(), 'x-forwarded-for': `${randomUUID()}, ${attacker}` })
  expect(await timesLet(madeUp)).toBe(50)
  expect(await timesLet(() => ({}))).toBe(50)
  expect(await timesLet(() => ({}), 'someone@chamber.example')).toBe(3)
}, 30_000)
