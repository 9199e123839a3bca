import { randomInt, randomUUID } from 'node:crypto'
import { REGION } from 'domain/region.ts'
import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../functions/src/app.ts'
import { intercept } from '../../functions/src/cloud/outgoing.ts'
import { byAccount, byRecipient, byVisitor, type Counted } from '../../functions/src/http/counted.ts'
import { countIfRoom, limitRate } from '../../functions/src/http/rate-limit.ts'
import { type Rate, RATES } from '../../functions/src/http/rates.ts'
import type { Refusal } from '../../functions/src/http/refusal.ts'
import { api } from '../support/addresses.ts'
import { refs } from '../support/admin.ts'
import { applicant, formOf } from '../support/applicant.ts'
import { call, EDGE, registerNewcomer } from '../support/client.ts'
import { requireEnv } from '../support/environment.ts'
import { serveHere } from '../support/in-process.ts'
import { readersFound } from '../support/mails.ts'
import { registerHere, SMALL_CARDS } from '../support/register-here.ts'

const EMAIL = 'nobody@chamber.example'

type Headers = Record<string, string>

/** Somebody's address, which Hosting would set. */
const from = (visitor = `test-${randomUUID()}`) => ({ 'fastly-client-ip': visitor })

/** The same as it reaches the functions. */
const through = (visitor: Headers): Headers => ({
  'x-forwarded-for': EDGE,
  'x-forwarded-host': 'site',
  ...visitor,
})

/** Whom those headers count against. */
const visitorOf = (headers: Headers, subject?: string) => byVisitor({ headers: through(headers) }, subject)

afterAll(() => readersFound(EMAIL))

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

const JSON_TYPE = { 'content-type': 'application/json' }
const form = new Response(formOf({ email: EMAIL }))
const formType = form.headers.get('content-type') ?? ''
const formBody = await form.arrayBuffer()

const formHeaders = { 'content-type': formType }
/** Of somebody signed in. */
const applicants = { first: await registerNewcomer(), second: await registerNewcomer() }
const account = ({ user }: (typeof applicants)['first']) => byAccount(user.id)

interface Limit {
  what: string
  rate: Rate
  counted: (headers: Headers) => Counted[]
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
]

// the route is asked for the last time that is let through, and once more
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

test('what is refused for a limit is refused before its body is read', async () => {
  const headers = from()
  for (let n = 0; n < RATES.loginOfAddress.most; n += 1)
    await limitRate(RATES.loginOfAddress, visitorOf(headers))
  for (let n = 0; n < RATES.passwordResetOfAddress.most; n += 1)
    await limitRate(RATES.passwordResetOfAddress, visitorOf(headers))
  const body = '{"cut'
  for (const path of [api.login, api.passwordReset])
    expect((await call('POST', path, { headers: { ...headers, ...JSON_TYPE }, body })).status).toBe(429)
})

test('an address that has tried too many people is not told of a right password either', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  for (let n = 0; n < RATES.loginOfAddress.most; n += 1)
    await limitRate(RATES.loginOfAddress, visitorOf(headers))
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

const small = new Blob([SMALL_CARDS.cnic_front], { type: 'image/jpeg' })
const SMALL_FORM = { cnic_front: small, cnic_back: small }
const someGroup = () => randomInt(1, 65_536).toString(16)

test('an address that asks again and again who has an account is refused', async () => {
  const { fields } = await registerNewcomer()
  const headers = from()
  const ask = askWhoIsTaken(fields.email)
  for (let n = 0; n < 10; n += 1) expect((await ask(headers)).status).toBe(409)
  expect(await ask(headers)).toMatchObject({ status: 429, body: { error: en.server.tooMany } })
}, 60_000)

/** Registers somebody whose e-mail is taken already. */
const askWhoIsTaken = (email: string) => async (headers: Headers) => {
  const form = new Response(formOf(applicant({ email }), SMALL_FORM))
  const type = { 'content-type': form.headers.get('content-type') ?? '' }
  return call('POST', api.register, { headers: { ...headers, ...type }, body: await form.arrayBuffer() })
}

/** How many of the answers have each status. */
const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )

