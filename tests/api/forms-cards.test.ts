import { randomUUID } from 'node:crypto'
import { VISITOR } from 'domain/permissions.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, expect, test } from 'vitest'
import { app } from '../../functions/src/app.ts'
import { payByCard } from '../../functions/src/forms/pay-by-card.ts'
import type { CardCompany } from '../../functions/src/payments/card-company.ts'
import { api } from '../support/addresses.ts'
import { refs, storingNothing } from '../support/admin.ts'
import { FAULTS, strikeEachCall } from '../support/faults.ts'
import { gift, send, someEmail, storedAs } from '../support/forms.ts'
import { serveHere } from '../support/in-process.ts'
import { mailsTo } from '../support/mails.ts'
import { JSON_TYPE } from '../support/visitors.ts'

const token = () => `sandbox-${randomUUID()}`
const byCard = (change: object = {}) => gift({ payment_method: 'card', payment_token: token(), ...change })

test('a gift by card is stored as paid once the company has it, and thanked for', async () => {
  const sent = byCard()
  const answer = await send(api.donations, sent)
  expect(answer.status).toBe(201)
  const stored = await storedAs('donations', answer)
  expect(stored).toMatchObject({ amount: 50.5, payment_method: 'card', state: 'paid', company: 'sandbox' })
  expect(JSON.stringify(stored)).not.toContain(sent.payment_token)
  const lines = await refs.audit.where('target', '==', answer.body.reference).get()
  expect(lines.docs.map((line) => line.data().action).toSorted()).toEqual(['donation:pay', 'donation:send'])
  const [thanks] = await mailsTo(sent.email, 1)
  expect(thanks?.text).toContain('It was paid by card')
  expect(thanks?.text).toContain(answer.body.reference)
})

test('the same press again pays once, and is answered the same', async () => {
  const sent = byCard()
  const [first, second] = await Promise.all([send(api.donations, sent), send(api.donations, sent)])
  const third = await send(api.donations, sent)
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
  expect(new Set([first, second, third].map(({ body }) => body.reference)).size).toBe(1)
  expect((await refs.donations.where('email', '==', sent.email).get()).size).toBe(1)
  expect(await mailsTo(sent.email, 1)).toHaveLength(1)
})

test('what has paid one gift pays no other', async () => {
  const sent = byCard()
  await send(api.donations, sent)
  for (const other of [{ amount: 60 }, { email: someEmail() }])
    expect(await send(api.donations, { ...sent, ...other })).toMatchObject({
      status: 409,
      body: { detail: en.forms.cardRefused },
    })
})

test.each([
  ['a card that the company refuses', byCard({ payment_token: `sandbox-refused-${randomUUID()}` }), 409],
  ['a token that is of nobody', byCard({ payment_token: randomUUID() }), 409],
  ['a card without a token', byCard({ payment_token: '' }), 400],
  ['a card with its number', byCard({ card_number: '4111111111111111' }), 400],
  ['a card with its code', byCard({ cvv: '123', expire_date: '12/30' }), 400],
])('%s leaves no gift and no mail', async (_what, sent, status) => {
  expect((await send(api.donations, sent)).status).toBe(status)
  expect((await refs.donations.where('email', '==', sent.email).get()).size).toBe(0)
  expect((await refs.mail.where('to', '==', sent.email).get()).size).toBe(0)
})

afterEach(() => {
  delete process.env['PAYMENTS']
})

test('without a company cards are refused, and nothing is stored', async () => {
  const { origin, close } = await serveHere(app)
  const ask = () =>
    fetch(origin + api.donations, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(byCard()) })
  const refused = await storingNothing(ask)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ detail: en.forms.noCards })
  process.env['PAYMENTS'] = 'a company that nobody has built in'
  expect((await ask()).status).toBe(500)
  close()
})

/** A company that counts what it takes, once for each reference, as every one must. */
function countingCompany() {
  const taken = new Map<string, number>()
  const company: CardCompany = {
    name: 'sandbox',
    charge: async (_token, dollars, reference) => {
      taken.set(reference, dollars)
      return 'paid'
    },
  }
  return { taken, company }
}

test.each(FAULTS)(
  'nothing is taken without a record, and no record says more than was taken, when a call is %s',
  async (fault) => {
    const { taken, company } = countingCompany()
    let sent = { token: token(), email: someEmail() }
    const press = () =>
      payByCard(
        company,
        sent.token,
        { actor: VISITOR, language: 'en', name: 'Gul', email: sent.email, request: { headers: {} } },
        { amount: 20, cause: '', first_name: 'Gul', last_name: 'Khan', address: 'Here', message: '' },
      )
    const found = async () =>
      (await refs.donations.where('email', '==', sent.email).get()).docs.map((document) => ({
        id: document.id,
        state: document.data().state,
      }))
    await strikeEachCall(fault, press, async (_outcome, call) => {
      const before = await found()
      const takenFrom = taken.size
      for (const { id, state } of before) if (state === 'paid') expect(taken.get(id), call).toBe(20)
      // pressed again it goes on
      const { reference } = await press()
      expect(await found(), call).toEqual([{ id: reference, state: 'paid' }])
      expect(taken.size - takenFrom, call).toBeLessThanOrEqual(1)
      expect([...taken.keys()].filter((id) => id === reference)).toHaveLength(1)
      expect((await refs.mail.where('to', '==', sent.email).get()).size, call).toBe(1)
      sent = { token: token(), email: someEmail() }
    })
  },
  60_000,
)
