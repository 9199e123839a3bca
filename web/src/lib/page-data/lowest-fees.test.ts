import { expect, test } from 'vitest'
import { lowestFees } from './lowest-fees.ts'

const fee = (onJoining: number, everyYear: number) => ({ name: '', who: '', onJoining, everyYear })

test('the cheapest class by its yearly fee is named, and whether another class costs more', () => {
  expect(lowestFees([fee(1_500, 3_000), fee(1_500, 2_000)])).toEqual({
    onJoining: 1_500,
    everyYear: 2_000,
    isFrom: true,
  })
  expect(lowestFees([fee(0, 2_000)])).toEqual({ onJoining: 0, everyYear: 2_000, isFrom: false })
})

test('no fees are named where the office has none', () => {
  expect(lowestFees([])).toBeUndefined()
  expect(lowestFees([fee(0, 0)])).toBeUndefined()
})
