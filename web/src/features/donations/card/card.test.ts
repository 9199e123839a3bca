import { rule } from 'domain/values/rule.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkCvv, checkExpireDate, checkHolder, checkNumber } from '../donation-schema.ts'
import { caretAfter, digitsBefore, groupCvv, groupExpireDate, groupNumber } from './card-format.ts'

describe('a number', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa', undefined],
    ['5555 5555 5555 4444', 'mastercard', undefined],
    ['6205 5000 0000 0000 004', 'unionpay', undefined],
    ['', 'visa', rule('required', 'card_number')],
    ['4242 4242 4242', 'visa', rule('cardShort')],
    ['4242 4242 4242 4241', 'visa', rule('cardWrong')],
    ['5555 5555 5555 4445', 'mastercard', rule('cardWrong')],
    ['4242 4242 4242 4242', 'mastercard', rule('cardBrand', 'Visa')],
    ['3782 822463 10005', 'visa', rule('cardUnknown')],
    ['9999 9999 9999 9999', 'visa', rule('cardUnknown')],
  ])('%s as %s', (number, brand, wrong) => expect(checkNumber(number, brand)).toEqual(wrong))
})

describe('a date', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22') }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['11/26', undefined],
    ['08/2029', undefined],
    ['', rule('required', 'expire_date')],
    ['10/26', rule('cardExpired')],
    ['12/25', rule('cardExpired')],
    ['13/29', rule('expireDate')],
    ['08', rule('expireDate')],
    ['08/99', rule('expireDate')],
  ])('%s', (date, wrong) => expect(checkExpireDate(date)).toEqual(wrong))
})

test('digits on the back and the name', () => {
  expect(['123', '12', '1234', ''].map(checkCvv)).toEqual([
    undefined,
    rule('cvv'),
    rule('cvv'),
    rule('required', 'cvv'),
  ])
  expect(['Amna Durrani', ' ', '4242 4242 4242 4242'].map(checkHolder)).toEqual([
    undefined,
    rule('required', 'card_holder'),
    rule('cardHolder'),
  ])
})

test('typed digits are grouped as on a card', () => {
  expect(['4', '42424', '4242-4242x4242 4242', '4'.repeat(25)].map(groupNumber)).toEqual([
    '4',
    '4242 4',
    '4242 4242 4242 4242',
    '4444 4444 4444 4444 444',
  ])
  expect(['0', '08', '082', '8/', '8/29', '08/2029', '08 / 29'].map(groupExpireDate)).toEqual([
    '0',
    '08',
    '08/2',
    '08',
    '08/29',
    '08/2029',
    '08/29',
  ])
  expect(groupCvv('12a345')).toBe('1234')
})

test('the caret stays after the digit that was typed', () => {
  // a 9 typed after the first four of eight digits
  const typed = '42429 4242'
  expect(caretAfter(digitsBefore(5, typed), groupNumber(typed))).toBe(6)
  expect(caretAfter(8, '4242 4242')).toBe(9)
  expect(caretAfter(0, '4242')).toBe(0)
})
