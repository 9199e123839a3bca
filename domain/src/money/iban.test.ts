import { expect, test } from 'vitest'
import { check } from '../schemas/check.ts'
import { object } from 'yup'
import { rule } from '../values/rule.ts'
import { accountNumberField, ibanField, isIban, SAMPLE_IBAN } from './iban.ts'

// examples from the IBAN registry
test.each([
  ['PK36SCBL0000001123456702', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['PK37SCBL0000001123456702', false],
  ['PK36SCBL0000001123456720', false],
  ['PK36SCBL000000112345670', false],
  [SAMPLE_IBAN, false],
  ['PK36', false],
  ['', false],
])('%s is a valid IBAN: %j', (text, is) => {
  expect(isIban(text)).toBe(is)
})

test.each([
  ['pk36scbl 0000001123456702 ', 'PK36 SCBL 0000 0011 2345 6702'],
  [SAMPLE_IBAN, SAMPLE_IBAN],
  ['', ''],
  ['PK00 EXMP 0000 0012 3456 7891', undefined],
  ['PK36 SCBL 0000 0011 2345 6703', undefined],
])('%j is stored as %j', async (iban, stored) => {
  const checked = await check(object({ iban: ibanField() }), { iban })
  expect(checked.ok ? checked.value.iban : undefined).toBe(stored)
})

test.each([
  ['0300 1234567', '0300 1234567'],
  ['+92-300-1234567', '+92-300-1234567'],
  ['pk36scbl0000001123456702', 'PK36 SCBL 0000 0011 2345 6702'],
  ['', ''],
  ['PK36 SCBL 0000 0011 2345 6703', rule('iban')],
  ['PK 36', rule('iban')],
  ['0300', rule('accountNumber')],
  ['0300 1234567 or 0300 7654321', rule('accountNumber')],
  ['1'.repeat(25), rule('accountNumber')],
  ['ask us', rule('accountNumber')],
])('the account number %j is stored or refused', async (number, expected) => {
  const checked = await check(object({ number: accountNumberField() }), { number })
  expect(checked.ok ? checked.value.number : checked.errors['number']?.[0]).toEqual(expected)
})
