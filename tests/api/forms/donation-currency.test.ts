import { randomUUID } from 'node:crypto'
import type { Overview } from 'domain/office/overview.ts'
import type { Today } from 'domain/office/today.ts'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, storingNothing } from '../../support/admin.ts'
import { call } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { gift, send, someEmail, storedAs } from '../../support/forms.ts'
import { mailsTo } from '../../support/mails.ts'

const token = await adminToken()
const IN_RUPEES = {
  currency: 'PKR',
  least: 500,
  most: 5_000_000,
  stitch: 11_200,
  sums: [{ dollars: 5_600, does: 'Half a place' }],
  stories: [],
}

/** Sets the currency and the limits, as the office does. */
const set = async (json: object) => {
  const { status, body } = await call('PATCH', api.sitePart('giving'), { token, json })
  expect(status, JSON.stringify(body)).toBe(200)
}
const inRupees = (change: object = {}) => gift({ amount: 5_000, currency: 'PKR', ...change })
const byCard = (change: object = {}) =>
  inRupees({ payment_method: 'card', payment_token: `sandbox-${randomUUID()}`, ...change })
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

afterEach(async () => {
  await refs.site.doc('giving').delete()
  const { docs } = await refs.donations.where('currency', '!=', 'USD').get()
  for (const { ref } of docs) await ref.delete()
})

test('a donation is stored, mailed and exported in the currency of the chamber', async () => {
  await set(IN_RUPEES)
  for (const sent of [inRupees(), byCard()] as ReturnType<typeof gift>[]) {
    const answer = await send(api.donations, sent)
    expect(await storedAs('donations', answer)).toMatchObject({ amount: 5_000, currency: 'PKR' })
    const [mail] = await mailsTo(sent.email, 1)
    expect(plain(mail?.text)).toContain('Rs 5,000 to the')
    const headers = { authorization: `Bearer ${token}` }
    const csv = await (await fetch(origin + api.exportForms('donations'), { headers })).text()
    expect(csv.split('\n').find((row) => row.includes(answer.body.reference))).toContain(',"5000","PKR",')
  }
})

test.each([
  ['another currency', { currency: 'USD' }],
  ['no currency, which means dollars,', { currency: undefined }],
  ['another currency by card', { currency: 'EUR', payment_method: 'card', payment_token: 'sandbox-x' }],
])("a donation in %s than the chamber's is refused and says what to do", async (_what, change) => {
  await set(IN_RUPEES)
  const answer = await storingNothing(() => send(api.donations, inRupees(change)))
  expect(answer).toMatchObject({ status: 409, body: { detail: en.forms.otherCurrency } })
})

test.each([
  [499, 'Rs 500 to Rs 5,000,000, without decimals'],
  [5_000_001, 'Rs 500 to Rs 5,000,000, without decimals'],
  [750.5, 'Rs 500 to Rs 5,000,000, without decimals'],
])('%d rupees are outside of what the office allows', async (amount, words) => {
  await set(IN_RUPEES)
  const answer = await storingNothing(() => send(api.donations, inRupees({ amount })))
  expect(answer.status).toBe(400)
  expect(plain(answer.body.detail)).toBe(`Amount: Please enter an amount from ${words}.`)
})

test('a donation that is repeated after the change of the currency gets the same answer, and no other one does', async () => {
  const email = someEmail()
  for (const sent of [
    gift({ email, currency: 'USD', key: randomUUID() }),
    gift({ email, currency: 'USD', payment_method: 'card', payment_token: `sandbox-${randomUUID()}` }),
  ]) {
    const first = await send(api.donations, sent)
    expect(first.status).toBe(201)
    await set(IN_RUPEES)
    expect((await send(api.donations, sent)).body.reference).toBe(first.body.reference)
    const stolen = await send(api.donations, { ...sent, amount: 5_000, currency: 'PKR', key: randomUUID() })
    await refs.site.doc('giving').delete()
    if (sent.payment_method === 'card')
      expect(stolen).toMatchObject({ status: 409, body: { detail: en.forms.cardRefused } })
    expect((await refs.donations.doc(first.body.reference).get()).data()).toMatchObject({
      amount: 50.5,
      currency: 'USD',
    })
  }
})

/** Reads what the office sees of donations. */
const figures = async () => {
  const [{ body: overview }, { body: today }] = await Promise.all([
    call<Overview>('GET', api.overview, { token }),
    call<Today>('GET', api.today, { token }),
  ])
  return { overview, today }
}

test('totals of different currencies stand apart, and donations of an earlier version are in dollars', async () => {
  const before = (await figures()).overview
  expect(before).toMatchObject({ currency: 'USD', otherCurrencies: [] })
  const stored: Omit<DonationDocument, 'amount' | 'currency' | 'state'> = {
    uid: '',
    email: 'gul@example.org',
    language: 'en',
    createdAt: '2020-01-01T00:00:00.000Z',
    cause: 'water',
    first_name: 'Gul',
    last_name: 'Khan',
    address: '',
    message: '',
    payment_method: 'offline',
    company: '',
    payment: '',
  }
  const [old, rupees, euros] = ['WCN-CUR222', 'WCN-CUR333', 'WCN-CUR444'].map((id) => refs.donations.doc(id))
  await old?.set({ ...stored, amount: 70, state: 'pledged' })
  await rupees?.set({ ...stored, amount: 5_000, currency: 'PKR', state: 'pledged' })
  await euros?.set({ ...stored, amount: 30.5, currency: 'EUR', state: 'received' })
  await set(IN_RUPEES)
  const { overview, today } = await figures()
  await old?.delete()

  const dollars = {
    currency: 'USD',
    pledged: { count: before.pledged.count + 1, sum: before.pledged.sum + 70 },
    received: before.received,
  }
  const euro = { currency: 'EUR', pledged: { count: 0, sum: 0 }, received: { count: 1, sum: 30.5 } }
  const own = { currency: 'PKR', pledged: { count: 1, sum: 5_000 }, received: { count: 0, sum: 0 } }
  expect(today).toMatchObject({ ...own, otherCurrencies: [dollars, euro] })
  expect(today.pledges[0]).toMatchObject({ id: 'WCN-CUR222', amount: 70, currency: 'USD' })
  expect(overview).toMatchObject({ ...own, otherCurrencies: [dollars, euro] })
  const water = ({ causes }: Pick<Overview, 'causes'>) => causes.find(({ cause }) => cause === 'water')
  expect(water(overview)).toMatchObject({ pledged: 5_000, received: 0 })
  const [inDollars, inEuros] = overview.otherCurrencies
  expect(inDollars && water(inDollars)?.pledged).toBe((water(before)?.pledged ?? 0) + 70)
  expect(inEuros && water(inEuros)).toMatchObject({ pledged: 0, received: 30.5 })
})
