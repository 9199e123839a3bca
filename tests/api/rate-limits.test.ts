import { randomUUID } from 'node:crypto'
import { api } from 'domain/api.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { applicant, cards, formOf } from '../support/applicant.ts'
import { call, registered } from '../support/client.ts'

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
