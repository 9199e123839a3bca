import { randomUUID } from 'node:crypto'
import { samples } from 'domain/content/samples.ts'
import { VISITOR } from 'domain/permissions.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import {
  findInterruptedPayments,
  finishInterruptedPayment,
  payByCard,
} from '../../../functions/src/forms/pay-by-card.ts'
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts'
import { api } from '../../support/addresses.ts'
import { refs, storingNothing } from '../../support/admin.ts'
import { FAULTS, strikeEachCall } from '../../support/faults.ts'
import { gift, send, someEmail, storedAs } from '../../support/forms.ts'
import { serveHere } from '../../support/in-process.ts'
import { mailsTo } from '../../support/mails.ts'
import { JSON_TYPE } from '../../support/visitors.ts'

const token = () => `sandbox-${randomUUID()}`
const byCard = (change: object = {}) => gift({ payment_method: 'card', payment_token: token(), ...change })

test('a card donation is stored as paid after the payment, and gets a mail', async () => {
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

test('a repeated card donation pays once and gets the same response', async () => {
  const sent = byCard()
  const [first, second] = await Promise.all([send(api.donations, sent), send(api.donations, sent)])
  const third = await send(api.donations, sent)
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
  expect(new Set([first, second, third].map(({ body }) => body.reference)).size).toBe(1)
  expect((await refs.donations.where('email', '==', sent.email).get()).size).toBe(1)
  expect(await mailsTo(sent.email, 1)).toHaveLength(1)
})

test('a repeated donation for a cause that ended in the meantime gets the same response', async () => {
  const [cause] = samples.causes.causes
  for (const sent of [
    byCard({ cause: cause?.id }),
    gift({ cause: cause?.id, key: randomUUID() }),
  ] as ReturnType<typeof gift>[]) {
    const first = await send(api.donations, sent)
    await refs.site.doc('causes').set({ causes: samples.causes.causes.slice(1) })
    const again = await send(api.donations, sent)
    const another = await send(api.donations, { ...sent, payment_token: token(), key: randomUUID() })
    await refs.site.doc('causes').delete()
    expect([first.status, again.status, another.status]).toEqual([201, 201, 400])
    expect(again.body.reference).toBe(first.body.reference)
  }
})

test('a used payment token does not allow an invalid cause', async () => {
  const sent = byCard()
  await send(api.donations, sent)
  const refused = { status: 400, body: { detail: expect.stringContaining(en.field.kind) as string } }
  for (const change of [{}, { payment_method: 'offline' }])
    expect(await send(api.donations, { ...sent, ...change, cause: 'yacht' })).toMatchObject(refused)
})

test('a payment token cannot pay a second donation', async () => {
  const sent = byCard()
  await send(api.donations, sent)
  for (const other of [{ amount: 60 }, { email: someEmail() }])
    expect(await send(api.donations, { ...sent, ...other })).toMatchObject({
      status: 409,
      body: { detail: en.forms.cardRefused },
    })
})

test.each([
  ['a card that the company rejects', byCard({ payment_token: `sandbox-refused-${randomUUID()}` }), 409],
  ['an unknown payment token', byCard({ payment_token: randomUUID() }), 409],
  ['a card without a token', byCard({ payment_token: '' }), 400],
  ['a card with its number', byCard({ card_number: '4111111111111111' }), 400],
  ['a card with its code', byCard({ cvv: '123', expire_date: '12/30' }), 400],
])('%s leaves no donation and no mail', async (_what, sent, status) => {
  expect((await send(api.donations, sent)).status).toBe(status)
  expect((await refs.donations.where('email', '==', sent.email).get()).size).toBe(0)
  expect((await refs.mail.where('to', '==', sent.email).get()).size).toBe(0)
})

afterEach(() => {
  delete process.env['PAYMENTS']
})

test('without a payment company, cards are rejected and nothing is stored', async () => {
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

/** A payment company that counts its charges, one for each reference, as every company must. */
function countingCompany() {
  const taken = new Map<string, number>()
  const company: PaymentProvider = {
    name: 'sandbox',
    charge: async (_token, { amount }, reference) => {
      taken.set(reference, amount)
      return 'paid'
    },
    outcome: async (reference) => (taken.has(reference) ? 'paid' : 'refused'),
  }
  return { taken, company }
}

test.each(FAULTS)(
  'no charge lacks a record, and no record exceeds its charge, when a call is %s',
  async (fault) => {
    const { taken, company } = countingCompany()
    let sent = { token: token(), email: someEmail() }
    const press = () =>
      payByCard(
        company,
        sent.token,
        { actor: VISITOR, language: 'en', email: sent.email, request: { headers: {} } },
        {
          amount: 20,
          currency: 'USD',
          cause: '',
          first_name: 'Gul',
          last_name: 'Khan',
          address: 'Here',
          message: '',
        },
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
      // a second submit continues
      const { reference } = await press()
      expect(await found(), call).toEqual([{ id: reference, state: 'paid' }])
      expect(taken.size - takenFrom, call).toBeLessThanOrEqual(1)
      expect([...taken.keys()].filter((id) => id === reference)).toHaveLength(1)
      expect((await refs.mail.where('to', '==', sent.email).get()).size, call).toBe(1)
      sent = { token: token(), email: someEmail() }
    })
  },
)

test.each([
  ['charged is stored as paid and gets a mail', true, ['paid'], 1],
  ['not charged is removed', false, [], 0],
])(
  'an interrupted donation that was %s after a quarter of an hour',
  async (_what, isTaken, states, mails) => {
    const { taken, company } = countingCompany()
    const email = someEmail()
    const cutOff: PaymentProvider = {
      ...company,
      charge: async (sent, money, reference) => {
        if (isTaken) await company.charge(sent, money, reference)
        throw new Error('The answer was lost.')
      },
    }
    const sender = { actor: VISITOR, language: 'en', email, request: { headers: {} } } as const
    const rest = { first_name: 'Gul', last_name: 'Khan', address: 'Here', message: '' }
    await expect(
      payByCard(cutOff, token(), sender, { amount: 20, currency: 'USD', cause: '', ...rest }),
    ).rejects.toThrow('lost')
    const settle = async (minutes: number) => {
      const found = await findInterruptedPayments(new Date(Date.now() + minutes * 60_000))
      for (const one of found) if (one.data.email === email) await finishInterruptedPayment(one, company)
      return (await refs.donations.where('email', '==', email).get()).docs.map((gift) => gift.data().state)
    }
    expect(await settle(14)).toEqual(['charging'])
    expect(await settle(16)).toEqual(states)
    expect((await refs.mail.where('to', '==', email).get()).size).toBe(mails)
    expect(taken.size).toBe(mails)
  },
)
