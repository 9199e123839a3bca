import { expect, test } from 'vitest'
import { counted } from './counted.ts'
import { placesDone, PLACES } from './places.ts'

const pieces = (d: string) => d.match(/M/g)?.length ?? 0

test.each([5, 10] as const)('two hundred stitches in %d rows, each in one state', (rows) => {
  const cloth = counted({ done: 131, paid: 44, mine: 2 }, rows)
  expect(cloth.stitches.reduce((sum, { d }) => sum + pieces(d), 0)).toBe(131)
  expect([cloth.paid, cloth.mine, cloth.open].map(pieces)).toEqual([44, 2, 23])
  expect(cloth.width * cloth.height).toBe(PLACES * 10 * 14)
})

test('a partial place is filled from the bottom', () => {
  const { mine } = counted({ done: 0, paid: 0, mine: 1.5 }, 5)
  expect(mine).toBe('M5 13v-12M5 27v-6')
})

test('donations beyond the last place are not drawn', () => {
  const cloth = counted({ done: 190, paid: 44, mine: 9 }, 5)
  expect(pieces(cloth.paid)).toBe(10)
  expect(cloth.mine + cloth.open).toBe('')
})

test('the percentage of a cause determines its completed places', () => {
  expect([65.5, 40.5, 80.5, 0, 100].map(placesDone)).toEqual([131, 81, 161, 0, 200])
})
