import { expect, test } from 'vitest'
import { toDollars } from './donation-values.ts'

test.each([
  ['40', 40],
  ['$40.50', 40.5],
  [' 1,200 ', 1_200],
  ['0.5', 0.5],
  ['1,50', undefined],
  ['40.555', undefined],
  ['forty', undefined],
  ['', undefined],
  ['-5', undefined],
])('%s', (text, dollars) => expect(toDollars(text)).toBe(dollars))
