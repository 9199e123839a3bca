import { expect, test } from 'vitest'
import { toAmount } from './donation-values.ts'

test.each([
  ['40', 40],
  ['$40.50', 40.5],
  [' 1,200 ', 1_200],
  ['Rs. 5,000', 5_000],
  ['Rs5000', 5_000],
  ['€ 20', 20],
  ['PKR 5000', 5_000],
  ['0.5', 0.5],
  ['1,50', undefined],
  ['40.555', undefined],
  ['forty', undefined],
  ['', undefined],
  ['-5', undefined],
])('%s', (text, amount) => expect(toAmount(text)).toBe(amount))