/** Does something many times, ten at once: for more the emulator would start a process each. */
async function inTens<T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < times)
    done.push(...(await Promise.all(Array.from({ length: 10 }, (_none, n) => work(done.length + n)))))
  return done
}

test('whoever has a whole IPv6 network asks as one, and closes sign-up for nobody else', async () => {
  const { fields } = await registerNewcomer()
  const ask = askWhoIsTaken(fields.email)
  const network = `2001:db8:${someGroup()}:${someGroup()}`
  const answers = await inTens(500, (n) => ask(from(`${network}::${(n % 50).toString(16)}`)))
  const { 409: told, 429: refused } = tally(answers)
  expect(told).toBeLessThanOrEqual(10)
  expect((told ?? 0) + (refused ?? 0)).toBe(500)
  // by the same edge as the attack, and by another
  for (const edge of [EDGE, '199.232.3.4']) {
    const form = new Response(formOf(applicant(), SMALL_FORM))
    const headers = { 'x-forwarded-for': edge, 'content-type': form.headers.get('content-type') ?? '' }
    const { status } = await call('POST', api.register, { headers, body: await form.arrayBuffer() })
    expect(status).toBe(201)
  }
}, 120_000)

/** At the function's own address, past Hosting. */
const functionOrigin = `${requireEnv('FUNCTIONS_ORIGIN')}/${requireEnv('GCLOUD_PROJECT')}/${REGION}/api`
const FORGER = '203.0.113.9'

test.each([
  ['her name', {}],
  ['her name and the site', { 'x-forwarded-host': 'site' }],
  ['her name, by a connection of its own', { 'x-forwarded-for': FORGER }],
  [
    'her name, the site and an edge',
    { 'x-forwarded-host': 'site', 'x-forwarded-for': `203.0.113.1, ${EDGE}, ${FORGER}` },
  ],
])(
  'requests past Hosting that make up %s lock her out of nothing',
  async (_what, madeUp) => {
    const { fields } = await registerNewcomer()
    const { email, password } = fields
    const her = from(`2001:db8:${someGroup()}:${someGroup()}::1`)
    const forged = { ...her, ...madeUp }
    const send = async (path: string, headers: Headers, body: BodyInit) =>
      (await fetch(functionOrigin + path, { method: 'POST', headers: { ...forged, ...headers }, body }))
        .status
    for (let n = 0; n < 11; n += 1)
      await send(api.login, JSON_TYPE, JSON.stringify({ email, password: `guess ${n}` }))
    await inTens(100, () => send(api.login, JSON_TYPE, '{"cut'))
    await inTens(40, () => send(api.register, formHeaders, formBody))

    expect((await call('POST', api.login, { headers: her, json: { email, password } })).status).toBe(200)
    const form = new Response(formOf(applicant(), SMALL_FORM))
    const headers = { ...her, 'content-type': form.headers.get('content-type') ?? '' }
    expect((await call('POST', api.register, { headers, body: await form.arrayBuffer() })).status).toBe(201)
  },
  60_000,
)

test('a correction that is wrong costs none of those that may be made', async () => {
  const { access } = await registerNewcomer()
  const correct = (json: object) => call('POST', api.resubmit, { token: access, json })
  for (let n = 0; n < 6; n += 1) expect((await correct({ first_name: '<b>' })).status).toBe(400)
  for (let n = 0; n < 5; n += 1) expect((await correct({ city: `City ${n}` })).status).toBe(200)
  expect((await correct({ city: 'Haripur' })).status).toBe(429)
  expect((await call<User>('GET', api.profile, { token: access })).body.revision).toBe(6)
})

test('an applicant who asks by corrections whose a CNIC is hears it ten times, and so does her address', async () => {
  const owners = await Promise.all(Array.from({ length: 11 }, registerHere))
  const asker = await registerNewcomer()
  const headers = from()
  const ask = (cnic: string, token = asker.access, by = headers) =>
    call('POST', api.resubmit, { token, headers: by, json: { cnic } })
  const statuses: number[] = []
  for (const { cnic } of owners) statuses.push((await ask(cnic)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(409), 429])
  // wherever she goes, and whoever else comes from there
  expect((await ask(owners[0]?.cnic ?? '', asker.access, from())).status).toBe(429)
  const { access } = await registerNewcomer()
  expect((await ask(owners[0]?.cnic ?? '', access)).status).toBe(429)
  const lines = await refs.audit.where('actor', '==', asker.user.id).where('action', '==', 'user:taken').get()
  expect(lines.size).toBe(10)
}, 60_000)

