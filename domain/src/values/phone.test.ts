import { expect, test } from 'vitest'
import { dialledDigits, internationalDigits, oddNumber, phoneSearch, toE164 } from './phone.ts'

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
  '0300-1234567',
  '0300 1234567',
  '0300.123.4567',
  '(0300) 1234567',
  '(0)300 1234567',
  '300 1234567',
  '+92 300 1234567',
  '+92 (0)300 1234567',
  '+92 0300 1234567',
  '(+92) 300 1234567',
  '0092 300 1234567',
  '00 92 0300 1234567',
  '923001234567',
  '92 300 1234567',
  '۰۳۰۰۱۲۳۴۵۶۷',
  '٠٣٠٠-١٢٣٤٥٦٧',
  '+۹۲ (۰)۳۰۰ ۱۲۳۴۵۶۷',
  '0300–1234567',
  '\u200e+92 300 1234567\u200e',
  '\u202a0300 1234567\u202c',
])('%j is stored and called as +923001234567', async (typed) => {
  expect(await toE164(typed)).toBe('+923001234567')
  expect(dialledDigits(typed)).toBe('923001234567')
})

test.each([
  ['(0992) 380 123', '+92992380123'],
  ['992380123', '+92992380123'],
  ['021 34567890', '+922134567890'],
  ['0922 512345', '+92922512345'],
  ['+44 20 7946 0000', '+442079460000'],
  ['0044 (0)20 7946 0000', '+442079460000'],
  ['+39 06 698 1234', '+39066981234'],
  ['+1 (202) 555-0143', '+12025550143'],
])('%s is stored and called as %s', async (typed, e164) => {
  expect(await toE164(typed)).toBe(e164)
  expect(dialledDigits(typed)).toBe(e164.slice(1))
})

test('the 0 of another country is left out where the list of countries is known', async () => {
  const e164 = await toE164('+44 020 7946 0000')
  expect(e164).toBe('+442079460000')
  expect(dialledDigits('+44 020 7946 0000', e164)).toBe('442079460000')
})

test('a text that is no number has no digits to call', async () => {
  expect(await toE164('ask at the office')).toBe('')
  expect(await toE164('')).toBe('')
  expect(dialledDigits('')).toBe('')
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
  '+92 (0)312 0000023',
  '\u202a+92 312 0000023\u202c',
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
