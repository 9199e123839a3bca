import { randomUUID } from 'node:crypto'
import { api } from 'domain/api.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { limitRate } from '../../functions/src/http/rate-limit.ts'
import type { Refusal } from '../../functions/src/http/refusal.ts'
import { applicant, cards, formOf } from '../support/applicant.ts'
import { call, registered } from '../support/client.ts'
import '../support/admin.ts' // the secrets of this process

/** Somebody's address, which Hosting would set. */
const from = () => ({ 'fastly-client-ip': `test-${randomUUID()}` })

test('failed logins are counted by address and e-mail, and lock nobody else out', async () => {
  const { fields } = await registered()
  const attacker = from()
  const guess = (headers: Record<string, string>, password: string, email = fields.email) =>
    call('POST', api.login, { json: { email, password }, headers })
  for (let n = 0; n < 10; n += 1) expect((await guess(attacker, `guess ${n}`)).status).toBe(401)

  const refused = await guess(attacker, fields.password)
  expect(refused).toMatchObject({ status: 429, body: { error: en.server.tooMany } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  // she herself, elsewhere; and somebody else behind the same address
  expect((await guess(from(), fields.password)).status).toBe(200)
  const { fields: neighbour } = await registered()
  expect((await guess(attacker, neighbour.password, neighbour.email)).status).toBe(200)
}, 60_000)

test('an address that asks again and again who has an account is refused', async () => {
  const { fields } = await registered()
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
    const refused = await come(from).catch((error: Refusal) => error)
    if (refused) {
      expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } })
      await come(from + 60_001) // a minute later the window has ended
      return times
    }
    times += 1
  }
  return times
}

test('one visitor has one count, wherever her requests enter', async () => {
  const visitor = from()
  expect(await timesLet(() => ({ ...visitor, 'x-forwarded-for': `${randomUUID()}` }))).toBe(1)
})

test('who makes up addresses is counted by the connection, and what names none together', async () => {
  const attacker = randomUUID()
  const madeUp = () => ({ ...from(), 'x-forwarded-for': `${randomUUID()}, ${attacker}` })
  expect(await timesLet(madeUp)).toBe(50)
  expect(await timesLet(() => ({}))).toBe(50)
  expect(await timesLet(() => ({}), 'someone@chamber.example')).toBe(3)
}, 30_000)