test('CNICs that are asked for at once are told no more often than those asked for one after the other', async () => {
  const owners = await Promise.all(Array.from({ length: 15 }, registerHere))
  const { access } = await registerNewcomer()
  const answers = await Promise.all(
    owners.map(({ cnic }) => call('POST', api.resubmit, { token: access, json: { cnic } })),
  )
  const { 409: told = 0, 429: refused = 0 } = tally(answers)
  expect(told).toBeLessThanOrEqual(10)
  expect(told + refused).toBe(15)
}, 60_000)

test('a visitor who asks for a hundred new passwords is let ask twenty times', async () => {
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

test('a hundred visitors who ask for the new password of one are all heard, and she gets three mails', async () => {
  const { fields } = await registerNewcomer()
  const { email } = fields
  for (let n = 0; n < 100; n += 1)
    expect((await call('POST', api.passwordReset, { json: { email } })).status).toBe(202)
  await readersFound(email)
  const mails = await refs.mail.where('to', '==', email).where('template', '==', 'reset').get()
  expect(mails.size).toBe(3)
  // and as many again when the hour is over
  const until = Date.now() + 3_600_001
  for (let n = 0; n < 3; n += 1)
    expect(await countIfRoom(RATES.resetMail, byRecipient(email), until)).toBeTypeOf('function')
  expect(await countIfRoom(RATES.resetMail, byRecipient(email), until)).toBeUndefined()
}, 60_000)

/** How often somebody may come within a minute, who comes with these headers; at most 60 times. */
async function timesLet(headers: () => Headers, subject = '', from = Date.now()) {
  const rate = { name: `rate-${randomUUID()}`, most: 1, seconds: 60 }
  let times = 0
  const come = (now: number) => limitRate(rate, byVisitor({ headers: headers() }, subject), now)
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
  const headers = from()
  const passedOf = async (times: number, rate: Rate) => {
    const comes = Array.from({ length: times }, () => limitRate(rate, visitorOf(headers)))
    return (await Promise.allSettled(comes)).filter(({ status }) => status === 'fulfilled').length
  }
  const rate = { name: `rate-${randomUUID()}`, most: 40, seconds: 60 }
  expect(await passedOf(40, rate)).toBe(40)
  expect(await passedOf(1, rate)).toBe(0)
  // a guesser gains nothing from guessing at once
  expect(await passedOf(40, { ...rate, name: `rate-${randomUUID()}`, most: 7 })).toBeLessThanOrEqual(7)
}, 5_000)

test('requests of one visitor share a counter, by whichever edge and however her address is spelt', async () => {
  const edges = ['151.101.7.8', '2a04:4e42:9::1', '::ffff:199.232.3.4']
  let n = 0
  const [one, two] = [someGroup(), someGroup()]
  const her = () =>
    n++ % 2 ? `2001:db8:${one}:${two}::${n.toString(16)}` : `2001:0DB8:${one}:${two}:0:0:0:9`
  expect(await timesLet(() => ({ ...through(from(her())), 'x-forwarded-for': edges[n % 3] ?? '' }))).toBe(1)
})

test('nobody is refused because of others behind one edge of Hosting', async () => {
  expect(await timesLet(() => through(from()))).toBe(60)
}, 30_000)

test('requests with a made-up name are counted by their connection', async () => {
  const forger = randomUUID()
  const by = { 'x-forwarded-for': `${EDGE}, ${forger}` }
  expect(await timesLet(() => ({ ...from(), ...by }))).toBe(1)
  expect(await timesLet(() => ({ ...from(), ...by, 'x-forwarded-host': 'site' }))).toBe(50)
}, 30_000)

test('requests whose connection nobody knows are counted together', async () => {
  expect(await timesLet(() => from())).toBe(50)
  expect(await timesLet(() => ({}))).toBe(50)
  expect(await timesLet(() => ({}), 'someone@chamber.example')).toBe(3)
}, 30_000)
