import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCnic, isCnic, isCnicSearch } from './cnic.ts'
import { digitsOf } from './comparable.ts'

test.each([
  ['', ''],
  ['1310', '1310'],
  ['13101', '13101'],
  ['131011', '13101-1'],
  ['131011234567', '13101-1234567'],
  ['1310112345678', '13101-1234567-8'],
  ['13101-1234567-8', '13101-1234567-8'],
  ['13101 1234567 8', '13101-1234567-8'],
  ['13101-1234567-8999', '13101-1234567-8'],
  ['abc13101x', '13101'],
  ['۱۳۱۰۱۱۲۳۴۵۶۷۸', '13101-1234567-8'],
])('typing or pasting %j shows %j', (typed, shown) => {
  expect(formatCnic(typed)).toBe(shown)
})

test.each([
  ['13101-1234567-8', true],
  ['1310112345678', false],
  ['13101-1234567-', false],
  ['13101-1234567-89', false],
  ['13101-1234567-8\n', false],
  ['a3101-1234567-8', false],
])('%j is a complete CNIC: %j', (text, whole) => {
  expect(isCnic(text)).toBe(whole)
})

test('for any input, formatting keeps the first 13 digits in order, adds only dashes, and is stable', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('0', '1', '5', '9', '-', ' ', 'a', '٣', '۷') }),
      (typed) => {
        const shown = formatCnic(typed)
        expect(digitsOf(shown)).toBe(digitsOf(typed).slice(0, 13))
        expect(formatCnic(shown)).toBe(shown)
        expect(isCnic(shown)).toBe(digitsOf(typed).length >= 13)
      },
    ),
  )
})

test.each(['13101-1234567-8', '1310112345678', ' 13101 1234567 8 ', '13101–1234567–8', '۱۳۱۰۱۱۲۳۴۵۶۷۸'])(
  'a search for %s is for the owner of a CNIC',
  (search) => expect(isCnicSearch(search)).toBe(true),
)

test.each([
  '',
  '13101-1234567',
  '13101-1234567-89',
  '+1310112345678',
  'CNIC 1310112345678',
  '0092 300 123456',
])('a search for "%s" is not', (search) => expect(isCnicSearch(search)).toBe(false))
