import { expect, test } from 'vitest'
import { en } from '../texts/en.ts'
import { currencyOf, formatMoney, isExact } from './money.ts'

test.each([
  [40, 'USD', '$40.00', '$40'],
  [17.5, 'USD', '$17.50', '$17.50'],
  [7_000, 'USD', '$7,000.00', '$7,000'],
  [11_200, 'PKR', 'Rs 11,200', 'Rs 11,200'],
  [20, 'EUR', '€20.00', '€20'],
  [20, 'GBP', '£20.00', '£20'],
  [1_500, 'SAR', 'SAR 1,500.00', 'SAR 1,500'],
  [1_500, 'AED', 'AED 1,500.00', 'AED 1,500'],
  [20, 'CAD', 'CAD 20.00', 'CAD 20'],
] as const)('%d %s is written as %s, in short %s', (amount, currency, exact, short) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(formatMoney(amount, currency, 'en'))).toBe(exact)
  expect(plain(formatMoney(amount, currency, 'en', true))).toBe(short)
})

test.each([
  [1_500, 'PKR', 'Rs 1,500'],
  [40.5, 'USD', '$40.50'],
  [1_500, 'SAR', 'SAR 1,500.00'],
] as const)('in Urdu %d %s is written as in English: %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency, 'ur').replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  [20.5, 'USD', true],
  [20.55, 'USD', true],
  [20.555, 'USD', false],
  [500, 'PKR', true],
  [500.5, 'PKR', false],
] as const)('%d %s: whether it has no decimals too many', (amount, currency, isRight) => {
  expect(isExact(amount, currency)).toBe(isRight)
})

test('a donation without a currency is in dollars', () => {
  expect(currencyOf({})).toBe('USD')
  expect(currencyOf({ currency: 'PKR' })).toBe('PKR')
})

test('the message about an amount names the limits in their currency', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(en.field.amount(1, 50_000, 'USD'))).toBe(
    'Please enter an amount from $1 to $50,000, with at most two decimals.',
  )
  expect(plain(en.field.amount(500, 5_000_000, 'PKR'))).toBe(
    'Please enter an amount from Rs 500 to Rs 5,000,000, without decimals.',
  )
})
