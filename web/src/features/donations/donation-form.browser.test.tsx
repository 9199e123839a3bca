import type { Giving } from 'domain/content/giving.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { siteOf } from '#testing/sample-site.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { DonationForm } from './donation-form.tsx'

const { content } = siteOf([])

const showForm = (payment?: 'sandbox', giving = content.giving) => {
  forgetVisit()
  return showAgain(payment, giving)
}
const showAgain = (payment?: 'sandbox', giving = content.giving) =>
  show(<DonationForm giving={giving} />, { content: { ...content, giving }, ...(payment && { payment }) })

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const pick = (name: string | RegExp) => page.getByRole('radio', { name })
const aside = () => page.getByRole('complementary', { name: 'What your donation pays for' })

const GIVER = {
  'First name': 'Amna',
  'Last name': 'Durrani',
  'E-mail': 'amna@example.org',
  Address: '12 Jail Road, Abbottabad',
}
const CARD = { 'Card holder name': 'AMNA DURRANI', 'Card number': '4242424242424242', CVV: '987' }

/** Matches any part of the card data, as JSON or in an address. Three digits alone may belong to a time. */
const OF_THE_CARD = /4242 ?4242|["=](987|12(\/|%2F)?31)\b|AMNA/

async function fillIn(fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value)
}

const answered = () => stubFetch(() => Response.json({ reference: 'WCN-7K4Q2M' }, { status: 201 }))

/** The sent request as text. */
async function sentBy(stub: ReturnType<typeof stubFetch>) {
  const texts = stub.mock.calls.map(async ([input, init]) => {
    const request = new Request(input, init)
    return request.url + (await request.text())
  })
  return (await Promise.all(texts)).join('\n')
}

