import { expect, test } from 'vitest'
import { oddNumber } from './phone.ts'

test.each([
  '0300 1234567',
  '0300 0000000',
  '+92 300 000 1234',
  '0092 300 1234567',
  '(0992) 380 123',
  '۰۳۰۰۱۲۳۴۵۶۷',
  '+44 20 7946 0000',
  '+1 (202) 555-0143',
  '+971 50 123 4567',
])('%s is a valid phone number', async (text) => {
  expect(await oddNumber(text)).toBeUndefined()
})

test.each([
  ['hello', 'noNumber'],
  ['+999 1234567', 'noNumber'],
  ['1', 'short'],
  ['0300 123', 'short'],
  ['0300 12345678901', 'long'],
  ['+44 20 7946 0000 0000', 'long'],
  ['<b>0300 1234567</b>', 'noNumber'],
] as const)('%s is invalid: %s', async (text, odd) => {
  expect(await oddNumber(text)).toBe(odd)
})
