import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { byVisitor, hashRateKey } from '../../../functions/src/http/rates/rate-keys.ts'
import { limitRate } from '../../../functions/src/http/rates/rate-limit.ts'
import type { Rate } from '../../../functions/src/http/rates/rates.ts'
import type { HttpError } from '../../../functions/src/http/responses/http-error.ts'
import { refs } from '../../support/admin.ts'
import { EDGE } from '../../support/client.ts'
import { from, type Headers, someGroup, through, visitorOf } from '../../support/visitors.ts'

/** Counts how many requests with these headers pass within a minute, up to 60. */
async function timesLet(headers: () => Headers, subject = '', from = Date.now()) {
  const rate = { name: `rate-${randomUUID()}`, most: 1, seconds: 60 }
  let times = 0
  const come = (now: number) => limitRate(rate, byVisitor({ headers: headers() }, subject), now)
  while (times < 60) {
    const refused = await come(from).then(
      () => undefined,
      (error: HttpError) => error,
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

test('simultaneous requests are counted without waiting for each other, and the limit still holds', async () => {
  const headers = from()
  const passedOf = async (times: number, rate: Rate) => {
    const comes = Array.from({ length: times }, () => limitRate(rate, visitorOf(headers)))
    return (await Promise.allSettled(comes)).filter(({ status }) => status === 'fulfilled').length
  }
  const rate = { name: `rate-${randomUUID()}`, most: 40, seconds: 60 }
  expect(await passedOf(40, rate)).toBe(40)
  expect(await passedOf(1, rate)).toBe(0)
  // simultaneous guesses gain nothing
  expect(await passedOf(40, { ...rate, name: `rate-${randomUUID()}`, most: 7 })).toBeLessThanOrEqual(7)
}, 5_000)

test('refunding a count that Firestore has already removed does not fail', async () => {
  const rate = { name: `rate-${randomUUID()}`, most: 1, seconds: 60 }
  const who = [randomUUID()]
  const refund = await limitRate(rate, [{ who, times: 1 }])
  await refs.rateLimits.doc(hashRateKey(rate.name, who)).delete()
  await refund()
  await limitRate(rate, [{ who, times: 1 }])
})

test('requests of one visitor share a counter, through any edge and with any spelling of the IP address', async () => {
  const edges = ['151.101.7.8', '2a04:4e42:9::1', '::ffff:199.232.3.4']
  let n = 0
  const [one, two] = [someGroup(), someGroup()]
  const ip = () => (n++ % 2 ? `2001:db8:${one}:${two}::${n.toString(16)}` : `2001:0DB8:${one}:${two}:0:0:0:9`)
  expect(await timesLet(() => ({ ...through(from(ip())), 'x-forwarded-for': edges[n % 3] ?? '' }))).toBe(1)
})

test("visitors behind the same Hosting edge do not use up each other's limit", async () => {
  expect(await timesLet(() => through(from()))).toBe(60)
})

test('requests with a forged client address are counted by their connection', async () => {
  const forger = randomUUID()
  const by = { 'x-forwarded-for': `${EDGE}, ${forger}` }
  expect(await timesLet(() => ({ ...from(), ...by }))).toBe(1)
  expect(await timesLet(() => ({ ...from(), ...by, 'x-forwarded-host': 'site' }))).toBe(50)
})

test('requests from unknown connections are counted together', async () => {
  expect(await timesLet(() => from())).toBe(50)
  expect(await timesLet(() => ({}))).toBe(50)
  expect(await timesLet(() => ({}), 'someone@chamber.example')).toBe(3)
})
