import { afterEach, expect, test } from 'vitest'
import { dropUnanswered, findUnanswered, keepUnanswered } from './unanswered-donation.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const donation = {
  amount: 40,
  currency: 'USD',
  cause: 'water',
  first_name: 'Amna',
  last_name: 'Durrani',
  email: 'amna@example.org',
  address: '12 Jail Road',
  message: '',
  payment_method: 'card',
  payment_token: 'of-her-card',
  fax: '',
  key: 'first',
} as const

afterEach(dropUnanswered)

test('an unanswered donation matches the same donation of the same donor, whatever other fields change', () => {
  keepUnanswered(donation, NOW)
  const again = { ...donation, email: ' Amna@Example.org', address: '14 Jail Road', payment_token: 'another' }
  expect(findUnanswered(again, NOW + 14 * 60_000)).toBe(donation)
})

test.each([
  ['another giver', { email: 'somebody@example.org' }, 0],
  ['another amount', { amount: 80 }, 0],
  ['another currency', { currency: 'PKR' as const }, 0],
  ['another cause', { cause: '' }, 0],
  ['a promise to pay at the bank', { payment_method: 'offline' as const }, 0],
  ['the same a quarter of an hour later', {}, 15],
])('%s is a new donation, and the old one is forgotten', (_what, change, minutes) => {
  keepUnanswered(donation, NOW)
  expect(findUnanswered({ ...donation, ...change }, NOW + minutes * 60_000)).toBeUndefined()
  expect(findUnanswered(donation, NOW)).toBeUndefined()
})
