import { expect, test } from 'vitest'
import { internationalDigits, oddNumber, phoneSearch } from './phone.ts'

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

test.each([
  '0312 0000023',
  '03120000023',
  '+92 312 000 0023',
  '0092-312-0000023',
  '(0312) 0000023',
  '312 0000023',
  '0000023',
  '0312',
  '+92 312',
  '٠٣١٢ ٠٠٠٠٠٢٣',
  '۰۳۱۲',
])('a search for %s finds a number however it was typed', (search) => {
  for (const stored of ['0312 0000023', '+92 312 0000023', '0092 3120000023', '۰۳۱۲۰۰۰۰۰۲۳'])
    expect(phoneSearch(search)?.(internationalDigits(stored)), stored).toBe(true)
  expect(phoneSearch(search)?.(internationalDigits('+44 20 7946 0000'))).toBe(false)
})

test('a foreign number is found with its code, and by its end', () => {
  const stored = internationalDigits('+44 20 7946 0000')
  for (const search of ['+44 20', '0044 20 7946', '7946 0000'])
    expect(phoneSearch(search)?.(stored)).toBe(true)
  expect(phoneSearch('020 7946')?.(stored)).toBe(false)
})

test.each(['', '031', 'Shop 0312', 'palwasha', '0312 0000023 Mansehra', '++92 312 0000'])(
  '"%s" is no search for a phone number',
  (search) => expect(phoneSearch(search)).toBeUndefined(),
)