test.each(WIDTHS)('the donation form is accessible at %i px', async (width) => {
  await setWidth(width)
  await showForm('sandbox')
  expect(await findViolations()).toEqual([])
  await pick(/Offline Donation/).click()
  await expect.element(page.getByText('You get it when you send this form')).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('a suggested amount clears another amount and back; summary and button follow', async () => {
  await showForm('sandbox')
  await expect.element(pick(/^\$40 /)).toBeChecked()
  await pick(/^\$80 /).click()
  await expect.poll(() => aside().element().textContent).toMatch(/\$80\.00One school year for two children/)
  await expect.element(page.getByRole('button', { name: 'Donate $80.00' })).toBeVisible()
  await field(/Another amount/).fill('100')
  await expect.element(pick(/^\$80 /)).not.toBeChecked()
  await expect
    .poll(() => aside().element().textContent)
    .toMatch(/\$100\.00Pays for 2 places and part of another/)
  await pick(/^\$20 /).click()
  await expect.element(field(/Another amount/)).toHaveValue('')
  await page.getByRole('combobox', { name: 'Cause' }).selectOptions('Drinking water supply')
  await expect.poll(() => aside().element().textContent).toMatch(/15 metres of pipe and the joints/)
})

test('a card becomes a token; no card data is sent or stored', async () => {
  const stub = answered()
  await showForm('sandbox')
  await expect.element(page.getByText('Test page: no money is taken.')).toBeVisible()
  await fillIn({ ...GIVER, ...CARD })
  await field('Expire date').fill('1231')
  expect(localStorage.getItem('draft:donation')).toContain('Amna')
  expect(localStorage.getItem('draft:donation')).not.toMatch(OF_THE_CARD)
  await page.getByRole('button', { name: 'Donate $40.00' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Thank you, Amna. Your donation has been paid.' }))
    .toBeVisible()
  await expect.element(page.getByText('WCN-7K4Q2M')).toBeVisible()
  const sent = await sentBy(stub)
  expect(sent).toMatch(/"payment_token":"sandbox-[\da-f-]+"/)
  expect(sent.replaceAll(/sandbox-[\da-f-]+/g, '')).not.toMatch(OF_THE_CARD)
  expect(JSON.stringify(localStorage) + location.href).not.toMatch(OF_THE_CARD)
})

test('a second submit after a lost response does not charge twice', async () => {
  let isReached = false
  const stub = stubFetch(() => {
    if (isReached) return Response.json({ reference: 'WCN-7K4Q2M' }, { status: 201 })
    isReached = true
    throw new TypeError('Failed to fetch')
  })
  await showForm('sandbox')
  await fillIn({ ...GIVER, ...CARD })
  await field('Expire date').fill('1231')
  await page.getByRole('button', { name: 'Donate $40.00' }).click()
  await expect.element(page.getByText(/Your text is still here/)).toBeVisible()
  await page.getByRole('button', { name: 'Donate $40.00' }).click()
  await expect.element(page.getByText('WCN-7K4Q2M')).toBeVisible()
  const tokens = (await sentBy(stub)).match(/sandbox-[\da-f-]+/g)
  expect(tokens).toHaveLength(2)
  expect(new Set(tokens).size).toBe(1)
})

test('a pledge after an unanswered card payment is sent as a pledge', async () => {
  const stub = stubFetch(async (request) => {
    const { payment_method } = (await request.json()) as { payment_method: string }
    if (payment_method === 'card') throw new TypeError('Failed to fetch')
    return Response.json({ reference: 'WCN-7K4Q2M', mailed: true }, { status: 201 })
  })
  await showForm('sandbox')
  await fillIn({ ...GIVER, ...CARD })
  await field('Expire date').fill('1231')
  await page.getByRole('button', { name: 'Donate $40.00' }).click()
  await expect.element(page.getByText(/Your text is still here/)).toBeVisible()
  await pick(/Offline Donation/).click()
  await page.getByRole('button', { name: 'Pledge $40.00' }).click()
  await expect.element(page.getByRole('heading', { name: /We have recorded your pledge/ })).toBeVisible()
  expect(stub).toHaveBeenCalledTimes(2)
})

test('card errors say what to correct, and nothing is sent', async () => {
  const stub = answered()
  await showForm('sandbox')
  await fillIn({ ...GIVER, ...CARD, 'Card number': '4242424242424241', CVV: '12' })
  await field(/Expire date/).fill('0120')
  await field(/Another amount/).fill('0.50')
  await page.getByRole('button', { name: 'Donate $0.50' }).click()
  const summary = page.getByRole('region', { name: 'Please correct 4 fields' })
  await expect.element(summary).toHaveFocus()
  await expect.poll(() => summary.element().textContent).toMatch(/The card number is wrong/)
  await expect.poll(() => summary.element().textContent).toMatch(/This card has expired/)
  await summary.getByRole('link', { name: /^Card number/ }).click()
  await expect.element(field('Card number')).toHaveFocus()
  expect(stub).not.toHaveBeenCalled()
})

test('the card number must match the chosen brand', async () => {
  await showForm('sandbox')
  await pick('Mastercard').click()
  await fillIn(CARD)
  await userEvent.tab()
  await expect.element(page.getByText(/This is the number of a Visa card/)).toBeVisible()
})

test('the caret stays where a digit is inserted', async () => {
  await showForm('sandbox')
  await field('Card number').fill('4242 4242')
  const input = field('Card number').element() as HTMLInputElement
  input.focus()
  input.setSelectionRange(4, 4)
  await userEvent.keyboard('9')
  expect([input.value, input.selectionStart]).toEqual(['4242 9424 2', 6])
})

test('without a payment company only Offline Donation is offered; a pledge shows the slip', async () => {
  const stub = answered()
  await showForm()
  await expect.element(pick(/Payment By Card/)).not.toBeInTheDocument()
  await expect.element(pick(/Offline Donation/)).toBeChecked()
  await expect.element(page.getByText(/Card payment is not available/)).toBeVisible()
  await fillIn(GIVER)
  await page.getByRole('button', { name: 'Pledge $40.00' }).click()
  await expect.element(page.getByRole('heading', { name: /We have recorded your pledge/ })).toBeVisible()
  await expect.element(page.getByText('WCN-7K4Q2M', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/pays for place 176 of 200/)).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(await sentBy(stub)).toContain('"payment_method":"offline"')
})

const sums = [{ dollars: 5_000, does: 'A school year' }]
const IN_RUPEES: Giving = {
  ...content.giving,
  currency: 'PKR',
  least: 500,
  most: 5_000_000,
  stitch: 5_000,
  sums,
  stories: [],
}

test('in rupees the limits and amounts are those of the office, and the currency is sent', async () => {
  const stub = answered()
  await showForm(undefined, IN_RUPEES)
  await expect.element(pick(/^Rs 5,000 /)).toBeChecked()
  await expect.element(page.getByText('At least Rs 500.')).toBeVisible()
  await fillIn(GIVER)
  await field('Another amount, in rupees').fill('Rs 499')
  await page.getByRole('button', { name: 'Pledge Rs 499' }).click()
  await expect
    .element(page.getByText('Please enter an amount from Rs 500 to Rs 5,000,000, without decimals.').first())
    .toBeVisible()
  await field('Another amount, in rupees').fill('20,000')
  await page.getByRole('button', { name: 'Pledge Rs 20,000' }).click()
  await expect.element(page.getByText('WCN-7K4Q2M', { exact: true })).toBeVisible()
  expect(await sentBy(stub)).toMatch(/"currency":"PKR".*"amount":20000/)
})

test('a draft keeps its words but not its amount when the currency has changed', async () => {
  const { unmount } = await showForm()
  await fillIn(GIVER)
  await field(/Another amount/).fill('5500')
  await unmount()
  await showAgain(undefined, IN_RUPEES)
  await expect.element(field('First name')).toHaveValue('Amna')
  await expect.element(field(/Another amount/)).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Pledge Rs 5,000' })).toBeVisible()
})
